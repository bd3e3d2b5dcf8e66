import type { Money } from '@understory/domain/quantity/money.ts'
import type {
  GatewayInvoice,
  GatewaySubscription,
  PlanReference,
  SubscriptionGateway,
} from './subscription-gateway.ts'

/** Why a card was declined, as our own closed list; the web has one sentence for each. */
export const DECLINES = [
  'card-declined',
  'insufficient-funds',
  'lost-card',
  'stolen-card',
  'expired-card',
  'incorrect-cvc',
  'incorrect-number',
  'processing-error',
  'authentication-failed',
  'blocked-as-risky',
] as const
export type Decline = (typeof DECLINES)[number]

/** `brand` as people read it: Visa, Mastercard. */
export type CardSummary = { brand: string; last4: string }

export type PaymentState =
  | { status: 'awaiting-method'; lastDecline: Decline | null }
  | { status: 'awaiting-confirmation' }
  | { status: 'awaiting-authentication' }
  | { status: 'processing' }
  | {
      status: 'succeeded'
      paidAt: Date
      received: Money
      card: CardSummary | null
      /** All of it was refunded since. */
      isRefunded: boolean
    }
  | { status: 'canceled' }

export type Payment = {
  id: string
  /** Our purchase, as passed when the payment was started. */
  purchaseId: string | null
  clientSecret: string
  money: Money
  state: PaymentState
}

export type BillingAddress = {
  line1: string
  line2: string | null
  city: string
  postcode: string
  country: string
}

export type GatewayCustomer = { name: string; email: string; address: BillingAddress | null }

export type SavedCard = CardSummary & {
  id: string
  /** The same for one card that was entered twice; `null` where the provider gives none. */
  fingerprint: string | null
  holder: string | null
  expiryMonth: number
  expiryYear: number
}

export type TaxIdVerification = 'pending' | 'verified' | 'unverified' | 'unavailable'
export type GatewayTaxId = {
  id: string
  type: string
  value: string
  verification: TaxIdVerification
}

/** A refund to the customer. */
export type GatewayRefund = {
  paymentId: string
  /** Nothing of the payment is left with us. */
  isWhole: boolean
  /** The refund that the bank could not make, if it is one. */
  failedId: string | null
}

/** One refund of a payment, of all of it or of a part. */
export type MadeRefund = {
  id: string
  amount: Money
  madeAt: Date
  /** The bank could not make it, or it was called off: we have the money again. */
  hasFailed: boolean
}

/** A dispute: the cardholder's bank withdrew the money of a payment, or may do so. */
export type GatewayDispute = {
  id: string
  paymentId: string
  /** `null`: in a currency that nothing of ours is sold in. */
  amount: Money | null
  /** `inquiry`: the bank asks, and no money has moved. */
  outcome: 'inquiry' | 'open' | 'won' | 'lost'
}

/** An event of the gateway, with its signature verified. */
export type GatewayEvent = {
  id: string
  /** The gateway's clock, not ours: events may arrive late and in any order. */
  occurredAt: Date
  about:
    | { kind: 'payment'; payment: Payment }
    | { kind: 'subscription'; subscription: GatewaySubscription }
    | { kind: 'invoice'; invoice: GatewayInvoice }
    /** A cycle is about to be charged. */
    | { kind: 'upcoming'; bills: PlanReference; total: Money; chargedAt: Date }
    | { kind: 'refund'; refund: GatewayRefund }
    /** The refund failed at the bank: we have the money again. */
    | { kind: 'refund-failed'; refundId: string; paymentId: string }
    | { kind: 'dispute'; dispute: GatewayDispute }
    /** The bank expects that the payment will be disputed. */
    | { kind: 'fraud-warning'; warningId: string; paymentId: string }
    | { kind: 'tax-id'; taxId: GatewayTaxId; customerId: string }
    | { kind: 'other'; type: string }
}

/** A message that is not a usable event: not from the gateway, or unreadable. */
export type RefusedEvent =
  | { readonly refused: 'signature' }
  | { readonly refused: 'unreadable'; readonly why: string }

/**
 * Card payments. Every call that creates something takes an idempotency key: the same key always
 * returns the same object, so a retry after a crash charges once. Throws only when the gateway cannot
 * be reached or refuses for a reason that is our own fault. The account may be shared: what is not ours
 * is left out of lists, and what a list holds that cannot be read is thrown when the list has ended.
 */
export type PaymentGateway = SubscriptionGateway & {
  /** One for each account, of whom nothing else is known yet. */
  createCustomer(accountId: string): Promise<{ id: string }>
  updateCustomer(customerId: string, customer: GatewayCustomer): Promise<void>

  startPayment(
    payment: {
      purchaseId: string
      customerId: string
      money: Money
      description: string
      receiptEmail: string | null
      /** Store the card for later purchases by the same customer. */
      saveCard: boolean
    },
    idempotencyKey: string,
  ): Promise<Payment>
  /**
   * Charges a saved card while its holder is away. Declined, or where the bank wants to see the holder, the payment is
   * given as it stands then and may be paid for another way; one that ended before stays as it ended.
   */
  chargeSavedCard(
    charge: { paymentId: string; cardId: string },
    idempotencyKey: string,
  ): Promise<Payment>
  /** `null`: no such payment, or one of something else that is sold from the same account. */
  findPayment(paymentId: string): Promise<Payment | null>
  /** The payment as it is then: one that ended before stays as it ended. */
  cancelPayment(paymentId: string): Promise<Payment>
  /** Recent payments, newest first, for reconciling. */
  listPayments(since: Date): AsyncIterable<Payment>

  /** Recent refunds, for reconciling; a payment may be among them more than once. */
  listRefunds(since: Date): AsyncIterable<GatewayRefund & { id: string; madeAt: Date }>
  /** Every refund of one payment, oldest first. */
  refundsOfPayment(paymentId: string): Promise<MadeRefund[]>
  /** Refunds a whole payment. */
  refundPayment(paymentId: string, idempotencyKey: string): Promise<void>
  /** Recent disputes, for reconciling. */
  listDisputes(since: Date): AsyncIterable<GatewayDispute>

  startCardSetup(
    customerId: string,
    idempotencyKey: string,
  ): Promise<{ id: string; clientSecret: string }>
  listCards(customerId: string): Promise<SavedCard[]>
  removeCard(cardId: string): Promise<void>

  /** `null`: the gateway does not take this number. */
  addTaxId(customerId: string, taxId: { type: string; value: string }): Promise<GatewayTaxId | null>
  listTaxIds(customerId: string): Promise<GatewayTaxId[]>
  removeTaxId(customerId: string, taxIdId: string): Promise<void>

  readEvent(rawBody: string, signature: string | null): GatewayEvent | RefusedEvent

  /** True for what a call throws when the gateway is down or refuses; false for any other fault. */
  isGatewayFault(fault: unknown): boolean
}
