import { type Month, shiftMonth } from '../../calendar/calendar.ts'
import type { ByScope } from '../company-footprints/periods/footprint-months.ts'
import { baseYearFootprint, fiscalYearStart, footprintOfYear } from './base-year.ts'
import type { PlannedFootprint, RecalculatedBase } from './target-progress.ts'

/** What is divided: scopes 1 and 2 by location or by market, these and the travel that SECR adds, or all three. */
export const INTENSITY_COUNTS = [
  'scopes-1-2',
  'scopes-1-2-market',
  'scopes-1-2-travel',
  'all',
] as const
export type IntensityCounts = (typeof INTENSITY_COUNTS)[number]

export const COUNTS_IN_WORDS: Readonly<Record<IntensityCounts, string>> = {
  'scopes-1-2': 'scopes 1 and 2',
  'scopes-1-2-market': 'scopes 1 and 2, by market',
  'scopes-1-2-travel': 'scopes 1 and 2, and travel in employees’ own cars',
  all: 'scopes 1 to 3',
}

/** What it is divided by. */
export const INTENSITY_DRIVERS = ['turnover', 'people', 'floor', 'units'] as const
export type IntensityDriver = (typeof INTENSITY_DRIVERS)[number]

export const DRIVERS_IN_WORDS: Readonly<Record<IntensityDriver, string>> = {
  turnover: 'Turnover',
  people: 'People',
  floor: 'Floor area',
  units: 'Units made or served',
}

export type UnitsOfYear = { readonly year: number; readonly units: number }

/** A footprint with what intensities divide. */
export type DividedFootprint = PlannedFootprint & {
  /** By market; an estimate knows none. */
  readonly scope2Market: number | null
  /** Of employees' own cars, in scope 3; `null`: its declaration does not hold it. */
  readonly ownCars: number | null
}

export type IntensityYear = UnitsOfYear & {
  /** Of the twelve months that are divided. */
  readonly startMonth: Month
  readonly totalGrams: number
  /** As it was declared, where the base year was recalculated since; `null`: it was not. */
  readonly originalGrams: number | null
  readonly gramsPerUnit: number
  readonly status: PlannedFootprint['status']
  /** Against the year before it; `null`: there is none. */
  readonly change: number | null
}

/**
 * Emissions per unit by fiscal year: the footprint and the units of the same twelve months. A year
 * without a footprint has none, except the base year, which takes its base-year footprint. A change is against the
 * same twelve months a year before.
 */
export function intensityYears(
  { baseMonth, counts, recalculated }: IntensityOf,
  units: readonly UnitsOfYear[],
  footprints: readonly DividedFootprint[],
): IntensityYear[] {
  const figures = units
    .toSorted((a, b) => a.year - b.year)
    .flatMap(({ year, units: count }) => {
      const found = footprintOf(footprints, baseMonth, year)
      const declared = found && dividedGrams(found, counts)
      if (!found || declared === null || count <= 0) return []
      const { startMonth, status } = found
      const scopes =
        year === Number(baseMonth.slice(0, 4)) && recalculated?.baseMonth === baseMonth
          ? recalculated.scopes
          : null
      const totalGrams = (scopes && dividedGrams(withScopes(found, scopes), counts)) ?? declared
      return [
        {
          year,
          units: count,
          startMonth,
          totalGrams,
          originalGrams: scopes ? declared : null,
          gramsPerUnit: totalGrams / count,
          status,
        },
      ]
    })
  return figures.map((figure, at) => {
    const before = figures[at - 1]
    const follows =
      before !== undefined &&
      before.gramsPerUnit > 0 &&
      before.startMonth === shiftMonth(figure.startMonth, -MONTHS_OF_YEAR)
    return { ...figure, change: follows ? figure.gramsPerUnit / before.gramsPerUnit - 1 : null }
  })
}

type IntensityOf = {
  readonly baseMonth: Month
  readonly counts: IntensityCounts
  readonly recalculated?: RecalculatedBase | null
}

/** By market, scope 2 changed by as much. */
const withScopes = (footprint: DividedFootprint, scopes: ByScope): DividedFootprint => ({
  ...footprint,
  scopes,
  scope2Market:
    footprint.scope2Market === null
      ? null
      : footprint.scope2Market + scopes.scope2 - footprint.scopes.scope2,
})

/** Years with units whose footprint does not know what is divided. */
export function unknownYears(
  { baseMonth, counts }: { readonly baseMonth: Month; readonly counts: IntensityCounts },
  units: readonly UnitsOfYear[],
  footprints: readonly DividedFootprint[],
): number[] {
  return units
    .map(({ year }) => year)
    .filter((year) => {
      const found = footprintOf(footprints, baseMonth, year)
      return found !== null && dividedGrams(found, counts) === null
    })
    .toSorted()
}

function footprintOf(
  footprints: readonly DividedFootprint[],
  baseMonth: Month,
  year: number,
): DividedFootprint | null {
  return year === Number(baseMonth.slice(0, 4))
    ? baseYearFootprint(footprints, baseMonth)
    : footprintOfYear(footprints, fiscalYearStart(baseMonth, year))
}

const MONTHS_OF_YEAR = 12

/** `null`: the footprint does not know it. */
function dividedGrams(
  { scopes, scope2Market, ownCars }: DividedFootprint,
  counts: IntensityCounts,
): number | null {
  const { scope1, scope2, scope3 } = scopes
  switch (counts) {
    case 'scopes-1-2':
      return scope1 + scope2
    case 'scopes-1-2-market':
      return scope2Market === null ? null : scope1 + scope2Market
    case 'scopes-1-2-travel':
      return ownCars === null ? null : scope1 + scope2 + ownCars
    case 'all':
      return scope1 + scope2 + scope3
  }
}
