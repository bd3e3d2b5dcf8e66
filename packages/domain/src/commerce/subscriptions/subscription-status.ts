/** Specification section 4. */
export const SUBSCRIPTION_STATUSES = [
  'pending',
  '3ds_pending',
  'failed',
  'active',
  'canceled',
  'declined',
  'expired',
  'frozen',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** The payment provider's state of a subscription, with its latest payment where none succeeded yet. */
export type ProviderState =
  | 'awaiting-first-payment'
  | 'awaiting-authentication'
  | 'first-payment-declined'
  | 'never-paid'
  | 'active'
  | 'past-due'
  | 'past-due-authentication'
  | 'unpaid'
  | 'canceled'

/** The one table from the provider's statuses to ours. */
export const STATUS_OF: Readonly<Record<ProviderState, SubscriptionStatus>> = {
  'awaiting-first-payment': 'pending',
  'awaiting-authentication': '3ds_pending',
  'first-payment-declined': 'declined',
  'never-paid': 'expired',
  active: 'active',
  'past-due': 'failed',
  'past-due-authentication': '3ds_pending',
  unpaid: 'frozen',
  canceled: 'canceled',
}

/** The transitions from each status; the database has the same table and refuses any other. */
export const NEXT_STATUSES: Readonly<Record<SubscriptionStatus, readonly SubscriptionStatus[]>> = {
  pending: ['3ds_pending', 'declined', 'active', 'expired', 'canceled'],
  '3ds_pending': ['pending', 'declined', 'active', 'failed', 'frozen', 'expired', 'canceled'],
  declined: ['pending', '3ds_pending', 'active', 'expired', 'canceled'],
  active: ['failed', '3ds_pending', 'frozen', 'canceled'],
  failed: ['active', '3ds_pending', 'frozen', 'canceled'],
  frozen: ['active', 'failed', '3ds_pending', 'canceled'],
  expired: [],
  canceled: [],
}

export const canMove = (from: SubscriptionStatus, to: SubscriptionStatus): boolean =>
  NEXT_STATUSES[from].includes(to)

/**
 * What a status says of the cycles. Unpaid: its first payment may be to come. Live: it was paid for, and cycles go
 * on or could again without a new subscription. Billed: the provider charges its cycles. Ended: nothing comes after it.
 */
const TRAITS = {
  pending: ['unpaid'],
  // Of a first payment or of a later one.
  '3ds_pending': ['unpaid', 'billed'],
  failed: ['live', 'billed'],
  active: ['live', 'billed'],
  canceled: ['ended'],
  declined: ['unpaid'],
  expired: ['ended'],
  frozen: ['live'],
} as const satisfies Record<SubscriptionStatus, readonly string[]>
type Trait = (typeof TRAITS)[SubscriptionStatus][number]

const is = (trait: Trait, status: SubscriptionStatus): boolean =>
  TRAITS[status].some((own) => own === trait)

const statusesThatAre = (...traits: readonly Trait[]): readonly SubscriptionStatus[] =>
  SUBSCRIPTION_STATUSES.filter((status) => traits.some((trait) => is(trait, status)))

export const isLive = (status: SubscriptionStatus): boolean => is('live', status)
export const isBilled = (status: SubscriptionStatus): boolean => is('billed', status)
export const hasEnded = (status: SubscriptionStatus): boolean => is('ended', status)

export const UNPAID_STATUSES = statusesThatAre('unpaid')
export const BILLED_STATUSES = statusesThatAre('billed')
export const ENDED_STATUSES = statusesThatAre('ended')
/** Their card can be changed: it pays the next cycle, or what is still to be paid. */
export const CARD_STATUSES = statusesThatAre('live', 'billed')

const LABELS: Readonly<Record<SubscriptionStatus, string>> = {
  pending: 'Pending',
  '3ds_pending': 'Waiting for your bank',
  failed: 'Payment failed',
  active: 'Active',
  canceled: 'Cancelled',
  declined: 'Declined',
  expired: 'Expired',
  frozen: 'Frozen',
}
export const statusLabel = (status: SubscriptionStatus): string => LABELS[status]

export const INVOICE_STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

const INVOICE_LABELS: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'Pending',
  open: 'Pending',
  paid: 'Paid',
  uncollectible: 'Failed',
  void: 'Cancelled',
}
export const invoiceLabel = (status: InvoiceStatus): string => INVOICE_LABELS[status]
