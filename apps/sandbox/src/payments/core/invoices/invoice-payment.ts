import type { ParamReader } from '../../wire/param-reader.ts'
import { timeFor } from '../customers/customers.ts'
import type { Invoice, PaymentIntent } from '../kinds.ts'
import { EVERYTHING } from '../list-query.ts'
import { subscriptionPaid, subscriptionPaymentFailed } from '../subscriptions/subscription-life.ts'
import { ok, type SandboxAnswer, type World } from '../world.ts'

/** The invoice an intent pays, if it pays one. */
export function invoiceOf(world: World, intent: PaymentIntent): Invoice | null {
  const link = world.find('invoice_of_intent', intent.id)
  return link === null ? null : world.find('invoice', link.invoice)
}

export function markInvoicePaid(world: World, intent: PaymentIntent): void {
  const invoice = invoiceOf(world, intent)
  if (invoice === null) return
  if (world.billing.invoicesWait)
    world.put('late_payment', { id: intent.id, created: intent.created })
  else settleInvoice(world, invoice, intent.payment_method)
}

/** Updates the invoices that were held back from their payments. */
export function releaseInvoices(world: World): void {
  for (const { id } of world.list('late_payment', EVERYTHING).data) {
    world.remove('late_payment', id)
    const intent = world.find('payment_intent', id)
    const invoice = intent && invoiceOf(world, intent)
    if (invoice) settleInvoice(world, invoice, intent.payment_method)
  }
}

export function settleInvoice(world: World, invoice: Invoice, card: string | null = null): Invoice {
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    attempted: true,
    attempt_count: invoice.amount_due > 0 ? Math.max(1, invoice.attempt_count) : 0,
    status_transitions: {
      ...invoice.status_transitions,
      paid_at: timeFor(world, invoice.customer),
    },
  }
  world.put('invoice', paid)
  world.emit('invoice.paid', paid)
  world.emit('invoice.payment_succeeded', paid)
  subscriptionPaid(world, paid, card)
  return paid
}

/** `why`: an event that comes before the one that every failed attempt has. */
export function noteInvoiceFailure(
  world: World,
  intent: PaymentIntent,
  why?: 'invoice.payment_action_required',
): void {
  const invoice = invoiceOf(world, intent)
  if (invoice === null) return
  // The first attempt counts in any case; afterwards only automatic retries do.
  const tried = { ...invoice, attempted: true, attempt_count: Math.max(1, invoice.attempt_count) }
  world.put('invoice', tried)
  subscriptionPaymentFailed(world, tried)
  if (why) world.emit(why, tried)
  world.emit('invoice.payment_failed', tried)
}

/** The link between a payment and the invoice it is for; one at most, as every invoice is paid at once. */
export function listInvoicePayments(world: World, params: ParamReader): SandboxAnswer {
  const payment = params.group('payment')
  payment?.choice('type', ['payment_intent'] as const)
  const intent = world.find('payment_intent', payment?.text('payment_intent') ?? '')
  payment?.done()
  params.done()
  const invoice = intent && invoiceOf(world, intent)
  const data = intent && invoice ? [invoicePayment(invoice, intent)] : []
  return ok({ object: 'list', data, has_more: false, url: '/v1/invoice_payments' })
}

/** The payments of an invoice, as it has them where they are expanded. */
export function paymentsOf(world: World, invoice: Invoice) {
  const intentId = invoice.confirmation_secret?.client_secret.split('_secret_')[0] ?? ''
  const intent = world.find('payment_intent', intentId)
  return {
    object: 'list',
    data: intent ? [invoicePayment(invoice, intent)] : [],
    has_more: false,
    url: `/v1/invoice_payments?invoice=${invoice.id}`,
  }
}

function invoicePayment(invoice: Invoice, intent: PaymentIntent) {
  const isPaid = invoice.status === 'paid'
  return {
    id: `inpay_${intent.id.slice('pi_'.length)}`,
    object: 'invoice_payment',
    amount_paid: isPaid ? invoice.amount_paid : null,
    amount_requested: intent.amount,
    created: intent.created,
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: isPaid ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: invoice.status_transitions.paid_at },
  }
}
