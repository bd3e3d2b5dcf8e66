import { type CalendarDate, firstDay, type Month } from '../../calendar/calendar.ts'
import type { ByScope } from '../company-footprints/periods/footprint-months.ts'
import { fiscalYearStart } from './base-year.ts'
import { coversScope, type TargetCoverage } from './targets.ts'

export const ACTION_CATEGORIES = ['reduction', 'offset', 'future-generation', 'knowledge'] as const
export type ActionCategory = (typeof ACTION_CATEGORIES)[number]

export const ACTION_STATUSES = ['estimated', 'declared', 'verified'] as const
export type ActionStatus = (typeof ACTION_STATUSES)[number]

/** Specification section 3. */
export const ACTION_STATUS_WORDS: Readonly<Record<ActionStatus, string>> = {
  estimated: 'Ongoing',
  declared: 'Complete',
  verified: 'Verified',
}

export type PlannedAction = {
  readonly category: ActionCategory
  readonly status: ActionStatus
  /** Where it saves; only reductions have one. */
  readonly scope: 1 | 2 | 3 | null
  readonly gramsAYear: number
  readonly dueOn: CalendarDate | null
}

type Calendar = { readonly baseMonth: Month; readonly today: CalendarDate }

/**
 * The first fiscal year that an action saves in whole: the first that begins once it is done. What is
 * not done yet is done today at the earliest. `null`: it never enters a forecast, because it is no
 * reduction or has no date; an offset never counts against a footprint.
 */
export function savesFrom(action: PlannedAction, { baseMonth, today }: Calendar): number | null {
  const { category, status, dueOn } = action
  if (category !== 'reduction' || dueOn === null) return null
  const done = status === 'estimated' && dueOn < today ? today : dueOn
  const year = Number(done.slice(0, 4))
  return firstDay(fiscalYearStart(baseMonth, year)) >= done ? year : year + 1
}

type Forecasting = Calendar & {
  readonly covers: TargetCoverage
  readonly actions: readonly PlannedAction[]
  /** The last year with a footprint: what began to save by then is in its figures already. */
  readonly from: { readonly year: number; readonly grams: number; readonly scopes: ByScope }
}

/** What is left in a year if nothing changes but what the actions save: of a scope at most what it emits. */
export function forecastGrams(given: Forecasting, year: number): number {
  const { covers, from } = given
  const saved = SCOPE_NUMBERS.filter((scope) => coversScope(covers, scope)).reduce(
    (sum, scope) => sum + Math.min(savedGrams(given, scope, year), from.scopes[`scope${scope}`]),
    0,
  )
  return Math.max(0, from.grams - saved)
}

/** A scope whose reductions add up to more than it emits, which the forecast does not count. */
export type OverSaved = {
  readonly scope: 1 | 2 | 3
  readonly savedGrams: number
  readonly emittedGrams: number
}

export function overSaved(given: Forecasting, year: number): OverSaved[] {
  return SCOPE_NUMBERS.filter((scope) => coversScope(given.covers, scope))
    .map((scope) => ({
      scope,
      savedGrams: savedGrams(given, scope, year),
      emittedGrams: given.from.scopes[`scope${scope}`],
    }))
    .filter(({ savedGrams, emittedGrams }) => savedGrams > emittedGrams)
}

const SCOPE_NUMBERS = [1, 2, 3] as const

function savedGrams(given: Forecasting, scope: 1 | 2 | 3, year: number): number {
  return given.actions.reduce((sum, action) => {
    const first = savesFrom(action, given)
    const counts =
      action.scope === scope && first !== null && first > given.from.year && first <= year
    return counts ? sum + action.gramsAYear : sum
  }, 0)
}

type ClimatePlanActionsSaving = Pick<PlannedAction, 'status' | 'scope' | 'gramsAYear'>

/**
 * What a scope emits in a year at most, where an action that is not complete would save more than that.
 * One that is complete may have saved before the first footprint.
 */
export function exceededGrams(
  { status, scope, gramsAYear }: ClimatePlanActionsSaving,
  footprints: readonly { readonly scopes: ByScope }[],
): number | null {
  if (status !== 'estimated' || scope === null || footprints.length === 0) return null
  const most = Math.max(...footprints.map(({ scopes }) => scopes[`scope${scope}`]))
  return gramsAYear > most ? most : null
}
