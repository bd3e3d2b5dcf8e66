import type { Database } from '@understory/database/connect.ts'
import type { VatTerms } from '@understory/domain/payments/vat.ts'
import type { CalendarDate } from '@understory/domain/quantity/calendar.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { Interval } from '@understory/domain/subscriptions/plan-order.ts'
import type { RecurringProduct } from '@understory/domain/subscriptions/plans.ts'
import type { USAGE_PRODUCT } from '@understory/domain/subscriptions/usage-plan.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Buyer, readBuyer, readVatTerms } from './stored-buyer.ts'

type Common = {
  readonly id: string
  readonly number: number
  readonly issued_at: Date
  readonly buyer: Buyer
  readonly vat_terms: VatTerms | null
  readonly currency: Currency
  readonly price_book_version: string
  readonly total_minor: number
  readonly paid_at: Date | null
}
export type PurchaseInvoice = Common & {
  readonly source_kind: 'purchase'
  readonly reference: string | null
  readonly milli_trees: number
  readonly co2e_grams: number
  readonly plastic_grams: number
  readonly trees_minor: number
  readonly co2e_minor: number
  readonly plastic_minor: number
  readonly services: unknown
  readonly card_brand: string | null
  readonly card_last4: string | null
}
export type CycleInvoice = Common & {
  readonly source_kind: 'cycle'
  readonly product: RecurringProduct | typeof USAGE_PRODUCT
  readonly from_date: CalendarDate
  readonly to_date: CalendarDate
  readonly lines: unknown
  readonly billing_interval: Interval
  readonly cycle_number: number
}
/** A row of the view `invoice_statement`: what a numbered invoice shows, whatever it is of. */
export type InvoiceRow = PurchaseInvoice | CycleInvoice

export type InvoiceSource = { readonly purchaseId: string } | { readonly cycleId: string }

/** The invoice of a purchase or a cycle, once it has its number; of one account where it is named. */
export async function findInvoice(
  db: Database,
  source: InvoiceSource,
  accountId?: string,
): Promise<InvoiceRow | undefined> {
  const ofSource =
    'purchaseId' in source
      ? sql`purchase_id = ${source.purchaseId}`
      : sql`cycle_id = ${source.cycleId}`
  const ofAccount = accountId === undefined ? sql`true` : sql`account_id = ${accountId}`
  const invoice: RawBuilder<InvoiceRow> = sql`
    select * from invoice_statement where ${ofSource} and ${ofAccount} and number is not null`
  const { rows } = await invoice.execute(db)
  const [row] = rows
  return row && { ...row, buyer: readBuyer(row.buyer), vat_terms: readVatTerms(row.vat_terms) }
}
