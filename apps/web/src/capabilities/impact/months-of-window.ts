import type { ImpactMetrics } from '@understory/contracts/impact.ts'
import {
  countMonths,
  longMonth,
  type Month,
  monthOf,
  shiftMonth,
} from '@understory/domain/quantity/calendar.ts'
import type { DateWindow } from './date-window.ts'

export type MonthOfImpact = ImpactMetrics['timeline'][number]

/** What a chart shows at least, so that one month is not drawn as a block. */
const FEWEST_MONTHS = 12
/** Longer windows show only the months from the first impact to the last. */
const MOST_EMPTY_MONTHS = 24

/** Every month to draw, oldest first, with nothing where nothing was funded. */
export function monthsOfWindow(
  timeline: readonly MonthOfImpact[],
  window: DateWindow,
): readonly MonthOfImpact[] {
  const ends = endsOf(timeline, window)
  if (!ends) return []
  const known = new Map(timeline.map((row) => [row.month, row]))
  return Array.from({ length: countMonths(ends.first, ends.last) }, (_, index) => {
    const month = shiftMonth(ends.first, index)
    return known.get(month) ?? { month, milliTrees: 0, co2eGrams: 0, plasticGrams: 0 }
  })
}

function endsOf(
  timeline: readonly MonthOfImpact[],
  { from, to }: DateWindow,
): { first: Month; last: Month } | null {
  if (from && to && countMonths(monthOf(from), monthOf(to)) <= MOST_EMPTY_MONTHS) {
    return { first: monthOf(from), last: monthOf(to) }
  }
  const first = timeline[0]?.month as Month | undefined
  const last = timeline.at(-1)?.month as Month | undefined
  if (!first || !last) return null
  const yearBefore = shiftMonth(last, 1 - FEWEST_MONTHS)
  return { first: first < yearBefore ? first : yearBefore, last }
}

/** As a chart's axis has room for: 'Mar 2026'. */
export function shortMonth(month: string): string {
  const [name = '', year = ''] = longMonth(month as Month).split(' ')
  return `${name.slice(0, 3)} ${year}`
}
