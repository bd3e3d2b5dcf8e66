import type { ProductFootprintOrder } from '@understory/contracts/footprints/product-footprints/product-footprint-order.ts'
import type { ProductLine } from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'

/** What was entered of a footprint besides its lines, as it is kept. */
export type StoredProductFacts = Omit<ProductFootprintOrder, 'lines' | 'period'> & {
  readonly period: { readonly from: CalendarDate; readonly to: CalendarDate }
}

/** A line as it is kept, with its working. */
export type StoredProductLine = Omit<ProductLine, 'kgPerUnit' | 'isCounted'> & {
  /** Whether it counts as primary data. */
  readonly isPrimaryData: boolean
  /** Of a published factor: its set, by name and version. */
  readonly set: { readonly name: string; readonly version: string } | null
}
