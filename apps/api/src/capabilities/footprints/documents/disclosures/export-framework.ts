import type { XbrlReport } from '@understory/contracts/footprints/framework-disclosures.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import type { FrameworkFact } from '@understory/domain/footprints/documents/disclosures/frameworks/framework-fact.ts'
import { FRAMEWORK_WORDS } from '@understory/domain/footprints/documents/disclosures/frameworks/framework-words.ts'
import { vsmeCells } from '@understory/domain/footprints/documents/disclosures/frameworks/template/vsme-cells.ts'
import { vsmeFacts } from '@understory/domain/footprints/documents/disclosures/frameworks/vsme-facts.ts'
import { vsmeXbrl } from '@understory/domain/footprints/documents/disclosures/frameworks/xbrl/vsme-xbrl.ts'
import { shownFact } from '@understory/domain/footprints/documents/disclosures/secr/shown-fact.ts'
import { toCsv } from '@understory/domain/language/csv.ts'
import { groupedBy } from '@understory/domain/language/grouped-by.ts'
import { decimalText } from '@understory/spreadsheets/decimal-text.ts'
import { writeWorkbook } from '@understory/spreadsheets/write-xlsx.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import type { FootprintKey } from '../report-surroundings.ts'
import { fillTemplate } from '../vsme-template/fill-template.ts'
import { type AskedFramework, readCompany, readDeclaredFramework } from './read-framework.ts'

const FRAMEWORK_COLUMNS = [
  'section',
  'fact',
  'label',
  'state',
  'value',
  'unit',
  'note_or_reason',
  'source',
  'reference',
] as const

type ExportFrameworkDeps = Pick<Deps, 'db' | 'clock' | 'config'>
type FactRow = readonly (string | number)[]

const factRows = (facts: readonly FrameworkFact[]): FactRow[] =>
  facts.map((fact) => [
    fact.section,
    fact.key,
    fact.label,
    fact.state,
    fact.value ?? '',
    fact.unit ?? '',
    fact.note ?? fact.because ?? '',
    fact.sources.join(', '),
    fact.ref ?? '',
  ])

export async function exportFramework(
  deps: ExportFrameworkDeps,
  asked: AskedFramework,
): Promise<Uint8Array | Refused> {
  const disclosure = await readDeclaredFramework(deps, asked)
  if (disclosure instanceof Refused) return disclosure
  const { companyName, from, to, version, facts } = disclosure
  return writeWorkbook([
    { name: 'Facts', header: FRAMEWORK_COLUMNS, rows: factRows(facts) },
    {
      name: 'About',
      header: ['what', 'says'],
      rows: [
        ['Company', companyName],
        ['Months', `${longMonth(from)} to ${longMonth(to)}`],
        ['Rules', version],
        ['Rounding', 'Each figure is rounded by itself; totals add the rounded figures.'],
        ['Offsets', 'No offset is subtracted from any figure.'],
      ],
    },
  ])
}

export async function exportFrameworkCsv(
  deps: ExportFrameworkDeps,
  asked: AskedFramework,
): Promise<Uint8Array | Refused> {
  const disclosure = await readDeclaredFramework(deps, asked)
  if (disclosure instanceof Refused) return disclosure
  const rows = factRows(disclosure.facts).map((row) =>
    row.map((cell) => (typeof cell === 'number' ? decimalText(cell) : cell)),
  )
  return new TextEncoder().encode(toCsv([FRAMEWORK_COLUMNS, ...rows]))
}

export async function exportFrameworkPdf(
  deps: ExportFrameworkDeps & Pick<Deps, 'documents'>,
  asked: AskedFramework,
): Promise<Uint8Array | Refused> {
  const disclosure = await readDeclaredFramework(deps, asked)
  if (disclosure instanceof Refused) return disclosure
  const { companyName, from, to, version, facts, date } = disclosure
  const { name, limits } = FRAMEWORK_WORDS[asked.standard]
  return deps.documents.disclosureSheet({
    ...{ name, limits, companyName, version },
    months: `${longMonth(from)} to ${longMonth(to)}`,
    date,
    sections: [...groupedBy(facts, ({ section }) => section)].map(([title, of]) => ({
      title,
      facts: of.map((fact) => ({
        label: fact.label,
        ref: fact.ref,
        answer: STATE_WORDS[fact.state] ?? shownFact(fact),
        remark: fact.note ?? fact.because,
      })),
    })),
  })
}

const STATE_WORDS = {
  given: null,
  'not-given': 'Not given',
  'not-applicable': 'Does not apply',
} as const

/** The VSME in EFRAG’s own workbook. */
export async function exportVsmeTemplate(
  deps: ExportFrameworkDeps,
  asked: FootprintKey,
): Promise<Uint8Array | Refused> {
  const company = await declaredCompany(deps, asked)
  if (company instanceof Refused) return company
  return fillTemplate(vsmeCells({ ...company, facts: vsmeFacts(company) }))
}

/** The VSME in the names of its taxonomy. */
export async function exportVsmeXbrl(
  deps: ExportFrameworkDeps,
  asked: FootprintKey,
): Promise<XbrlReport | Refused> {
  const company = await declaredCompany(deps, asked)
  if (company instanceof Refused) return company
  const xbrl = vsmeXbrl({ ...company, facts: vsmeFacts(company) })
  if (!xbrl) return refuse('XBRL_WITHOUT_IDENTIFIER')
  const { documentInfo, facts } = xbrl
  return { documentInfo: { ...documentInfo, taxonomy: [...documentInfo.taxonomy] }, facts }
}

async function declaredCompany(deps: ExportFrameworkDeps, asked: FootprintKey) {
  const read = await readCompany(deps, asked)
  if (read instanceof Refused) return read
  return read.isDraft ? refuse('DISCLOSURE_OF_DRAFT') : read.company
}
