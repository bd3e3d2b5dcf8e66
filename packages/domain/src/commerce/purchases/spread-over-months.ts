import type { DateRange } from '../../calendar/calendar.ts'
import { splitByMonth } from '../../calendar/calendar.ts'
import {
  grams,
  IMPACTS,
  type Impact,
  type ImpactQuantities,
  milliTrees,
} from '../../quantity/impact-quantity.ts'
import { allocateByLargestRemainder } from '../../quantity/largest-remainder.ts'

export type SpreadPart = {
  /** Counts from 1 in the order of months; a month left out leaves its number out. */
  readonly part: number
  readonly range: DateRange
  readonly quantities: ImpactQuantities
}

/**
 * One equal part for each month the range touches, by largest remainder, so the parts of an impact
 * add up to it. The first part starts with the range, the others on the first of their month. A
 * month that would get nothing is left out.
 */
export function spreadOverMonths(quantities: ImpactQuantities, range: DateRange): SpreadPart[] {
  const months = splitByMonth(range)
  const share = (impact: Impact) =>
    allocateByLargestRemainder(
      quantities[impact],
      months.map(() => 1),
    )
  const shares = { trees: share('trees'), co2e: share('co2e'), plastic: share('plastic') }
  return months
    .map((month, index) => ({
      part: index + 1,
      range: month,
      quantities: {
        trees: milliTrees(shares.trees[index] ?? 0),
        co2e: grams(shares.co2e[index] ?? 0),
        plastic: grams(shares.plastic[index] ?? 0),
      },
    }))
    .filter((part) => IMPACTS.some((impact) => part.quantities[impact] > 0))
}
