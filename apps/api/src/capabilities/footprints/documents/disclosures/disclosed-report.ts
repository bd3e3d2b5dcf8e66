import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import type { DisclosedReport } from '@understory/domain/footprints/documents/disclosures/frameworks/disclosed-year.ts'
import { summariseLines } from '@understory/domain/footprints/documents/summarise-lines.ts'
import {
  checkedOnWords,
  notIndependentWords,
} from '@understory/domain/footprints/documents/verified-parts.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused } from '../../../../http/refuse.ts'
import { APPROACH_NAMES, readInventory } from '../../company-footprints/public.ts'
import { reportFacts } from '../report-facts.ts'
import { reportedLines } from '../reported-lines.ts'

/** What the report of a footprint says; of one that is refined and not declared, with its lines as they are now. */
export async function disclosedReport(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  accountId: string,
  { footprintId, declared, isRefined }: Footprint,
): Promise<DisclosedReport | Refused> {
  const facts = await reportFacts(deps, { accountId, footprintId })
  if (facts instanceof Refused) return facts
  const report = reportOf(facts)
  if (declared || !isRefined) return report
  const read = await readInventory(deps, { accountId, footprintId })
  if (read instanceof Refused) return read
  const { approach, categories } = read.inventory
  return {
    ...report,
    approach,
    approachName: APPROACH_NAMES[approach],
    categories: categories.map(({ co2eGrams: grams, ...rest }) => ({ ...rest, grams })),
    lines: summariseLines(reportedLines(read.inventory, read.lines)),
  }
}

function reportOf(facts: FootprintReportFacts): DisclosedReport {
  const { approach, before, estimate, funded, verification } = facts
  return {
    ...facts,
    country: estimate.country,
    sector: estimate.sector,
    approachName: approach && APPROACH_NAMES[approach],
    before: before && {
      from: before.from,
      isDeclared: before.status !== 'estimated',
      totalGrams: before.sums.total,
    },
    verification: verification && verifiedInWords(verification),
    funded,
  }
}

const verifiedInWords = (of: NonNullable<FootprintReportFacts['verification']>): string =>
  `${checkedOnWords({ ...of, decidedOn: longDate(of.decidedOn) })} ${notIndependentWords(of.by)}`
