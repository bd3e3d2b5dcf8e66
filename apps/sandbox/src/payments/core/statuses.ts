/** Closed unions: the provider's own types leave room for words it may add, ours do not. */
export type PaymentIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

export type SetupIntentStatus = PaymentIntentStatus

export type InvoiceStatus = 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'

const ENDED: readonly SubscriptionStatus[] = ['incomplete_expired', 'canceled']

export function isEndedSubscription(status: SubscriptionStatus): boolean {
  return ENDED.includes(status)
}

export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'
export type RefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled'
export type TaxIdStatus = 'pending' | 'verified' | 'unverified' | 'unavailable'
export type AuthenticationStatus = 'open' | 'completed' | 'failed' | 'superseded'

const CONFIRMABLE: readonly PaymentIntentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]

/** An intent may be confirmed, changed or cancelled until it has ended. */
export function isOpenIntent(status: PaymentIntentStatus): boolean {
  return CONFIRMABLE.includes(status)
}

export const INVOICE_NEXT = {
  draft: ['open', 'paid'],
  open: ['paid', 'void', 'uncollectible'],
  uncollectible: ['paid', 'void'],
  paid: [],
  void: [],
} as const satisfies Record<InvoiceStatus, readonly InvoiceStatus[]>
