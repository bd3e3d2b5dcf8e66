import type { BaseYear } from '@understory/contracts/footprints/climate-plan/base-year.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import { baseYearFootprint } from '@understory/domain/footprints/climate-plan/base-year.ts'
import {
  recalculatedScopes,
  testBaseYear,
} from '@understory/domain/footprints/climate-plan/base-year-recalculation.ts'
import type { BaseCategories } from '@understory/domain/footprints/climate-plan/sbti-coverage.ts'
import type { RecalculatedBase } from '@understory/domain/footprints/climate-plan/target-progress.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import { CATEGORY_KEYS, scopeOf } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { groupedBy } from '@understory/domain/language/grouped-by.ts'
import { type OfAccount, plannedFootprints } from './plan-facts.ts'

/** The base year as its policy says, with what was recorded and recalculated. */
export async function readBaseYearRecords(db: Database | Tx, asked: OfAccount): Promise<BaseYear> {
  const { accountId } = asked
  const policy = await db
    .selectFrom('base_year_policy')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const changes = await db
    .selectFrom('base_year_change')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('recorded_at', 'desc')
    .execute()
  const recalculations = await db
    .selectFrom('base_year_recalculation')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('recalculated_at', 'desc')
    .execute()
  const baseMonth = policy && monthOf(policy.base_month)
  const footprint = baseMonth && baseYearFootprint(await plannedFootprints(db, asked), baseMonth)
  const last = recalculations.find(({ base_month }) => base_month === policy?.base_month)
  const scopes = footprint ? footprint.scopes : NO_SCOPES
  const original = scopes.scope1 + scopes.scope2 + scopes.scope3
  const named = changes.map((change) => ({ ...change, about: categoryOf(change.category) }))
  const tested = testBaseYear(
    changes.map(({ change_grams, recorded_at }) => ({
      grams: change_grams,
      recordedAt: recorded_at,
    })),
    {
      grams: last?.recalculated_grams ?? original,
      recalculatedAt: last?.recalculated_at ?? null,
      threshold: policy?.threshold_basis_points ?? 0,
    },
  )
  return {
    policy: policy
      ? {
          baseMonth: monthOf(policy.base_month),
          reason: policy.reason,
          policy: policy.policy,
          thresholdBasisPoints: policy.threshold_basis_points,
          writtenAt: policy.written_at.toISOString(),
        }
      : null,
    base: footprint
      ? {
          startMonth: footprint.startMonth,
          originalGrams: last?.original_grams ?? original,
          recalculatedGrams: last?.recalculated_grams ?? null,
          originalScopes: scopes,
          recalculatedScopes: last
            ? recalculatedScopes(
                scopes,
                named.map(({ change_grams, recorded_at, about }) => ({
                  grams: change_grams,
                  recordedAt: recorded_at,
                  scope: about?.scope ?? null,
                })),
                last.recalculated_at,
              )
            : null,
          categories: changedCategories(named, footprint.categories),
          single: tested.single,
          cumulative: tested.cumulative,
          isDue: tested.open.length > 0 && tested.isDue,
          dueGrams: tested.recalculatedGrams,
        }
      : null,
    changes: named.map((change) => ({
      changeId: change.id,
      category: change.about,
      source: change.source,
      kind: change.kind,
      description: change.description,
      changeGrams: change.change_grams,
      happenedOn: change.happened_on,
      recordedAt: change.recorded_at.toISOString(),
      isOpen: !last || change.recorded_at > last.recalculated_at,
    })),
    recalculations: recalculations.map((row) => ({
      baseMonth: monthOf(row.base_month),
      originalGrams: row.original_grams,
      recalculatedGrams: row.recalculated_grams,
      reason: row.reason,
      approver: row.approver,
      recalculatedAt: row.recalculated_at.toISOString(),
    })),
  }
}

const NO_SCOPES = { scope1: 0, scope2: 0, scope3: 0 } as const

function categoryOf(stored: string | null) {
  const key = CATEGORY_KEYS.find((each) => each === stored)
  return key ? { key, name: inventoryCategoryName(key), scope: scopeOf(key) } : null
}

type NamedChange = {
  readonly change_grams: number
  readonly about: ReturnType<typeof categoryOf>
}

function changedCategories(changes: readonly NamedChange[], original: BaseCategories) {
  const byName = groupedBy(changes, ({ about }) => about?.name ?? '')
  return [...byName].flatMap(([name, those]) => {
    const about = those[0]?.about
    if (!about) return []
    return [
      {
        name,
        scope: about.scope,
        originalGrams: original && (original.find((each) => each.name === name)?.grams ?? 0),
        changeGrams: those.reduce((sum, { change_grams }) => sum + change_grams, 0),
      },
    ]
  })
}

/** The base year as it was recalculated last, for what is compared with it; `null`: it was not. */
export async function readRecalculatedBase(
  db: Database | Tx,
  asked: OfAccount,
): Promise<RecalculatedBase | null> {
  const { policy, base } = await readBaseYearRecords(db, asked)
  const grams = base?.recalculatedGrams ?? null
  return policy && base && grams !== null
    ? { baseMonth: policy.baseMonth, grams, scopes: base.recalculatedScopes }
    : null
}
