import { countMonths, type Month, shiftMonth } from '../../../calendar/calendar.ts'
import { allocateByLargestRemainder } from '../../../quantity/largest-remainder.ts'
import { activeIn, type Begun, MONTHS_OF_YEAR } from './footprint-periods.ts'

export const FOOTPRINT_MONTHS_SCOPES = ['scope1', 'scope2', 'scope3'] as const
export type Scope = (typeof FOOTPRINT_MONTHS_SCOPES)[number]
export type ByScope = Readonly<Record<Scope, number>>

export type YearlyFootprint = Begun & {
  /** Grams of CO2e a year. */
  readonly scopes: ByScope
}

/** What a month counts of a yearly footprint: twelve months in a row add up to the year, to the gram. */
function monthOfYear({ startMonth, scopes }: YearlyFootprint, month: Month): ByScope {
  const place = (countMonths(startMonth, month) - 1) % MONTHS_OF_YEAR
  const part = (grams: number) =>
    allocateByLargestRemainder(grams, Array(MONTHS_OF_YEAR).fill(1))[place] ?? 0
  return {
    scope1: part(scopes.scope1),
    scope2: part(scopes.scope2),
    scope3: part(scopes.scope3),
  }
}

/**
 * The grams of each month from `from` to `to`, both included, by the footprint that it belongs to;
 * `null`: to none.
 */
export function footprintMonths(
  footprints: readonly YearlyFootprint[],
  { from, to }: { readonly from: Month; readonly to: Month },
): { readonly month: Month; readonly scopes: ByScope | null }[] {
  return Array.from({ length: countMonths(from, to) }, (_, at) => {
    const month = shiftMonth(from, at)
    const active = activeIn(footprints, month)
    return { month, scopes: active && monthOfYear(active, month) }
  })
}
