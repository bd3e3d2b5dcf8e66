import { longDate, longDateRange, parseCalendarDate } from './calendar.ts'

/** A day as a file from elsewhere states it, in words; where it is no day, as it is written there. */
export function longWrittenDay(text: string): string {
  const day = parseCalendarDate(text)
  return day ? longDate(day) : text
}

/** The same of a range of days. */
export function longWrittenDays(written: { readonly from: string; readonly to: string }): string {
  const from = parseCalendarDate(written.from)
  const to = parseCalendarDate(written.to)
  return from && to ? longDateRange({ from, to }) : `${written.from} to ${written.to}`
}
