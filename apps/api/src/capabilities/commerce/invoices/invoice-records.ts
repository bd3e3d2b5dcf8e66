import type { Database } from '@understory/database/connect.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { VatTerms } from '@understory/domain/commerce/payments/vat.ts'
import type { Interval } from '@understory/domain/commerce/subscriptions/plan-order.ts'
import type { RecurringProduct } from '@understory/domain/commerce/subscriptions/plans.ts'
import type { USAGE_PRODUCT } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { Party } from '@understory/ports/documents/documents.ts'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { type Buyer, readBuyer, readSeller, readVatTerms } from './stored-buyer.ts'

const Refunds = z.array(
  z.object({ madeAt: z.string().transform((at) => new Date(at)), amountMinor: z.int() }),
)
/** What was given back of the payment, and when. */
type InvoiceRefund = z.output<typeof Refunds>[number]

type Common = {
  readonly id: string
  readonly account_id: string
  readonly number: number
  readonly issued_at: Date
  readonly buyer: Buyer
  readonly vat_terms: VatTerms | null
  /** On the day of the invoice; null on those from before sellers could change. */
  readonly seller: Party | null
  readonly currency: Currency
  readonly price_book_version: string
  readonly total_minor: number
  readonly paid_at: Date | null
  readonly card_brand: string | null
  readonly card_last4: string | null
  /** Nothing that was paid for counts any more. */
  readonly is_refunded: boolean
  readonly refunds: readonly InvoiceRefund[]
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
      ? sql`i.purchase_id = ${source.purchaseId}`
      : sql`i.cycle_id = ${source.cycleId}`
  const ofAccount = accountId === undefined ? sql`true` : sql`i.account_id = ${accountId}`
  const invoice: RawBuilder<InvoiceRow> = sql`
    select i.*, (p.status is not distinct from 'refunded' or c.refunded_at is not null) as is_refunded, (
      select coalesce(jsonb_agg(jsonb_build_object('madeAt', r.made_at, 'amountMinor', r.amount_minor)
        order by r.made_at, r.gateway_id), '[]')
      from payment_refund r
      where (r.purchase_id = i.purchase_id or r.cycle_id = i.cycle_id) and not r.has_failed) as refunds
    from invoice_statement i
      left join purchase p on p.id = i.purchase_id
      left join subscription_cycle c on c.id = i.cycle_id
    where ${ofSource} and ${ofAccount} and i.number is not null`
  const { rows } = await invoice.execute(db)
  const [row] = rows
  return (
    row && {
      ...row,
      buyer: readBuyer(row.buyer),
      vat_terms: readVatTerms(row.vat_terms),
      seller: readSeller(row.seller),
      refunds: Refunds.parse(row.refunds),
    }
  )
}
