import type { SubscriptionGateway } from '@understory/ports/payments/subscription-gateway.ts'
import Stripe from 'stripe'
import { orNull } from '../requests/provider-faults.ts'
import { readEach } from '../requests/read-each.ts'
import { invoiceIfOurs, invoiceOf, WITH_PAYMENT } from './subscription-of.ts'

const INVOICE_CALLS_PAGE_SIZE = 100
const UNPAID = ['draft', 'open', 'uncollectible']

type InvoiceCalls = Pick<
  SubscriptionGateway,
  'openInvoice' | 'findInvoice' | 'findInvoiceOfPayment' | 'listInvoices'
>

/** The invoices of subscriptions. */
export function invoiceCalls(stripe: Stripe): InvoiceCalls {
  const find = async (id: string) => stripe.invoices.retrieve(id, { expand: WITH_PAYMENT })
  return {
    openInvoice: (id) =>
      orNull(async () => {
        const found = await find(id)
        if (found.status !== 'draft') return invoiceOf(found)
        await finalize(stripe, id)
        return invoiceOf(await find(id))
      }),

    findInvoice: (id) => orNull(async () => invoiceIfOurs(await find(id))),

    async findInvoiceOfPayment(paymentId) {
      const payment = { type: 'payment_intent', payment_intent: paymentId } as const
      const { data } = await stripe.invoicePayments.list({ payment, expand: ['data.invoice'] })
      const invoice = data[0]?.invoice
      const ours = typeof invoice === 'object' && !invoice.deleted ? invoiceIfOurs(invoice) : null
      return ours && { ...ours, paymentId }
    },

    listInvoices(id) {
      const invoices = stripe.invoices.list({
        subscription: id,
        expand: WITH_PAYMENT.map((member) => `data.${member}`),
        limit: INVOICE_CALLS_PAGE_SIZE,
      })
      return readEach(invoices, invoiceIfOurs)
    },
  }
}

/** Nothing that is unpaid of a subscription can be paid any more. */
export async function voidUnpaid(stripe: Stripe, subscription: string): Promise<void> {
  for await (const { id, status } of stripe.invoices.list({
    subscription,
    limit: INVOICE_CALLS_PAGE_SIZE,
  })) {
    // The invoice of a subscription cannot be deleted, and a draft cannot be voided.
    if (status === 'draft') await finalize(stripe, id)
    if (!UNPAID.includes(status ?? '')) continue
    await orElseGone(() => stripe.invoices.voidInvoice(id), { stripe, id, wanted: UNPAID })
  }
}

/** Without charging it: the customer pays by the card form. */
async function finalize(stripe: Stripe, id: string): Promise<void> {
  const open = () => stripe.invoices.finalizeInvoice(id, { auto_advance: false })
  await orElseGone(open, { stripe, id, wanted: ['draft'] })
}

/** A refusal is right where the invoice was finalized, paid or voided by someone else meanwhile. */
async function orElseGone(
  work: () => Promise<unknown>,
  { stripe, id, wanted }: { stripe: Stripe; id: string; wanted: readonly string[] },
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const { status } = await stripe.invoices.retrieve(id)
    if (wanted.includes(status ?? '')) throw error
  }
}
