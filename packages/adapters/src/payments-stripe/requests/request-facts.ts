import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import type Stripe from 'stripe'

/**
 * The parameters that the product and its tests send, call by call. Their names, nesting and kinds are
 * held to the SDK's own types (stripe 23.1.0, API version 2026-10-28.endive) by the compiler, and every
 * recorded request is held to them by a test: a parameter that is misspelt, misplaced or of another kind
 * fails one of the two.
 */
export type Fact =
  | 'string'
  | 'integer'
  | 'boolean'
  | 'metadata'
  | { readonly oneOf: readonly string[] }
  | readonly [Fact]
  | { readonly [name: string]: Fact | undefined }

type FactOf<T> = T extends boolean
  ? 'boolean'
  : T extends number
    ? 'integer'
    : T extends string
      ? 'string' | { readonly oneOf: readonly T[] }
      : T extends readonly (infer Each)[]
        ? readonly [FactOf<Each>]
        : T extends object
          ? string extends keyof T
            ? 'metadata'
            : { readonly [Name in keyof T]?: FactOf<NonNullable<T[Name]>> }
          : never

type Keys<T> = T extends unknown ? keyof T : never
type At<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never
/** No name that the SDK does not have, at any depth. */
type Exact<Given, Wanted> = Given extends string | readonly string[]
  ? Given
  : {
      readonly [Name in keyof Given]: Name extends Keys<Wanted>
        ? Exact<Given[Name], At<Wanted, Name>>
        : never
    }

export const facts =
  <Params>() =>
  <const Given extends FactOf<Params>>(of: Given & Exact<Given, FactOf<Params>>): Fact =>
    of

const REQUEST_FACTS_ADDRESS = {
  line1: 'string',
  line2: 'string',
  city: 'string',
  postal_code: 'string',
  country: 'string',
} as const
const CUSTOMER = { name: 'string', email: 'string', address: REQUEST_FACTS_ADDRESS } as const
const EXPAND = { expand: ['string'] } as const
const REQUEST_FACTS_PAGE = { limit: 'integer', starting_after: 'string' } as const
const LIST = { ...REQUEST_FACTS_PAGE, ...EXPAND, created: { gte: 'integer' } } as const
const CARD_ONLY = [{ oneOf: ['card'] }] as const
const ITEM = {
  quantity: 'integer',
  metadata: 'metadata',
  price_data: {
    product: 'string',
    currency: 'string',
    unit_amount: 'integer',
    recurring: { interval: { oneOf: ['month', 'year'] } },
  },
} as const

