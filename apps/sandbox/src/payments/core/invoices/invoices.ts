import { ParamReader } from '../../wire/param-reader.ts'
import { invalidRequest, missingResource } from '../../wire/refusals.ts'
import { useMethod } from '../cards/payment-methods.ts'
import { customerOr404, timeFor } from '../customers/customers.ts'
import { confirmPaymentIntent } from '../intents/confirm-payment-intent.ts'
import { addIntent, cancelPaymentIntent, choose } from '../intents/payment-intents.ts'
import type { Customer, Invoice, InvoiceLine, PaymentIntent } from '../kinds.ts'
import { INVOICE_NEXT, type InvoiceStatus, isOpenIntent } from '../statuses.ts'
import { everyOne, ok, type SandboxAnswer, type World } from '../world.ts'
import { invoiceLineOf } from './invoice-items.ts'
import { settleInvoice } from './invoice-payment.ts'
import { newInvoice } from './new-invoice.ts'

/** The least that can be charged, in minor units, by the provider's public list. */
const MINIMUM: Readonly<Record<string, number>> = { gbp: 30, eur: 50, usd: 50, chf: 50 }

export function createInvoice(world: World, params: ParamReader): SandboxAnswer {
  const customer = customerOr404(world, params.required('customer'))
  const takesPending =
    params.choice('pending_invoice_items_behavior', ['include', 'exclude'] as const) === 'include'
  const draft = newInvoice(world, customer, {
    currency: params.text('currency')?.toLowerCase() ?? 'gbp',
    description: params.text('description') ?? null,
    metadata: params.metadata(),
    autoAdvance: params.flag('auto_advance'),
    collectionMethod:
      params.choice('collection_method', ['charge_automatically', 'send_invoice'] as const) ??
      'charge_automatically',
  })
  params.integer('days_until_due')
  params.done()
  world.put('invoice', draft)
  if (takesPending) takePendingItems(world, draft)
  const invoice = refreshed(world, draft)
  world.emit('invoice.created', invoice)
  return ok(invoice)
}

function takePendingItems(world: World, invoice: Invoice): void {
  for (const item of everyOne(world, 'invoiceitem', invoice.customer))
    if (item.invoice === null && item.parent === null)
      world.put('invoiceitem', { ...item, invoice: invoice.id })
}

/**
 * A draft with lines and sums of its current items; that of a subscription, and any other invoice,
 * unchanged.
 */
export function refreshed(world: World, invoice: Invoice): Invoice {
  if (invoice.status !== 'draft' || invoice.parent?.type === 'subscription_details') return invoice
  const items = everyOne(world, 'invoiceitem', invoice.customer)
    .filter((item) => item.invoice === invoice.id)
    .reverse()
  const known = invoice.lines.data
  const lines = items.map(
    (item) =>
      known.find((line) => itemOf(line) === item.id) ?? invoiceLineOf(world, item, invoice.id),
  )
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  const after: Invoice = {
    ...invoice,
    currency: items[0]?.currency ?? invoice.currency,
    lines: { ...invoice.lines, data: lines },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    amount_due: Math.max(total, 0),
    amount_remaining: Math.max(total, 0),
  }
  world.put('invoice', after)
  return after
}

function itemOf(line: InvoiceLine): string | null {
  return line.parent?.invoice_item_details?.invoice_item ?? null
}

export function invoiceOr404(world: World, id: string): Invoice {
  const invoice = world.find('invoice', id)
  if (invoice === null) throw missingResource('invoice', id)
  return refreshed(world, invoice)
}

export function updateInvoice(world: World, id: string, params: ParamReader): SandboxAnswer {
  const before = invoiceOr404(world, id)
  const description = params.text('description')
  const after: Invoice = {
    ...before,
    description: description === undefined ? before.description : description,
    metadata: params.metadata(before.metadata ?? {}),
  }
  params.done()
  if (before.status !== 'draft' && description !== undefined)
    throw invalidRequest('invoice_not_editable', 'This invoice is no longer editable.')
  world.put('invoice', after)
  return ok(after)
}

export function finalizeInvoice(world: World, id: string, params: ParamReader): SandboxAnswer {
  const draft = invoiceOr404(world, id)
  params.text('auto_advance')
  params.done()
  if (draft.status !== 'draft') refuseMove(draft, 'open')
  if (draft.lines.data.length === 0)
    throw invalidRequest('invoice_no_customer_line_items', 'Nothing to invoice for customer.')
  const customer = customerOr404(world, draft.customer)
  const opened = openInvoice(world, draft, customer)
  world.emit('invoice.finalized', opened)
  return ok(opened.amount_due === 0 ? settleInvoice(world, opened) : opened)
}

