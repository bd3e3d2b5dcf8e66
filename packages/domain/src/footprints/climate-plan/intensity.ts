import type { Month } from '../../calendar/calendar.ts'
import { baseYearFootprint, fiscalYearStart, footprintOfYear } from './base-year.ts'
import type { PlannedFootprint } from './target-progress.ts'

/** What is divided: scopes 1 and 2 by location, as SECR asks, or all three. */
export const INTENSITY_COUNTS = ['scopes-1-2', 'all'] as const
export type IntensityCounts = (typeof INTENSITY_COUNTS)[number]

export const COUNTS_IN_WORDS: Readonly<Record<IntensityCounts, string>> = {
  'scopes-1-2': 'scopes 1 and 2',
  all: 'scopes 1 to 3',
}

export type UnitsOfYear = { readonly year: number; readonly units: number }

export type IntensityYear = UnitsOfYear & {
  readonly totalGrams: number
  readonly gramsPerUnit: number
  readonly status: PlannedFootprint['status']
  /** Against the year before it; `null`: there is none. */
  readonly change: number | null
}

/**
 * Emissions per unit by fiscal year: the footprint and the units of the same twelve months. A year
 * without a footprint has none, except the base year, which takes its base-year footprint.
 */
export function intensityYears(
  { baseMonth, counts }: { readonly baseMonth: Month; readonly counts: IntensityCounts },
  units: readonly UnitsOfYear[],
  footprints: readonly PlannedFootprint[],
): IntensityYear[] {
  const base = Number(baseMonth.slice(0, 4))
  const figures = units
    .toSorted((a, b) => a.year - b.year)
    .flatMap(({ year, units: count }) => {
      const found =
        year === base
          ? baseYearFootprint(footprints, baseMonth)
          : footprintOfYear(footprints, fiscalYearStart(baseMonth, year))
      if (!found || count <= 0) return []
      const { scope1, scope2, scope3 } = found.scopes
      const totalGrams = scope1 + scope2 + (counts === 'all' ? scope3 : 0)
      const gramsPerUnit = totalGrams / count
      return [{ year, units: count, totalGrams, gramsPerUnit, status: found.status }]
    })
  return figures.map((figure, at) => {
    const before = figures[at - 1]
    const follows = before?.year === figure.year - 1 && before.gramsPerUnit > 0
    return { ...figure, change: follows ? figure.gramsPerUnit / before.gramsPerUnit - 1 : null }
  })
}
