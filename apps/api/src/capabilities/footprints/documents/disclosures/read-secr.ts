import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { SecrDisclosure } from '@understory/contracts/footprints/secr.ts'
import { longMonth, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { COUNTS_IN_WORDS } from '@understory/domain/footprints/climate-plan/intensity.ts'
import { secrFacts } from '@understory/domain/footprints/documents/disclosures/secr/secr-facts.ts'
import { SECR_RULES } from '@understory/domain/footprints/documents/disclosures/secr/secr-kinds.ts'
import { secrStatement } from '@understory/domain/footprints/documents/disclosures/secr/secr-statement.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { listIntensityRecords, selectActions } from '../../climate-plan/public.ts'
import { listFootprintRecords } from '../../company-footprints/public.ts'
import type { FootprintKey } from '../report-surroundings.ts'
import { readSecrAnswers } from './secr-answers.ts'
import { secrMethods } from './secr-methods.ts'
import { secrYearOf } from './secr-year.ts'

type ReadSecrDeps = Pick<Deps, 'db' | 'clock'>

/** What SECR asks for of a footprint, from its lines, its declaration, the plan and what the company said. */
export async function readSecr(
  deps: ReadSecrDeps,
  { accountId, footprintId }: FootprintKey,
): Promise<SecrDisclosure | Refused> {
  const ofAccount = { accountId, now: deps.clock() }
  const footprints = await listFootprintRecords(deps.db, ofAccount)
  const footprint = footprints.find((each) => each.footprintId === footprintId)
  if (!footprint) return refuse('FOOTPRINT_NOT_FOUND')
  const { companyName, startMonth, declared } = footprint
  const earlier = yearBefore(footprints, footprint)
  const [now, before] = [
    await secrYearOf(deps, accountId, footprint),
    earlier && (await secrYearOf(deps, accountId, earlier)),
  ]
  const year = Number(startMonth.slice(0, 4))
  const { kind, actions } = await readSecrAnswers(deps, { accountId, year })
  const isDraft = declared === null
  const facts = secrFacts({
    kind,
    actions,
    now: now.year,
    before: before?.year ?? null,
    isFirstYear: footprints.every((each) => each.startMonth >= startMonth),
    monthBefore: longMonth(shiftMonth(startMonth, -12)),
    ratios: isDraft ? [] : await ratiosOf(deps, ofAccount, footprint),
    methods: secrMethods(footprint, now),
    plannedActions: await plannedActionsOf(deps, accountId),
  })
  const months = { from: now.year.from, to: now.year.to }
  const sorted = facts.map((fact) => ({ ...fact, sources: [...fact.sources] }))
  return {
    standard: 'secr',
    version: SECR_RULES.version,
    companyName,
    ...months,
    before: before && { from: before.year.from, to: before.year.to },
    isDraft,
    declaration: now.declaration,
    kind,
    actions,
    facts: sorted,
    statement: secrStatement({ companyName, ...months, kind, isDraft, facts }),
  }
}

/** The declared footprint of the twelve months before; none that begins in another month. */
const yearBefore = (footprints: readonly Footprint[], { startMonth }: Footprint) =>
  footprints.find(
    (each) => each.declared !== null && each.startMonth === shiftMonth(startMonth, -12),
  ) ?? null

type OfAccount = Parameters<typeof listIntensityRecords>[1]

/** Those that divide scopes 1 and 2 of these twelve months; those before count where they are declared. */
async function ratiosOf({ db }: ReadSecrDeps, asked: OfAccount, { startMonth }: Footprint) {
  const figures = await listIntensityRecords(db, asked)
  const monthBefore = shiftMonth(startMonth, -12)
  return figures.flatMap(({ title, unit, counts, years }) => {
    const now = years.find((year) => year.startMonth === startMonth)
    if (!now || counts === 'all') return []
    const before = years.find(
      (year) => year.startMonth === monthBefore && year.status !== 'estimated',
    )
    return [
      {
        title,
        unit,
        counts: COUNTS_IN_WORDS[counts],
        gramsPerUnit: now.gramsPerUnit,
        gramsPerUnitBefore: before?.gramsPerUnit ?? null,
      },
    ]
  })
}

async function plannedActionsOf({ db }: ReadSecrDeps, accountId: string): Promise<string[]> {
  const actions = await selectActions(db, accountId)
  return actions.filter(({ category }) => category === 'reduction').map(({ title }) => title)
}
