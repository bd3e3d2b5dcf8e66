import { dayOf, shortDate } from '@understory/domain/calendar/calendar.ts'
import { invoiceNumber } from '@understory/domain/commerce/invoices/invoice-number.ts'
import { cardWords } from '@understory/domain/commerce/invoices/invoice-words.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import { impactInWords } from '@understory/domain/quantity/format.ts'
import {
  grams,
  type ImpactQuantities,
  milliTrees,
} from '@understory/domain/quantity/impact-quantity.ts'
import type { Deps } from '../../../deps.ts'
import { findLogo } from '../../people/accounts/public.ts'
import { shareOfCycle } from '../subscriptions/public.ts'
import { impactOfBillLines } from './bill-lines.ts'
import { cycleLines } from './cycle-lines.ts'
import { buyerOf, sellerOf, vatOf } from './invoice-parties.ts'
import type { CycleInvoice, InvoiceRow, PurchaseInvoice } from './invoice-records.ts'
import { purchaseLines } from './purchase-lines.ts'

type RenderingDeps = Pick<Deps, 'db' | 'config' | 'documents'>

export async function renderInvoice(deps: RenderingDeps, invoice: InvoiceRow): Promise<Uint8Array> {
  return deps.documents.invoice({
    number: invoiceNumber(invoice.number),
    issuedOn: dayOf(invoice.issued_at),
    paidOn: invoice.paid_at && dayOf(invoice.paid_at),
    refunds: invoice.refunds.map(({ madeAt, amountMinor }) => ({
      on: dayOf(madeAt),
      amount: { minor: amountMinor, currency: invoice.currency },
    })),
    isRefunded: invoice.is_refunded,
    seller: sellerOf(deps, invoice),
    buyer: buyerOf(invoice.buyer),
    buyerLogo: await findLogo(deps.db, invoice.account_id),
    tax: vatOf(invoice),
    total: { minor: invoice.total_minor, currency: invoice.currency },
    paymentMethod: methodOf(invoice),
    ...(invoice.source_kind === 'purchase'
      ? { ...ofPurchase(invoice), lines: await purchaseLines(deps.db, invoice) }
      : { ...ofCycle(invoice), lines: cycleLines(invoice) }),
  })
}

function methodOf({ card_brand: brand, card_last4: last4 }: InvoiceRow): string | null {
  return brand && last4 ? cardWords({ brand, last4 }) : null
}

function ofPurchase(invoice: PurchaseInvoice) {
  return {
    reference: invoice.reference,
    period: null,
    funds: impactInWords(quantitiesOf(invoice)),
  }
}

function quantitiesOf(invoice: PurchaseInvoice): ImpactQuantities {
  return {
    trees: milliTrees(invoice.milli_trees),
    co2e: grams(invoice.co2e_grams),
    plastic: grams(invoice.plastic_grams),
  }
}

function ofCycle(invoice: CycleInvoice) {
  return {
    reference: null,
    period: `${shortDate(invoice.from_date)} to ${shortDate(invoice.to_date)}`,
    funds: impactInWords(fundedBy(invoice)),
  }
}

function fundedBy(invoice: CycleInvoice): ImpactQuantities {
  return isUsage(invoice.product)
    ? impactOfBillLines(invoice)
    : shareOfCycle({ ...invoice, number: invoice.cycle_number })
}
