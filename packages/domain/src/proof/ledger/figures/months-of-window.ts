import {
  type CalendarDate,
  countMonths,
  type Month,
  monthOf,
  shiftMonth,
} from '../../../calendar/calendar.ts'

export type MonthOfImpact = {
  readonly month: Month
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
}

/** The days that count, both included; a missing end is open. */
export type DateWindow = { readonly from: CalendarDate | null; readonly to: CalendarDate | null }

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
  const first = timeline[0]?.month
  const last = timeline.at(-1)?.month
  if (!first || !last) return null
  const yearBefore = shiftMonth(last, 1 - FEWEST_MONTHS)
  return { first: first < yearBefore ? first : yearBefore, last }
}
