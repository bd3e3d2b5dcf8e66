import { addMonths, type CalendarDate, calendarDate, type DateRange } from '../quantity/calendar.ts'
import { GRAMS_PER_KILOGRAM, type Grams, grams } from '../quantity/impact-quantity.ts'

const MONTHS = 12
/** What CO2e is sold in for vehicles: co2e_100kg. */
const HUNDRED_KILOGRAMS = 100 * GRAMS_PER_KILOGRAM

/** The year that begins on this day. */
export function yearFrom(from: CalendarDate): DateRange {
  const next = addMonths(from, MONTHS)
  const [year, month, day] = next.split('-').map(Number)
  const eve = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (day ?? 1) - 1))
  return {
    from,
    to: calendarDate(eve.getUTCFullYear(), eve.getUTCMonth() + 1, eve.getUTCDate()),
  }
}

export function overlaps(a: DateRange, b: DateRange): boolean {
  return a.from <= b.to && b.from <= a.to
}

/** The smallest whole number of hundred-kilogram units that covers an amount, in grams. */
export function coveringQuantity(emitted: Grams): Grams {
  return grams(Math.ceil(emitted / HUNDRED_KILOGRAMS) * HUNDRED_KILOGRAMS)
}
