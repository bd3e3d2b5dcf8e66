import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { dayOf, longMonth, type Month, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { findCountry } from '@understory/domain/countries/countries.ts'
import { baseYearFootprint } from '@understory/domain/footprints/climate-plan/base-year.ts'
import { scopeOfCategory } from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { dividedParts } from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { formatPercent } from '@understory/domain/quantity/format.ts'
import type {
  FootprintReportFacts,
  VerifiedBy,
} from '@understory/ports/documents/footprint-documents.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import {
  listIntensityRecords,
  listTargetRows,
  readBaseYearRecords,
  selectActions,
} from '../climate-plan/public.ts'
import { getFootprintCoverage } from '../company-footprints/public.ts'
import { getVerifications } from '../verification/public.ts'

const MOST_RECALCULATIONS = 20

type ReportSurroundingsDeps = Pick<Deps, 'db' | 'clock' | 'config'>
export type FootprintKey = { readonly accountId: string; readonly footprintId: string }
type Among = { readonly footprint: Footprint; readonly footprints: readonly Footprint[] }
type Begun = Footprint & { readonly startMonth: Month }
type ReportSurroundingsContext = Pick<
  FootprintReportFacts,
  | 'baseYear'
  | 'policy'
  | 'baseRecalculations'
  | 'recalculated'
  | 'before'
  | 'intensity'
  | 'targets'
  | 'actions'
  | 'funded'
  | 'verification'
>

