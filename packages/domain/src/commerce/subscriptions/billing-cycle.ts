import {
  addMonths,
  type CalendarDate,
  type DateRange,
  dayAfter,
  dayBefore,
} from '../../calendar/calendar.ts'
import {
  grams,
  type Impact,
  type ImpactQuantities,
  milliTrees,
} from '../../quantity/impact-quantity.ts'
import { allocateByLargestRemainder } from '../../quantity/largest-remainder.ts'
import { INSTALMENTS, type Interval } from './plan-order.ts'

const MONTHS_OF_INTERVAL: Readonly<Record<Interval, number>> = { month: 1, year: 12 }

/**
 * The n-th cycle, from 0, of a subscription that began on `anchor`: from its first day to the day
 * before the next. The day of the month follows the anchor, clamped to the last day of a shorter month.
 */
export function cyclePeriod(anchor: CalendarDate, interval: Interval, n: number): DateRange {
  const from = addMonths(anchor, n * MONTHS_OF_INTERVAL[interval])
  return { from, to: dayBefore(addMonths(anchor, (n + 1) * MONTHS_OF_INTERVAL[interval])) }
}

/** When the monthly cycle before this one began. */
export const startOfCycleBefore = (period: DateRange): CalendarDate =>
  startOfMonth(period, MONTHS_OF_INTERVAL.month, -1)

/** The n-th month, from 0, of a yearly cycle: twelve of them are its days. */
export function monthOfYear(period: DateRange, n: number): DateRange {
  const from = startOfMonth(period, MONTHS_OF_INTERVAL.year, n)
  return { from, to: dayBefore(startOfMonth(period, MONTHS_OF_INTERVAL.year, n + 1)) }
}

/**
 * The start of a month counted from that of a cycle. Either end of it may be clamped to the end of a short
 * month: of two days the later one is the anchor's, but for a 29 February between two years without one.
 */
function startOfMonth({ from, to }: DateRange, months: number, n: number): CalendarDate {
  const [ofThis, ofNext] = [addMonths(from, n), addMonths(dayAfter(to), n - months)]
  return ofThis > ofNext ? ofThis : ofNext
}

/**
 * What the n-th cycle funds of a year. Twelve instalments share it by largest remainder, so any twelve
 * that follow each other from the first add up to the year.
 */
export function shareOfYear(
  year: ImpactQuantities,
  interval: Interval,
  n: number,
): ImpactQuantities {
  const parts = INSTALMENTS[interval]
  const share = (impact: Impact) =>
    allocateByLargestRemainder(
      year[impact],
      Array.from({ length: parts }, () => 1),
    )[n % parts] ?? 0
  return {
    trees: milliTrees(share('trees')),
    co2e: grams(share('co2e')),
    plastic: grams(share('plastic')),
  }
}
