import type { CalendarDate, Month } from '../../calendar/calendar.ts'
import type { ByScope } from '../company-footprints/periods/footprint-months.ts'
import type { FootprintStatus } from '../company-footprints/periods/footprint-periods.ts'
import { forecastGrams, type OverSaved, overSaved, type PlannedAction } from './actions.ts'
import { baseYearFootprint, fiscalYearStart, footprintOfYear } from './base-year.ts'
import { baseYearOf, coveredGrams, pathGrams, type Target } from './targets.ts'

export type PlannedFootprint = {
  readonly startMonth: Month
  readonly status: FootprintStatus
  readonly scopes: ByScope
}

export type ProgressYear = {
  readonly year: number
  readonly path: number
  /** `null`: no footprint began in this fiscal year. */
  readonly actual: number | null
  readonly status: FootprintStatus | null
  /** `null`: before the last footprint. */
  readonly forecast: number | null
}

export type TargetProgress = {
  readonly base: { readonly grams: number; readonly footprint: PlannedFootprint }
  readonly targetGrams: number
  readonly years: readonly ProgressYear[]
  /** The last year with a footprint, and how far it lies above the path; below zero: under it. */
  readonly last: { readonly year: number; readonly gap: number }
  /** How far the forecast lies above the target in its year; below zero: under it. */
  readonly gap: number
  readonly overSaved: readonly OverSaved[]
}

/** The base year as it was recalculated; `scopes` is `null` where a change is of none. */
export type RecalculatedBase = {
  readonly baseMonth: Month
  readonly grams: number
  readonly scopes: ByScope | null
}

export type TargetProgressPlan = {
  readonly footprints: readonly PlannedFootprint[]
  readonly actions: readonly PlannedAction[]
  readonly today: CalendarDate
  readonly recalculated?: RecalculatedBase | null
}

/** Path, actual and forecast of a target by fiscal year; `null`: there is no base-year footprint. */
export function targetProgress(target: Target, plan: TargetProgressPlan): TargetProgress | null {
  const footprint = baseYearFootprint(plan.footprints, target.baseMonth)
  if (!footprint) return null
  const base = baseGrams(target, plan, footprint)
  const first = baseYearOf(target)
  const { scopes, status } = footprint
  const baseYear = { year: first, grams: base, scopes, status }
  const later = laterYears(target, plan)
  const actual = [baseYear, ...later]
  const from = later.at(-1) ?? baseYear
  const forecasting = { ...plan, ...target, from }
  const forecast = (year: number) => forecastGrams(forecasting, year)
  const lastYear = Math.max(target.targetYear, from.year)
  const years = Array.from({ length: lastYear - first + 1 }, (_, at) => {
    const year = first + at
    const found = actual.find((each) => each.year === year)
    return {
      year,
      path: pathGrams(base, target, year),
      actual: found?.grams ?? null,
      status: found?.status ?? null,
      forecast: year < from.year ? null : forecast(year),
    }
  })
  const targetGrams = pathGrams(base, target, target.targetYear)
  return {
    base: { grams: base, footprint },
    targetGrams,
    years,
    last: { year: from.year, gap: from.grams - pathGrams(base, target, from.year) },
    gap: forecast(lastYear) - targetGrams,
    overSaved: overSaved(forecasting, lastYear),
  }
}

/** A target over some scopes follows a recalculation whose changes are all of a scope. */
function baseGrams(
  { covers, baseMonth }: Target,
  { recalculated }: TargetProgressPlan,
  { scopes }: PlannedFootprint,
): number {
  if (recalculated?.baseMonth !== baseMonth) return coveredGrams(covers, scopes)
  if (covers === 'all') return recalculated.grams
  return coveredGrams(covers, recalculated.scopes ?? scopes)
}

type ActualYear = {
  readonly year: number
  readonly grams: number
  readonly scopes: ByScope
  readonly status: FootprintStatus
}

/** Those after the base year, up to today, that a footprint began in. */
function laterYears(target: Target, { footprints, today }: TargetProgressPlan): ActualYear[] {
  const first = baseYearOf(target)
  const latest = Math.max(first, Number(today.slice(0, 4)))
  return Array.from({ length: latest - first }, (_, at) => {
    const year = first + 1 + at
    const found = footprintOfYear(footprints, fiscalYearStart(target.baseMonth, year))
    if (!found) return []
    const { scopes, status } = found
    return [{ year, grams: coveredGrams(target.covers, scopes), scopes, status }]
  }).flat()
}
