import { countMonths, type Month, shiftMonth } from '../quantity/calendar.ts'
import { type Begun, MONTHS_OF_YEAR, type Period, periodsOf } from './footprint-periods.ts'

/** Twelve months of a footprint, or fewer where a later one begins to count. An offset is assigned to one of them. */
export type FootprintYear = {
  /** The month in which the footprint itself begins. */
  readonly startMonth: Month
  readonly from: Month
  readonly to: Month
}

/** The years of footprints that count by `thisMonth`, the latest first. */
export function footprintYears(footprints: readonly Begun[], thisMonth: Month): FootprintYear[] {
  return periodsOf(footprints)
    .filter(({ from, to }) => from <= thisMonth && (to === null || from <= to))
    .flatMap((period) => yearsOf(period, thisMonth))
    .reverse()
}

function yearsOf({ startMonth, from: first, to: end }: Period, thisMonth: Month): FootprintYear[] {
  const last = end === null || end > thisMonth ? thisMonth : end
  const count = Math.ceil(countMonths(first, last) / MONTHS_OF_YEAR)
  return Array.from({ length: count }, (_, at) => {
    const from = shiftMonth(first, at * MONTHS_OF_YEAR)
    const whole = shiftMonth(from, MONTHS_OF_YEAR - 1)
    return { startMonth, from, to: end !== null && end < whole ? end : whole }
  })
}
