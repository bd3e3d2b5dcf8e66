import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import type { BilledBy } from '@understory/domain/stores/store-orders/contribution/contribution.ts'
import type { BillOfLine } from './lines-of-orders.ts'

/** An order on a bill that contributes less by now, with what was credited of it before. */
export type LoweredRow = {
  readonly store_id: string
  readonly external_id: string
  readonly impact: Impact
  readonly bill_number: number
  readonly line: number
  readonly entry: number | null
  readonly created_on: CalendarDate
  readonly billed_by: BilledBy
  readonly money_minor: number
  readonly quantity: number
  readonly lowered_at: Date | null
  readonly updated_at: Date
  readonly now_minor: number
  readonly now_quantity: number
  readonly credited_minor: number
  readonly credited_quantity: number
  readonly credits: number
}

export type Lowered = LoweredRow & { readonly bill: BillOfLine }

export type Credited = {
  readonly row: Lowered
  readonly dated: CalendarDate
  readonly moneyMinor: number
  readonly quantity: number
  /** All of what the order funded is taken back. */
  readonly isWhole: boolean
}
