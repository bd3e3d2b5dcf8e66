import { type CalendarDate, monthOf } from '../../calendar/calendar.ts'

export type CardExpiry = { readonly expiryMonth: number; readonly expiryYear: number }

/** A card is good until the last day of the month printed on it. */
export function hasExpiredBy({ expiryMonth, expiryYear }: CardExpiry, day: CalendarDate): boolean {
  const last = `${expiryYear}-${String(expiryMonth).padStart(2, '0')}`
  return monthOf(day) > last
}
