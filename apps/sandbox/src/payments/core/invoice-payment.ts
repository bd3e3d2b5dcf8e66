import { timeFor } from './customers.ts'
import type { Invoice, PaymentIntent } from './kinds.ts'
import { subscriptionPaid, subscriptionPaymentFailed } from './subscription-life.ts'
import type { World } from './world.ts'

/** The invoice an intent pays, if it pays one. */
function invoiceOf(world: World, intent: PaymentIntent): Invoice | null {
  const link = world.find('invoice_of_intent', intent.id)
  return link === null ? null : world.find('invoice', link.invoice)
}

export function markInvoicePaid(world: World, intent: PaymentIntent): void {
  const invoice = invoiceOf(world, intent)
  if (invoice !== null) settleInvoice(world, invoice, intent.payment_method)
}

export function settleInvoice(world: World, invoice: Invoice, card: string | null = null): Invoice {
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    attempted: true,
    attempt_count: invoice.attempt_count + (invoice.amount_due > 0 ? 1 : 0),
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

export function noteInvoiceFailure(world: World, intent: PaymentIntent): void {
  const invoice = invoiceOf(world, intent)
  if (invoice === null) return
  const tried = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 }
  world.put('invoice', tried)
  subscriptionPaymentFailed(world, tried)
  world.emit('invoice.payment_failed', world.find('invoice', tried.id))
}
