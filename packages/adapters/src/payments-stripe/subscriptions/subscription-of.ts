import {
  INVOICE_STATUSES,
  type InvoiceStatus,
} from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import type {
  GatewayInvoice,
  GatewaySubscription,
  PlanReference,
} from '@understory/ports/payments/subscription-gateway.ts'
import type Stripe from 'stripe'
import { chargedMoney, isPriced } from '../payments/charge-amount.ts'
import { instant } from '../payments/payment-of-intent.ts'
import { idOf } from '../payments/refund-of.ts'
import { uuidOf } from '../uuid-of.ts'

/** The metadata keys that carry our subscription and the revision of its plan. */
const SUBSCRIPTION_KEY = 'subscription_id'
const REVISION_KEY = 'revision'
/** Of an invoice of what was used. */
export const USAGE_KEY = 'usage_id'

export function metadataOf({ subscriptionId, revision }: PlanReference): Record<string, string> {
  return { [SUBSCRIPTION_KEY]: subscriptionId, [REVISION_KEY]: String(revision) }
}

export function referenceIn(metadata: Stripe.Metadata | null | undefined): PlanReference | null {
  const subscriptionId = uuidOf(metadata?.[SUBSCRIPTION_KEY])
  const revision = Number(metadata?.[REVISION_KEY])
  const isRevision = Number.isInteger(revision) && revision > 0
  return subscriptionId && isRevision ? { subscriptionId, revision } : null
}

const SUBSCRIPTION_OF_STATES: Readonly<Record<string, GatewaySubscription['state']>> = lookupTable({
  incomplete: 'incomplete',
  incomplete_expired: 'never-paid',
  trialing: 'active',
  active: 'active',
  past_due: 'past-due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  canceled: 'canceled',
})

/** The revision of our plan that a subscription is at; 0 for one that is not ours. */
export function revisionOf({ metadata }: Stripe.Subscription): number {
  return referenceIn(metadata)?.revision ?? 0
}

export function subscriptionOf(subscription: Stripe.Subscription): GatewaySubscription {
  const reference = referenceIn(subscription.metadata)
  return {
    id: subscription.id,
    subscriptionId: reference?.subscriptionId ?? null,
    revision: reference?.revision ?? 0,
    // An unknown status counts as one where nothing is charged until someone looks.
    state: SUBSCRIPTION_OF_STATES[subscription.status] ?? 'unpaid',
    period: cycleOf(subscription),
    total: totalOf(subscription),
    endsWithPeriod: subscription.cancel_at_period_end,
    cardId: idOf(subscription.default_payment_method),
    latestInvoiceId: idOf(subscription.latest_invoice),
  }
}

function totalOf({ currency, items }: Stripe.Subscription): GatewaySubscription['total'] {
  if (!isPriced(currency)) return null
  const amounts = items.data.map(
    ({ price, quantity }) => (price.unit_amount ?? 0) * (quantity ?? 1),
  )
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  return chargedMoney(sum, currency)
}

/** A trial only bridges the time until another interval begins: what was paid for runs on. */
function cycleOf({ status, items }: Stripe.Subscription): GatewaySubscription['period'] {
  const [item] = items.data
  if (status === 'trialing' || item === undefined) return null
  return { from: instant(item.current_period_start), to: instant(item.current_period_end) }
}

/** What an invoice says of its payment, where it is asked to: no event includes them. */
export const WITH_PAYMENT = ['confirmation_secret', 'payments']

/**
 * `null`: it bills nothing of ours, or asks for nothing: the beginning of a trial, and what is free, is
 * invoiced too.
 */
export function invoiceIfOurs(invoice: Stripe.Invoice): GatewayInvoice | null {
  const isOurs = referenceOf(invoice) !== null && isPriced(invoice.currency)
  return isOurs && invoice.total !== 0 ? invoiceOf(invoice) : null
}

const referenceOf = ({ parent }: Stripe.Invoice) =>
  referenceIn(parent?.subscription_details?.metadata)

/** Of one that we know to be ours. */
export function invoiceOf(invoice: Stripe.Invoice): GatewayInvoice {
  const bills = referenceOf(invoice)
  if (!bills) throw new Error(`invoice ${invoice.id} names no subscription of ours`)
  return {
    id: invoice.id ?? '',
    bills,
    status: invoiceStatusOf(invoice.status),
    total: chargedMoney(invoice.total, invoice.currency),
    period: periodOf(invoice),
    paidAt: momentOf(invoice.status_transitions.paid_at),
    attempts: invoice.attempt_count,
    nextAttemptAt: momentOf(invoice.next_payment_attempt),
    clientSecret: invoice.confirmation_secret?.client_secret ?? null,
    paymentId: paymentIdOf(invoice),
    usageId: uuidOf(invoice.metadata?.[USAGE_KEY]),
  }
}

/** The payment that pays it; one that was replaced by another stays among its payments. */
function paymentIdOf({ payments }: Stripe.Invoice): string | null {
  const all = payments?.data ?? []
  const one = all.find(({ status }) => status === 'paid') ?? all.find((each) => each.is_default)
  return idOf(one?.payment.payment_intent)
}

/**
 * The cycle that its lines of the subscription are of. Items that someone added are lines too, each of the
 * moment at which it was added, and the period of the invoice itself is that of the items.
 */
function periodOf({ lines, period_start, period_end }: Stripe.Invoice): GatewayInvoice['period'] {
  const ofPlan = lines.data.find(({ parent }) => parent?.type === 'subscription_item_details')
  const period = ofPlan?.period ?? { start: period_start, end: period_end }
  return { from: instant(period.start), to: instant(period.end) }
}

function invoiceStatusOf(status: string | null): InvoiceStatus {
  return INVOICE_STATUSES.find((known) => known === status) ?? 'open'
}

const momentOf = (seconds: number | null) => (seconds === null ? null : instant(seconds))
