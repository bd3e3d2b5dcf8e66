import { countMonths, type Month, shiftMonth } from '../../../calendar/calendar.ts'
import { type Begun, MONTHS_OF_YEAR, type Period, periodsOf } from './footprint-periods.ts'

/** Twelve months of a footprint, or fewer where a later one begins to count. An offset is assigned to one of them. */
export type FootprintYear = {
  /** The month in which the footprint itself begins. */
  readonly startMonth: Month
  readonly from: Month
  readonly to: Month
  /** Whether it lies after the twelve months that the footprint itself is of. */
  readonly isCarriedOn: boolean
}

/** The years of footprints that count by `thisMonth`, the latest first. */
export function footprintYears(footprints: readonly Begun[], thisMonth: Month): FootprintYear[] {
  return periodsOf(footprints)
    .flatMap((period) => yearsOf(period, thisMonth))
    .reverse()
}

/** None of a footprint that has not begun to count, or never does. */
function yearsOf({ startMonth, from: first, to: end }: Period, thisMonth: Month): FootprintYear[] {
  const count = Math.ceil(countMonths(first, earlier(end, thisMonth)) / MONTHS_OF_YEAR)
  return Array.from({ length: count }, (_, at) => {
    const from = shiftMonth(first, at * MONTHS_OF_YEAR)
    const whole = shiftMonth(from, MONTHS_OF_YEAR - 1)
    const isCarriedOn = from >= shiftMonth(startMonth, MONTHS_OF_YEAR)
    return { startMonth, from, to: earlier(end, whole), isCarriedOn }
  })
}

const earlier = (end: Month | null, month: Month): Month => (end && end < month ? end : month)
