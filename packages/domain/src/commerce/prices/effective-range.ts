import { type CalendarDate, type DateRange, monthRange } from '../../calendar/calendar.ts'
import type { MonthSpread } from '../instant-offset/instant-order.ts'

/** The days a purchase counts for: the months it is spread over, or the day it was paid. */
export function effectiveRange(spread: MonthSpread | null, paidOn: CalendarDate): DateRange {
  return spread ? monthRange(spread.startMonth, spread.months) : { from: paidOn, to: paidOn }
}
