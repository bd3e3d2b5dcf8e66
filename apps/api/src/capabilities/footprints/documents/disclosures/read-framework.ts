import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { FrameworkDisclosure } from '@understory/contracts/footprints/framework-disclosures.ts'
import { type CalendarDate, dayOf } from '@understory/domain/calendar/calendar.ts'
import { baseYearFootprint } from '@understory/domain/footprints/climate-plan/base-year.ts'
import {
  CDP_VERSION,
  cdpFacts,
} from '@understory/domain/footprints/documents/disclosures/frameworks/cdp-facts.ts'
import type { DisclosedCompany } from '@understory/domain/footprints/documents/disclosures/frameworks/disclosed-year.ts'
import type {
  Framework,
  FrameworkFact,
} from '@understory/domain/footprints/documents/disclosures/frameworks/framework-fact.ts'
import {
  GHG_VERSION,
  ghgFacts,
  ISO_VERSION,
  isoFacts,
} from '@understory/domain/footprints/documents/disclosures/frameworks/index-facts.ts'
import { lastDayOf } from '@understory/domain/footprints/documents/disclosures/frameworks/plan-facts.ts'
import {
  PPN_VERSION,
  ppnFacts,
} from '@understory/domain/footprints/documents/disclosures/frameworks/ppn-facts.ts'
import {
  SBTI_VERSION,
  sbtiFacts,
} from '@understory/domain/footprints/documents/disclosures/frameworks/sbti-facts.ts'
import {
  VSME_VERSION,
  vsmeFacts,
} from '@understory/domain/footprints/documents/disclosures/frameworks/vsme-facts.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { listTargetRows, readBaseYearRecords, selectActions } from '../../climate-plan/public.ts'
import { listFootprintRecords } from '../../company-footprints/public.ts'
import type { FootprintKey } from '../report-surroundings.ts'
import { readCompanyYear } from './company-year.ts'
import { disclosedReport } from './disclosed-report.ts'
import { disclosedYear } from './disclosed-year.ts'

export type AskedFramework = FootprintKey & { readonly standard: Framework }

const READ_FRAMEWORKS: {
  readonly [Name in Framework]: {
    readonly version: string
    readonly facts: (company: DisclosedCompany) => FrameworkFact[]
  }
} = {
  'ppn-006': { version: PPN_VERSION, facts: ppnFacts },
  vsme: { version: VSME_VERSION, facts: vsmeFacts },
  'cdp-sme': { version: CDP_VERSION, facts: cdpFacts },
  'sbti-sme': { version: SBTI_VERSION, facts: sbtiFacts },
  'iso-14064-1': { version: ISO_VERSION, facts: isoFacts },
  'ghg-protocol': { version: GHG_VERSION, facts: ghgFacts },
}

type CompanyOfFootprint = {
  readonly company: DisclosedCompany
  readonly isDraft: boolean
  readonly declaredOn: CalendarDate | null
}

/** All that frameworks are answered from, of one footprint. */
export async function readCompany(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { accountId, footprintId }: FootprintKey,
): Promise<CompanyOfFootprint | Refused> {
  const ofAccount = { accountId, now: deps.clock() }
  const footprints = await listFootprintRecords(deps.db, ofAccount)
  const footprint = footprints.find((each) => each.footprintId === footprintId)
  if (!footprint) return refuse('FOOTPRINT_NOT_FOUND')
  const now = await disclosedYear(deps, accountId, footprint)
  if (now instanceof Refused) return now
  const plan = await readPlan(deps, ofAccount, footprints)
  const isSame = plan.base?.footprintId === footprintId
  const base = plan.base && !isSame ? await disclosedYear(deps, accountId, plan.base) : null
  if (base instanceof Refused) return base
  const report = await disclosedReport(deps, accountId, footprint)
  if (report instanceof Refused) return report
  const year = Number(footprint.startMonth.slice(0, 4))
  return {
    isDraft: footprint.declared === null,
    declaredOn: now.declaredOn,
    company: {
      companyName: footprint.companyName,
      today: dayOf(deps.clock()),
      now: now.year,
      base: isSame ? now.year : (base?.year ?? null),
      ...plan.words,
      methods: now.methods,
      energy: now.energy,
      report,
      said: await readCompanyYear(deps, { accountId, year }),
    },
  }
}

/** What a framework asks for of a footprint, from its declaration, its lines and the climate plan. */
export async function readFramework(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { standard, ...asked }: AskedFramework,
): Promise<FrameworkDisclosure | Refused> {
  const read = await readCompany(deps, asked)
  if (read instanceof Refused) return read
  const { company, isDraft } = read
  const { version, facts } = READ_FRAMEWORKS[standard]
  return {
    standard,
    version,
    companyName: company.companyName,
    from: company.now.from,
    to: company.now.to,
    isDraft,
    facts: facts(company).map((fact) => ({ ...fact, sources: [...fact.sources] })),
  }
}

/** The same of a declared footprint, with the day that its sheets are of. */
export async function readDeclaredFramework(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { standard, ...asked }: AskedFramework,
) {
  const read = await readCompany(deps, asked)
  if (read instanceof Refused) return read
  const { company, isDraft, declaredOn } = read
  if (isDraft) return refuse('DISCLOSURE_OF_DRAFT')
  const { version, facts } = READ_FRAMEWORKS[standard]
  const { companyName, now } = company
  return {
    ...{ companyName, from: now.from, to: now.to, version, facts: facts(company) },
    // Of a declaration from before they were stored whole, the day is not known.
    date: declaredOn ?? (lastDayOf(now) as CalendarDate),
  }
}

type PlanOfAccount = Parameters<typeof listTargetRows>[1]

/** Targets, reductions and the base year. */
async function readPlan(
  { db }: Pick<Deps, 'db'>,
  ofAccount: PlanOfAccount,
  footprints: readonly Footprint[],
) {
  const targets = await listTargetRows(db, ofAccount)
  const { policy, base: recalculated } = await readBaseYearRecords(db, ofAccount)
  const actions = await selectActions(db, ofAccount.accountId)
  const baseMonth = (policy ?? targets[0])?.baseMonth
  const said = [policy?.policy, policy?.reason].filter(Boolean).join(' ')
  return {
    base: baseMonth ? baseYearFootprint(footprints, baseMonth) : null,
    words: {
      targets,
      recalculatedGrams: recalculated?.recalculatedGrams ?? null,
      basePolicy: said || null,
      actions: actions
        .filter(({ category }) => category === 'reduction')
        .map(({ title, status, gramsAYear }) => ({
          title,
          isComplete: status !== 'estimated',
          gramsAYear,
        })),
    },
  }
}
