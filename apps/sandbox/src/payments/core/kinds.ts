import type Stripe from 'stripe'
import type {
  AuthenticationStatus,
  DisputeStatus,
  InvoiceStatus,
  PaymentIntentStatus,
  RefundStatus,
  SetupIntentStatus,
  SubscriptionStatus,
  TaxIdStatus,
} from './statuses.ts'

/**
 * The provider's own interface without the members its published fixtures do not carry, with our
 * narrower members: references are ids here (expanding happens at the edge), statuses are closed.
 */
type Narrowed<T, Own, Absent = never> = Omit<T, keyof Own | (Absent & keyof T)> & Own

export type Customer = Narrowed<
  Stripe.Customer,
  { test_clock: string | null; invoice_prefix: string; next_invoice_sequence: number }
>

export type TaxId = Narrowed<
  Stripe.TaxId,
  { customer: string; type: string; verification: CoreKindsVerification }
>
type CoreKindsVerification = {
  status: TaxIdStatus
  verified_address: string | null
  verified_name: string | null
}

export type PaymentMethod = Narrowed<
  Stripe.PaymentMethod,
  { customer: string | null; card: Stripe.PaymentMethod.Card }
>

export type PaymentIntent = Narrowed<
  Stripe.PaymentIntent,
  {
    status: PaymentIntentStatus
    client_secret: string
    customer: string | null
    payment_method: string | null
    latest_charge: string | null
  },
  'allowed_payment_method_types' | 'payment_record'
>

export type SetupIntent = Narrowed<
  Stripe.SetupIntent,
  {
    status: SetupIntentStatus
    client_secret: string
    customer: string | null
    payment_method: string | null
  },
  'allowed_payment_method_types'
>

export type Charge = Narrowed<
  Stripe.Charge,
  {
    customer: string | null
    payment_intent: string | null
    payment_method: string
    status: 'succeeded' | 'failed'
  }
>

export type Refund = Narrowed<
  Stripe.Refund,
  { charge: string; payment_intent: string | null; status: RefundStatus }
>

export type Dispute = Narrowed<
  Stripe.Dispute,
  { charge: string; payment_intent: string | null; status: DisputeStatus },
  'intended_submission_method'
>

export type InvoiceLine = Narrowed<
  Stripe.InvoiceLineItem,
  { quantity_decimal: string | null },
  'subscription'
>
export type Invoice = Narrowed<
  Stripe.Invoice,
  {
    customer: string
    status: InvoiceStatus
    default_payment_method: string | null
    lines: { object: 'list'; data: InvoiceLine[]; has_more: boolean; url: string }
    test_clock: string | null
  }
>
export type InvoiceItem = Narrowed<
  Stripe.InvoiceItem,
  { customer: string; invoice: string | null; quantity_decimal: string; test_clock: string | null }
>

export type WebhookEndpoint = Narrowed<
  Stripe.WebhookEndpoint,
  { secret: string; status: 'enabled' | 'disabled' }
>
export type TestClock = Narrowed<Stripe.TestHelpers.TestClock, { status: 'ready' | 'advancing' }>

export type Event = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: unknown; previous_attributes?: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

/** What the sandbox knows of a card beyond the provider's object: never its number. */
export type CardOnFile = { id: string; token: string; setUpForOffSession: boolean; created: number }

/** One visit to the 3-D Secure page. */
export type Authentication = {
  id: string
  intent: string
  intentKind: 'payment_intent' | 'setup_intent'
  returnUrl: string | null
  status: AuthenticationStatus
  created: number
}

export type SandboxProduct = Narrowed<Stripe.Product, unknown, 'tax_details'>
export type Price = Narrowed<
  Stripe.Price,
  {
    product: string
    unit_amount: number
    unit_amount_decimal: string
    recurring: Stripe.Price.Recurring
  }
>
export type SubscriptionItem = Narrowed<
  Stripe.SubscriptionItem,
  { price: Price; quantity: number },
  'current_trial' | 'plan'
>
export type Subscription = Narrowed<
  Stripe.Subscription,
  {
    customer: string
    status: SubscriptionStatus
    default_payment_method: string | null
    latest_invoice: string | null
    items: { object: 'list'; data: SubscriptionItem[]; has_more: boolean; url: string }
    test_clock: string | null
    cancellation_details: { comment: null; feedback: null; reason: null }
  }
>

/**
 * When something is next to be done about a subscription or a refund; `id` is its own, `created` the
 * moment, and `customer` the clock its customer lives by, so that one clock is found by itself.
 */
export type BillingDue = {
  id: string
  customer: string
  created: number
  /** The end of the cycle whose renewal was announced last. */
  announced: number | null
}
export const SHARED_CLOCK = 'sandbox'

/** A payment whose invoice is held back; `id` is the intent's. */
export type LatePayment = { id: string; created: number }

/** A charge that is under way; `id` is the intent's. */
export type SlowCharge = { id: string; created: number }

/** Which invoice a payment intent pays; `id` is the intent's. */
export type InvoiceOfIntent = { id: string; invoice: string; created: number }

export type Kinds = {
  customer: Customer
  tax_id: TaxId
  payment_method: PaymentMethod
  payment_intent: PaymentIntent
  setup_intent: SetupIntent
  charge: Charge
  refund: Refund
  invoice: Invoice
  invoiceitem: InvoiceItem
  event: Event
  webhook_endpoint: WebhookEndpoint
  test_clock: TestClock
  card_on_file: CardOnFile
  authentication: Authentication
  invoice_of_intent: InvoiceOfIntent
  product: SandboxProduct
  price: Price
  subscription: Subscription
  billing_due: BillingDue
  late_payment: LatePayment
  slow_charge: SlowCharge
  dispute: Dispute
}
export type ObjectKind = keyof Kinds
