import type { BaseYear } from '@understory/contracts/footprints/climate-plan/base-year.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import { baseYearFootprint } from '@understory/domain/footprints/climate-plan/base-year.ts'
import { testBaseYear } from '@understory/domain/footprints/climate-plan/base-year-recalculation.ts'
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
  const original = footprint
    ? footprint.scopes.scope1 + footprint.scopes.scope2 + footprint.scopes.scope3
    : 0
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
          single: tested.single,
          cumulative: tested.cumulative,
          isDue: tested.open.length > 0 && tested.isDue,
          dueGrams: tested.recalculatedGrams,
        }
      : null,
    changes: changes.map((change) => ({
      changeId: change.id,
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
