import type { Purchase } from '@understory/contracts/commerce/purchases/purchases.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import { invoiceNumber } from '@understory/domain/commerce/invoices/invoice-number.ts'
import type { Deps } from '../../../deps.ts'
import { kindOf } from './purchase-kind.ts'
import type { PurchaseRow } from './purchase-records.ts'

export function presentPurchase(
  deps: Pick<Deps, 'purchaseKinds'>,
  row: PurchaseRow,
  covers: string[],
): Purchase {
  return {
    uuid: row.id,
    quoteId: row.quote_id,
    product: row.product,
    isGift: kindOf(deps, row).isGift,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    milliTrees: row.milli_trees,
    co2eGrams: row.co2e_grams,
    plasticGrams: row.plastic_grams,
    covers,
    totalMinor: row.total_minor,
    refundedMinor: row.refunded_minor,
    currency: row.currency,
    reference: row.reference,
    boughtByKey: row.bought_by_key,
    theme: row.theme,
    hideCost: row.hide_cost,
    addressOnCertificate: row.address_on_certificate,
    effectiveFrom: row.effective_from,
    effectiveTo: row.effective_to,
    footprintYear: row.footprint_period_from && monthOf(row.footprint_period_from),
    isDateLocked: row.date_locked_at !== null,
    certificateId: row.certificate_id,
    invoiceNumber: row.invoice_number === null ? null : invoiceNumber(row.invoice_number),
  }
}
