import { dayOf, shortDate } from '@understory/domain/calendar/calendar.ts'

/** The day of an instant, as lists show it. */
export function shownDate(instant: string): string {
  return shortDate(dayOf(new Date(instant)))
}
