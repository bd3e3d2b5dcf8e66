import { longDateRange, parseCalendarDate } from '@understory/domain/calendar/calendar.ts'

type Days = { readonly from: string; readonly to: string }

/** The days of a footprint, as people write them. */
export function daysInWords(days: Days): string {
  const [from, to] = [parseCalendarDate(days.from), parseCalendarDate(days.to)]
  return from && to ? longDateRange({ from, to }) : ''
}