export const REQUEST_FACTS: Readonly<Record<string, Fact>> = lookupTable({
  'POST /v1/customers': facts<Stripe.CustomerCreateParams>()({ metadata: 'metadata' }),
  'GET /v1/customers': facts<Stripe.CustomerListParams>()(LIST),
  'POST /v1/customers/:id': facts<Stripe.CustomerUpdateParams>()(CUSTOMER),
  'GET /v1/customers/:id/tax_ids': facts<Stripe.CustomerListTaxIdsParams>()({ limit: 'integer' }),
  'POST /v1/customers/:id/tax_ids': facts<Stripe.CustomerCreateTaxIdParams>()({
    type: 'string',
    value: 'string',
  }),
  'DELETE /v1/customers/:id/tax_ids/:id': facts<Stripe.CustomerDeleteTaxIdParams>()({}),

  'POST /v1/payment_intents': facts<Stripe.PaymentIntentCreateParams>()({
    amount: 'integer',
    currency: 'string',
    customer: 'string',
    description: 'string',
    receipt_email: 'string',
    metadata: 'metadata',
    allowed_payment_method_types: CARD_ONLY,
    setup_future_usage: { oneOf: ['off_session'] },
  }),
  'GET /v1/payment_intents/:id': facts<Stripe.PaymentIntentRetrieveParams>()(EXPAND),
  'GET /v1/payment_intents': facts<Stripe.PaymentIntentListParams>()({
    ...LIST,
    customer: 'string',
  }),
  'POST /v1/payment_intents/:id/cancel': facts<Stripe.PaymentIntentCancelParams>()({}),
  'POST /v1/payment_intents/:id/confirm': facts<Stripe.PaymentIntentConfirmParams>()({
    ...EXPAND,
    payment_method: 'string',
    off_session: 'boolean',
    return_url: 'string',
  }),
  'POST /v1/setup_intents': facts<Stripe.SetupIntentCreateParams>()({
    customer: 'string',
    allowed_payment_method_types: CARD_ONLY,
    usage: { oneOf: ['off_session'] },
  }),
  'GET /v1/payment_methods': facts<Stripe.PaymentMethodListParams>()({
    ...REQUEST_FACTS_PAGE,
    customer: 'string',
    type: { oneOf: ['card'] },
  }),
  'POST /v1/payment_methods/:id/detach': facts<Stripe.PaymentMethodDetachParams>()({}),
  'GET /v1/refunds': facts<Stripe.RefundListParams>()({
    ...LIST,
    payment_intent: 'string',
  }),
  'POST /v1/refunds': facts<Stripe.RefundCreateParams>()({
    payment_intent: 'string',
    amount: 'integer',
  }),
  'GET /v1/disputes': facts<Stripe.DisputeListParams>()(LIST),

  'POST /v1/products': facts<Stripe.ProductCreateParams>()({ id: 'string', name: 'string' }),
  'POST /v1/subscriptions': facts<Stripe.SubscriptionCreateParams>()({
    ...EXPAND,
    customer: 'string',
    items: [ITEM],
    payment_behavior: { oneOf: ['default_incomplete'] },
    default_payment_method: 'string',
    payment_settings: {
      payment_method_types: CARD_ONLY,
      save_default_payment_method: { oneOf: ['on_subscription'] },
    },
    description: 'string',
    metadata: 'metadata',
  }),
  'GET /v1/subscriptions/:id': facts<Stripe.SubscriptionRetrieveParams>()(EXPAND),
  'POST /v1/subscriptions/:id': facts<Stripe.SubscriptionUpdateParams>()({
    items: [{ ...ITEM, id: 'string', deleted: 'boolean' }],
    metadata: 'metadata',
    proration_behavior: { oneOf: ['none'] },
    trial_end: 'integer',
    cancel_at_period_end: 'boolean',
    default_payment_method: 'string',
  }),
  'DELETE /v1/subscriptions/:id': facts<Stripe.SubscriptionCancelParams>()({}),
  'GET /v1/subscriptions': facts<Stripe.SubscriptionListParams>()({
    ...LIST,
    customer: 'string',
    status: { oneOf: ['all'] },
  }),
  'GET /v1/invoices/:id': facts<Stripe.InvoiceRetrieveParams>()(EXPAND),
  'GET /v1/invoices': facts<Stripe.InvoiceListParams>()({ ...LIST, subscription: 'string' }),
  'POST /v1/invoices': facts<Stripe.InvoiceCreateParams>()({
    customer: 'string',
    subscription: 'string',
    auto_advance: 'boolean',
    payment_settings: { payment_method_types: CARD_ONLY },
    metadata: 'metadata',
  }),
  'POST /v1/invoices/:id': facts<Stripe.InvoiceUpdateParams>()({ metadata: 'metadata' }),
  'POST /v1/invoiceitems': facts<Stripe.InvoiceItemCreateParams>()({
    customer: 'string',
    subscription: 'string',
    amount: 'integer',
    currency: 'string',
    description: 'string',
    metadata: 'metadata',
  }),
  'GET /v1/invoiceitems': facts<Stripe.InvoiceItemListParams>()({
    ...REQUEST_FACTS_PAGE,
    customer: 'string',
  }),
  'POST /v1/invoices/:id/finalize': facts<Stripe.InvoiceFinalizeInvoiceParams>()({
    auto_advance: 'boolean',
  }),
  'POST /v1/invoices/:id/void': facts<Stripe.InvoiceVoidInvoiceParams>()({}),
  'GET /v1/invoice_payments': facts<Stripe.InvoicePaymentListParams>()({
    ...EXPAND,
    payment: { type: { oneOf: ['payment_intent'] }, payment_intent: 'string' },
  }),
})
