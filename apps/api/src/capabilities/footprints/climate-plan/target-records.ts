import type { Target, TargetInput } from '@understory/contracts/footprints/climate-plan/targets.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { dayOf, firstDay, monthOf } from '@understory/domain/calendar/calendar.ts'
import { sbtiChecks } from '@understory/domain/footprints/climate-plan/sbti.ts'
import type { BaseCategories } from '@understory/domain/footprints/climate-plan/sbti-coverage.ts'
import {
  isSmallCompany,
  smallChecks,
} from '@understory/domain/footprints/climate-plan/sbti-small.ts'
import {
  type PlannedFootprint,
  type TargetProgress,
  targetProgress,
} from '@understory/domain/footprints/climate-plan/target-progress.ts'
import {
  type Target as Rule,
  targetNotes,
} from '@understory/domain/footprints/climate-plan/targets.ts'
import { selectActions } from './action-records.ts'
import { readRecalculatedBase } from './base-year-records.ts'
import { type OfAccount, plannedFootprints } from './plan-facts.ts'

/** The targets of an account with what follows from its footprints and actions of today. */
export async function listTargetRows(db: Database | Tx, asked: OfAccount): Promise<Target[]> {
  const rows = await db
    .selectFrom('target')
    .select(['id', 'kind', 'covers', 'base_month', 'target_year', 'reduction_basis_points'])
    .where('account_id', '=', asked.accountId)
    .orderBy('target_year')
    .orderBy('created_at')
    .execute()
  const targets = rows.map((row) => ({
    targetId: row.id,
    kind: row.kind,
    covers: row.covers,
    baseMonth: monthOf(row.base_month),
    targetYear: row.target_year,
    reductionBasisPoints: row.reduction_basis_points,
  }))
  const footprints = await plannedFootprints(db, asked)
  const actions = await selectActions(db, asked.accountId)
  const today = dayOf(asked.now)
  const recalculated = await readRecalculatedBase(db, asked)
  return targets.map((target) => {
    const progress = targetProgress(target, { footprints, actions, today, recalculated })
    const covered = targets.filter(({ kind }) => kind === target.kind)
    return {
      ...target,
      notes: targetNotes(target),
      progress: progress && presentProgress(progress),
      sbti: progress
        ? sbtiOf(target, covered, {
            progress,
            now: asked.now,
            baseYear: categoriesOf(progress.base.footprint, footprints),
          })
        : [],
      sbtiSmall: progress ? smallRoute(target, progress, footprints) : [],
    }
  })
}

/** For firms that may take it. */
function smallRoute(
  target: Rule,
  { base }: TargetProgress,
  footprints: Awaited<ReturnType<typeof plannedFootprints>>,
) {
  const footprint = footprints.find(({ startMonth }) => startMonth === base.footprint.startMonth)
  if (!footprint || target.kind !== 'near-term' || !isSmallCompany(footprint)) return []
  const { scope1, scope2 } = footprint.scopes
  return smallChecks(target, {
    ...footprint,
    scopesOneTwo: scope1 + scope2,
    isDeclared: footprint.status !== 'estimated',
  })
}

type SbtiBase = {
  readonly progress: TargetProgress
  readonly now: Date
  readonly baseYear: BaseCategories
}

const categoriesOf = (
  { startMonth }: PlannedFootprint,
  footprints: Awaited<ReturnType<typeof plannedFootprints>>,
): BaseCategories => footprints.find((each) => each.startMonth === startMonth)?.categories ?? null

function sbtiOf(target: Rule, sameKind: readonly Rule[], { progress, now, baseYear }: SbtiBase) {
  return sbtiChecks(target, {
    thisYear: now.getUTCFullYear(),
    scope3Share: shareOfScope3(progress.base.footprint),
    covered: sameKind.map(({ covers }) => covers),
    baseYear,
  })
}

function shareOfScope3({ scopes }: PlannedFootprint): number {
  const total = scopes.scope1 + scopes.scope2 + scopes.scope3
  return total > 0 ? scopes.scope3 / total : 0
}

function presentProgress({ base, ...progress }: TargetProgress) {
  const { startMonth, status } = base.footprint
  return {
    ...progress,
    base: { grams: base.grams, startMonth, status },
    years: [...progress.years],
    overSaved: [...progress.overSaved],
  }
}

export function targetColumns(input: TargetInput) {
  return {
    kind: input.kind,
    covers: input.covers,
    base_month: firstDay(input.baseMonth),
    target_year: input.targetYear,
    reduction_basis_points: input.reductionBasisPoints,
  }
}