export function openInvoice(world: World, draft: Invoice, customer: Customer): Invoice {
  const sequence = customer.next_invoice_sequence
  const due = withBalance(draft, customer)
  const balance = due.ending_balance ?? customer.balance
  world.put('customer', { ...customer, balance, next_invoice_sequence: sequence + 1 })
  const at = timeFor(world, draft.customer)
  const intent = due.amount_due === 0 ? null : intentFor(world, due)
  const opened: Invoice = {
    ...due,
    status: 'open',
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    effective_at: at,
    confirmation_secret:
      intent === null ? null : { client_secret: intent.client_secret, type: 'payment_intent' },
    status_transitions: { ...draft.status_transitions, finalized_at: at },
  }
  world.put('invoice', opened)
  return opened
}

/**
 * With what the customer owes or has left from before. Too little to be charged is owed instead: the invoice
 * is paid, and the next one asks for it.
 */
function withBalance(draft: Invoice, { balance }: Customer): Invoice {
  const owed = draft.total + balance
  const isTooLittle = owed < (MINIMUM[draft.currency] ?? 0)
  const due = isTooLittle ? 0 : owed
  const ending = draft.total === 0 ? balance : owed - due
  const amount = draft.total === 0 ? 0 : due
  return {
    ...draft,
    starting_balance: balance,
    ending_balance: ending,
    amount_due: amount,
    amount_remaining: amount,
  }
}

function intentFor(world: World, invoice: Invoice): PaymentIntent {
  const intent = addIntent(world, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: invoice.description,
    receiptEmail: null,
    // The card of a subscription is stored for its later cycles.
    setupFutureUsage: invoice.parent?.type === 'subscription_details' ? 'off_session' : null,
    metadata: {},
    methodTypes: invoice.payment_settings.payment_method_types ?? world.billing.paymentMethodTypes,
  })
  world.put('invoice_of_intent', { id: intent.id, invoice: invoice.id, created: intent.created })
  return intent
}

/** Charges the customer's card off-session. */
export function payInvoice(world: World, id: string, params: ParamReader): SandboxAnswer {
  const invoice = invoiceOr404(world, id)
  const methodId = params.text('payment_method') ?? defaultMethod(world, invoice)
  const elsewhere = params.flag('paid_out_of_band')
  params.done()
  if (!canMove(invoice, 'paid') || invoice.status === 'draft') refuseMove(invoice, 'paid')
  if (elsewhere) return ok(settleInvoice(world, invoice))
  if (methodId === null)
    throw invalidRequest('invoice_payment_method_missing', 'The customer has no default card.')
  const intentId = invoice.confirmation_secret?.client_secret.split('_secret_')[0] ?? ''
  const intent = world.find('payment_intent', intentId)
  if (intent === null) throw missingResource('payment_intent', intentId)
  const chosen = choose(world, intent, useMethod(world, methodId).id)
  const answer = confirmPaymentIntent(world, chosen, { returnUrl: null, offSession: true })
  return answer.status === 200 ? ok(invoiceOr404(world, id)) : answer
}

function defaultMethod(world: World, invoice: Invoice): string | null {
  return (
    invoice.default_payment_method ??
    (customerOr404(world, invoice.customer).invoice_settings.default_payment_method as
      | string
      | null)
  )
}

export function closeInvoice(
  world: World,
  id: string,
  to: 'void' | 'uncollectible',
): SandboxAnswer {
  const invoice = invoiceOr404(world, id)
  if (!canMove(invoice, to)) refuseMove(invoice, to)
  const at = timeFor(world, invoice.customer)
  const stamp = to === 'void' ? { voided_at: at } : { marked_uncollectible_at: at }
  const closed: Invoice = {
    ...invoice,
    status: to,
    status_transitions: { ...invoice.status_transitions, ...stamp },
  }
  world.put('invoice', closed)
  if (to === 'void') cancelIntentOf(world, closed)
  world.emit(to === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible', closed)
  return ok(closed)
}

/** What is void cannot be paid any more. */
function cancelIntentOf(world: World, { confirmation_secret: secret }: Invoice): void {
  const intent = world.find('payment_intent', secret?.client_secret.split('_secret_')[0] ?? '')
  if (intent !== null && isOpenIntent(intent.status))
    cancelPaymentIntent(world, intent.id, new ParamReader({}))
}

function canMove(invoice: Invoice, to: InvoiceStatus): boolean {
  return INVOICE_NEXT[invoice.status].some((next) => next === to)
}

function refuseMove(invoice: Invoice, to: InvoiceStatus): never {
  throw invalidRequest(
    'invoice_not_editable',
    `An invoice that is ${invoice.status} cannot become ${to}.`,
  )
}
