import type { GatewayEvent, Payment } from '@understory/ports/payments/payment-gateway.ts'
import type {
  GatewayInvoice,
  GatewaySubscription,
} from '@understory/ports/payments/subscription-gateway.ts'
import type { Deps } from '../../../deps.ts'
import {
  findCycleOfInvoice,
  findCycleOfPayment,
  nextSnapshotNumber,
} from '../subscriptions/public.ts'
import { findPaid, type MoneyBackPaid } from './refunds/money-back.ts'

/** What an event does not include, fetched from the provider before anything is written. */
export type Answers = {
  /** The invoice that a payment is for; or the invoice of the event, with its payment. */
  readonly invoice?: GatewayInvoice | null
  /** The subscription as it is now: events of one second come in any order. */
  readonly subscription?: {
    readonly reported: GatewaySubscription
    readonly snapshot: number
  } | null
  /** What a refunded payment was for. */
  readonly paid?: MoneyBackPaid | null
}

export async function askAbout(
  deps: Pick<Deps, 'db' | 'payments'>,
  about: GatewayEvent['about'],
): Promise<Answers> {
  switch (about.kind) {
    case 'payment':
      return { invoice: await findUnknownInvoice(deps, about.payment) }
    case 'invoice':
      return { invoice: await withPayment(deps, about.invoice) }
    case 'subscription':
      return { subscription: await lookAgain(deps, about.subscription) }
    case 'refund':
      return { paid: await findPaid(deps, about.refund.paymentId) }
    case 'dispute':
      return { paid: await findPaid(deps, about.dispute.paymentId) }
    case 'refund-failed':
    case 'fraud-warning':
      return { paid: await findPaid(deps, about.paymentId) }
    default:
      return {}
  }
}

/** Whatever the snapshot in an event says, its subscription may have changed since. */
async function lookAgain(
  deps: Pick<Deps, 'db' | 'payments'>,
  { id, subscriptionId }: GatewaySubscription,
) {
  if (!subscriptionId) return null
  const snapshot = await nextSnapshotNumber(deps)
  const reported = await deps.payments.findSubscription(id)
  return reported && { reported, snapshot }
}

/** Without its payment, a renewal that was paid could be refunded by nobody. */
async function withPayment(
  deps: Pick<Deps, 'db' | 'payments'>,
  invoice: GatewayInvoice,
): Promise<GatewayInvoice | null> {
  if (invoice.status !== 'paid' || invoice.paymentId !== null) return null
  const cycle = await findCycleOfInvoice(deps.db, invoice.id)
  return cycle?.gateway_payment_id ? null : deps.payments.findInvoice(invoice.id)
}

/**
 * A declined or challenged renewal is reported by its payment alone, and no event says which invoice that
 * payment is for.
 */
async function findUnknownInvoice(
  deps: Pick<Deps, 'db' | 'payments'>,
  { id, purchaseId, state }: Payment,
): Promise<GatewayInvoice | null> {
  if (purchaseId !== null || (await findCycleOfPayment(deps.db, id))) return null
  const says =
    state.status === 'awaiting-authentication' ||
    (state.status === 'awaiting-method' && state.lastDecline !== null)
  return says ? deps.payments.findInvoiceOfPayment(id) : null
}
