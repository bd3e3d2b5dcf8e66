import { addressLines } from '@understory/domain/accounts/address-lines.ts'
import type { BillingAddress } from '@understory/domain/accounts/billing-address.ts'
import { allTaxIdTypes } from '@understory/domain/accounts/tax-id.ts'
import { type VatLine, type VatTerms, vatWithin } from '@understory/domain/payments/vat.ts'
import { dayOf } from '@understory/domain/quantity/calendar.ts'
import { impactInWords } from '@understory/domain/quantity/format.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import type { Currency, Money } from '@understory/domain/quantity/money.ts'
import type { InvoiceFacts, Party } from '@understory/ports/documents.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { loadPayment } from '../payments/public.ts'
import { invoiceLines } from './invoice-lines.ts'
import { findPurchase, invoiceNumber, type PurchaseRow } from './purchase-records.ts'

/** As it was when the invoice was issued; a later move does not rewrite it. */
export type InvoiceBuyer = {
  name: string
  /** Invoices from before it was recorded have none. */
  kind?: 'personal' | 'business'
  vatNumber?: string | null
  address: BillingAddress | null
  taxIds: { type: string; value: string }[]
}

export async function renderInvoice(
  deps: Deps,
  wanted: { id: string; accountId: string },
): Promise<Uint8Array | Refused> {
  const purchase = await findPurchase(deps.db, wanted)
  if (!purchase || purchase.invoice_number === null) return refuse('PURCHASE_NOT_FOUND')
  return renderInvoiceOf(deps, purchase)
}

export async function renderInvoiceOf(deps: Deps, purchase: PurchaseRow): Promise<Uint8Array> {
  return deps.documents.invoice(await invoiceFacts(deps, purchase))
}

async function invoiceFacts(deps: Deps, purchase: PurchaseRow): Promise<InvoiceFacts> {
  const { card } = await loadPayment(deps.db, purchase.id)
  const currency = purchase.currency as Currency
  return {
    number: invoiceNumber(purchase.invoice_number ?? 0),
    issuedOn: dayOf(purchase.invoice_issued_at ?? purchase.created_at),
    paidOn: purchase.paid_at && dayOf(purchase.paid_at),
    ...invoiceParties(deps, purchase.invoice_buyer as InvoiceBuyer),
    reference: purchase.reference,
    period: null,
    funds: impactInWords({
      trees: milliTrees(purchase.milli_trees),
      co2e: grams(purchase.co2e_grams),
      plastic: grams(purchase.plastic_grams),
    }),
    lines: await invoiceLines(deps.db, purchase),
    tax: vatOf(purchase, { minor: purchase.total_minor, currency }),
    total: { minor: purchase.total_minor, currency },
    paymentMethod: card && `${card.brand} ending in ${card.last4}`,
  }
}

/** Who sells, and who buys as they were on the day of the invoice. */
export function invoiceParties(deps: Deps, buyer: InvoiceBuyer): { seller: Party; buyer: Party } {
  return { seller: sellerOf(deps), buyer: buyerOf(buyer) }
}

/** By the terms and the buyer of the day it was issued. */
export function vatOf(
  issued: { readonly vat_terms: unknown; readonly invoice_buyer: unknown },
  total: Money,
): VatLine | null {
  const buyer = issued.invoice_buyer as InvoiceBuyer
  const taxIds = taxIdsOf(buyer)
  return vatWithin(total, issued.vat_terms as VatTerms | null, {
    country: buyer.address?.country ?? null,
    isBusiness: buyer.kind === 'business' && buyer.name !== '' && buyer.address !== null,
    hasVatNumber: taxIds.some(({ type }) => type === 'eu_vat'),
    hasTaxId: taxIds.length > 0,
  })
}

/** With the VAT number of the account's settings, unless it is among them. */
function taxIdsOf({ taxIds, vatNumber }: InvoiceBuyer): InvoiceBuyer['taxIds'] {
  if (!vatNumber || taxIds.some(({ value }) => value === vatNumber)) return taxIds
  return [...taxIds, { type: 'eu_vat', value: vatNumber }]
}

function sellerOf({ config }: Deps): Party {
  return {
    name: config.SELLER_NAME,
    addressLines: config.SELLER_ADDRESS.split(',')
      .map((line) => line.trim())
      .filter(Boolean),
    taxIds: config.SELLER_TAX_ID ? [{ label: 'VAT number', value: config.SELLER_TAX_ID }] : [],
  }
}

function buyerOf(buyer: InvoiceBuyer): Party {
  return {
    name: buyer.name,
    addressLines: buyer.address ? addressLines(buyer.address) : [],
    taxIds: taxIdsOf(buyer).map(({ type, value }) => ({ label: taxIdLabel(type), value })),
  }
}

function taxIdLabel(type: string): string {
  return allTaxIdTypes().find((entry) => entry.type === type)?.description ?? 'Tax id'
}
