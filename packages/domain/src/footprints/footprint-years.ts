import { countMonths, type Month, shiftMonth } from '../quantity/calendar.ts'
import { type Period, periodsOf } from './footprint-periods.ts'

/** A footprint covers twelve months: specification section 9. */
const MONTHS = 12

/** Twelve months of a footprint, or fewer where a later one begins. An offset is assigned to one of them. */
export type FootprintYear = {
  /** The month in which the footprint itself begins. */
  readonly startMonth: Month
  readonly from: Month
  readonly to: Month
}

/** The years of footprints that have begun by `thisMonth`, the latest first. */
export function footprintYears(starts: readonly Month[], thisMonth: Month): FootprintYear[] {
  return periodsOf(starts)
    .filter(({ from }) => from <= thisMonth)
    .flatMap((period) => yearsOf(period, thisMonth))
    .reverse()
}

function yearsOf({ from: startMonth, to: end }: Period, thisMonth: Month): FootprintYear[] {
  const last = end === null || end > thisMonth ? thisMonth : end
  const count = Math.ceil(countMonths(startMonth, last) / MONTHS)
  return Array.from({ length: count }, (_, at) => {
    const from = shiftMonth(startMonth, at * MONTHS)
    const whole = shiftMonth(from, MONTHS - 1)
    return { startMonth, from, to: end !== null && end < whole ? end : whole }
  })
}
