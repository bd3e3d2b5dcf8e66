import type { OwnProduct } from '@understory/contracts/footprints/product-footprints/own-products.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import {
  type CheckedProduct,
  checkProduct,
} from '@understory/domain/footprints/product-footprints/product-checks.ts'
import type { ComputedFootprint } from './compute-footprint.ts'

/** What passes of what has to hold before a footprint is published. */
export function checksOf(
  product: OwnProduct,
  { facts, lines, totals }: ComputedFootprint,
  today: CalendarDate,
): CheckedProduct[] {
  return checkProduct(
    {
      product,
      ...facts,
      lines: lines.map(({ stage, factor }) => ({ stage, ...factor })),
      totals,
      texts: [
        product.name,
        product.description,
        facts.boundary,
        facts.allocation,
        facts.exclusions.reason,
        facts.comment,
        ...lines.map(({ description }) => description),
      ],
    },
    today,
  )
}
