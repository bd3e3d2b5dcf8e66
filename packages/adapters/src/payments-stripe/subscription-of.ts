import {
  INVOICE_STATUSES,
  type InvoiceStatus,
} from '@understory/domain/subscriptions/subscription-status.ts'
import type {
  GatewayInvoice,
  GatewaySubscription,
  PlanReference,
} from '@understory/ports/subscription-gateway.ts'
import type Stripe from 'stripe'
import { chargedMoney } from './charge-amount.ts'
import { instant } from './payment-of-intent.ts'

/** The metadata keys that carry our subscription and the revision of its plan. */
const SUBSCRIPTION_KEY = 'subscription_id'
const REVISION_KEY = 'revision'

export function metadataOf({ subscriptionId, revision }: PlanReference): Record<string, string> {
  return { [SUBSCRIPTION_KEY]: subscriptionId, [REVISION_KEY]: String(revision) }
}

function referenceIn(metadata: Stripe.Metadata | null | undefined): PlanReference | null {
  const subscriptionId = metadata?.[SUBSCRIPTION_KEY]
  const revision = Number(metadata?.[REVISION_KEY])
  return subscriptionId && Number.isInteger(revision) ? { subscriptionId, revision } : null
}

const STATES: Readonly<Record<string, GatewaySubscription['state']>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'never-paid',
  trialing: 'active',
  active: 'active',
  past_due: 'past-due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  canceled: 'canceled',
}

export function subscriptionOf(subscription: Stripe.Subscription): GatewaySubscription {
  const reference = referenceIn(subscription.metadata)
  const [item] = subscription.items.data
  return {
    id: subscription.id,
    subscriptionId: reference?.subscriptionId ?? null,
    revision: reference?.revision ?? 0,
    // A word the provider may add means that nothing is charged until somebody looks.
    state: STATES[subscription.status] ?? 'unpaid',
    period: {
      from: instant(item?.current_period_start ?? subscription.start_date),
      to: instant(item?.current_period_end ?? subscription.start_date),
    },
    endsWithPeriod: subscription.cancel_at_period_end,
    cardId: idOf(subscription.default_payment_method),
    latestInvoiceId: idOf(subscription.latest_invoice),
  }
}

export function invoiceOf(invoice: Stripe.Invoice): GatewayInvoice {
  const details = invoice.parent?.subscription_details
  const secret = invoice.confirmation_secret?.client_secret ?? null
  return {
    id: invoice.id ?? '',
    bills: referenceIn(details?.metadata),
    status: statusOf(invoice.status),
    total: chargedMoney(invoice.total, invoice.currency),
    period: periodOf(invoice),
    paidAt: momentOf(invoice.status_transitions.paid_at),
    attempts: invoice.attempt_count,
    nextAttemptAt: momentOf(invoice.next_payment_attempt),
    clientSecret: secret,
    paymentId: secret?.split('_secret_')[0] ?? null,
  }
}

/** The cycle its lines are of: the period of the invoice itself is that of loose items. */
function periodOf({ lines, period_start, period_end }: Stripe.Invoice): GatewayInvoice['period'] {
  const period = lines.data[0]?.period ?? { start: period_start, end: period_end }
  return { from: instant(period.start), to: instant(period.end) }
}

function statusOf(status: string | null): InvoiceStatus {
  return INVOICE_STATUSES.find((known) => known === status) ?? 'open'
}

const momentOf = (seconds: number | null) => (seconds === null ? null : instant(seconds))

function idOf(reference: string | { id?: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}