/** When its figures last changed, and when they were declared. */
export async function declaration(
  { db }: Pick<Deps, 'db'>,
  { footprintId, accountId }: FootprintKey,
): Promise<Pick<FootprintReportFacts, 'changedAt' | 'declaredOn'>> {
  const row = await db
    .selectFrom('footprint as f')
    .leftJoin('footprint_inventory as i', 'i.footprint_id', 'f.id')
    .select(['f.updated_at', 'f.declared_at', 'i.updated_at as inventory_changed_at'])
    .where('f.id', '=', footprintId)
    .where('f.account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const times = [row.updated_at, row.inventory_changed_at].flatMap((at) => at?.getTime() ?? [])
  return {
    changedAt: new Date(Math.max(...times)),
    declaredOn: row.declared_at && dayOf(row.declared_at),
  }
}

/** Other years, the plan, what was funded, and who checked it. */
export async function surroundings(
  deps: ReportSurroundingsDeps,
  asked: FootprintKey,
  among: Among,
): Promise<ReportSurroundingsContext> {
  const ofAccount = { accountId: asked.accountId, now: deps.clock() }
  const targets = await listTargetRows(deps.db, ofAccount)
  const figures = await listIntensityRecords(deps.db, ofAccount)
  const { footprint, footprints } = among
  const year = Number(footprint.startMonth.slice(0, 4))
  const records = await readBaseYearRecords(deps.db, ofAccount)
  const { policy, recalculations, base: recalculatedYear } = records
  const baseMonth = (policy ?? targets[0])?.baseMonth
  const all = footprints
  const yearAgo = shiftMonth(footprint.startMonth, -12)
  const before =
    all.find(({ startMonth }) => startMonth <= yearAgo) ??
    all.findLast(({ startMonth }) => startMonth < footprint.startMonth)
  const base = baseMonth ? baseYearFootprint(all, baseMonth) : null
  return {
    baseYear: base && { ...yearOf(base), recalculated: recalculatedSums(recalculatedYear) },
    policy: policy && {
      words: policy.policy,
      reason: policy.reason,
      thresholdBasisPoints: policy.thresholdBasisPoints,
    },
    baseRecalculations: recalculations.slice(0, MOST_RECALCULATIONS).map((each) => ({
      on: dayOf(new Date(each.recalculatedAt)),
      before: each.originalGrams,
      after: each.recalculatedGrams,
      reason: each.reason,
      approver: each.approver,
    })),
    recalculated: await inventoryRecalculations(deps, asked),
    before: before ? yearOf(before) : null,
    intensity: figures.flatMap(({ title, unit, counts, years }) => {
      const now = years.find((each) => each.year === year)
      const earlier = years.find((each) => each.year === year - 1)
      if (!now) return []
      const gramsPerUnitBefore = earlier?.gramsPerUnit ?? null
      return [{ title, unit, counts, year, gramsPerUnit: now.gramsPerUnit, gramsPerUnitBefore }]
    }),
    targets: targets.map(targetWords),
    actions: await actionsOf(deps, asked.accountId),
    funded: await fundedFor(deps, asked),
    verification: await verifiedBy(deps, asked, footprint),
  }
}

const yearOf = ({ startMonth, status, declared, estimate }: Begun) => {
  const { scope1, scope2, scope3, total } = declared ?? estimate
  return { from: startMonth, status, sums: { scope1, scope2, scope3, total } }
}

/** Of the base year, beside what was declared; `null`: it was not recalculated. */
function recalculatedSums(
  base: Awaited<ReturnType<typeof readBaseYearRecords>>['base'],
): NonNullable<ReportSurroundingsContext['baseYear']>['recalculated'] {
  if (base?.recalculatedGrams == null) return null
  const scopes = base.recalculatedScopes ?? { scope1: null, scope2: null, scope3: null }
  return { ...scopes, total: base.recalculatedGrams }
}

const COVERS = { all: 'all scopes', 'scopes-1-2': 'scopes 1 and 2', 'scope-3': 'scope 3' } as const
const REPORT_SURROUNDINGS_KINDS = { 'near-term': 'Near-term', 'net-zero': 'Net-zero' } as const

type Target = Awaited<ReturnType<typeof listTargetRows>>[number]

function targetWords({
  kind,
  covers,
  baseMonth,
  targetYear,
  reductionBasisPoints,
}: Target): string {
  return `${REPORT_SURROUNDINGS_KINDS[kind]} target: ${formatPercent(reductionBasisPoints)} less of ${COVERS[covers]} by ${targetYear} than in the base year that begins with ${longMonth(baseMonth)}.`
}

async function inventoryRecalculations(
  { db }: ReportSurroundingsDeps,
  { footprintId, accountId }: FootprintKey,
): Promise<ReportSurroundingsContext['recalculated']> {
  const rows = await db
    .selectFrom('inventory_recalculation as r')
    .innerJoin('footprint_inventory as i', 'i.id', 'r.inventory_id')
    .select(['r.recalculated_at', 'r.old_grams', 'r.new_grams'])
    .where('i.footprint_id', '=', footprintId)
    .where('i.account_id', '=', accountId)
    .orderBy('r.recalculated_at')
    .limit(MOST_RECALCULATIONS)
    .execute()
  return rows.map(({ recalculated_at, old_grams, new_grams }) => ({
    on: dayOf(recalculated_at),
    before: old_grams,
    after: new_grams,
  }))
}

async function actionsOf(
  { db }: ReportSurroundingsDeps,
  accountId: string,
): Promise<ReportSurroundingsContext['actions']> {
  const actions = await selectActions(db, accountId)
  return actions
    .filter(({ category }) => category === 'reduction')
    .map(({ title, scope, gramsAYear, status, dueOn }) => ({
      title,
      scope,
      gramsAYear,
      status: status === 'estimated' ? 'under way' : status === 'declared' ? 'complete' : status,
      dueOn,
    }))
}

async function fundedFor(
  deps: ReportSurroundingsDeps,
  { accountId, footprintId }: FootprintKey,
): Promise<ReportSurroundingsContext['funded']> {
  const { years } = await getFootprintCoverage(deps, accountId)
  const of = years.filter((year) => year.footprintId === footprintId).slice(-1)
  return {
    grams: of.reduce((sum, { fundedGrams }) => sum + fundedGrams, 0),
    projects: of.flatMap(({ projects }) =>
      projects.map(
        ({ name, country, creditKind }) =>
          `${name}, ${findCountry(country)?.name ?? country} (${creditKind})`,
      ),
    ),
  }
}

/** `null`: nobody, or it was changed since. */
export async function verifiedBy(
  deps: { readonly db: Parameters<typeof getVerifications>[0]['db'] } & Pick<Deps, 'config'>,
  asked: FootprintKey,
  { status, declared }: Pick<Footprint, 'status' | 'declared'>,
): Promise<VerifiedBy | null> {
  if (status !== 'verified') return null
  const found = await getVerifications(deps, asked)
  if (found instanceof Refused) return null
  const latest = found.verifications.find(({ outcome }) => outcome === 'verified')
  if (!latest?.decidedAt || !latest.standard || !latest.assurance) return null
  const { standard, assurance, statement, covers, parts, scopesOneTwo, scopeThreeCategories } =
    latest
  const counted = declared?.categories.filter(
    ({ category, co2e }) => scopeOfCategory(category) === 3 && co2e > 0,
  )
  return {
    by: deps.config.SELLER_NAME,
    decidedOn: dayOf(new Date(latest.decidedAt)),
    standard,
    assurance,
    statement: statement ?? '',
    covers,
    parts:
      parts &&
      dividedParts(
        declared?.categories ?? [],
        parts.map(({ part }) => part),
      ),
    coverage: { scopesOneTwo, scopeThreeCategories, countedScopeThree: counted?.length ?? 0 },
  }
}
