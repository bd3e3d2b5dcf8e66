import { z } from 'zod'
import { Day } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { CurrencyCode } from '../../people/accounts/accounts.ts'
import { BillingAddress } from '../purchases/purchases.ts'

const Card = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  holder: z.string().nullable(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
})

export const TaxId = z.object({
  id: z.uuid(),
  country: z.string(),
  type: z.string(),
  value: z.string(),
  verification: z.enum(['pending', 'verified', 'unverified', 'unavailable']),
})

export const GetCheckout = endpoint({
  method: 'GET',
  path: '/api/payments/checkout',
  summary: 'What the payment page fills in: billing address, saved cards, tax ids',
  answer: z.object({
    billingAddress: BillingAddress.nullable(),
    cards: z.array(Card),
    taxIds: z.array(TaxId),
    /** Until then a guest may still change name and email. */
    hasPaid: z.boolean(),
  }),
})

/**
 * What the payment page pays for: a priced choice, a priced plan, or the unpaid cycle of a subscription that
 * runs. The same id means something else in each, so it never stands alone.
 */
export const Payable = z.object({ pays: z.enum(['quote', 'plan', 'due']), id: z.uuid() })
export type Payable = z.output<typeof Payable>

export const PaymentOutcome = z.object({
  purchaseId: z.uuid(),
  /** The price that it pays; `null`: it pays for a plan. */
  quoteId: z.uuid().nullable(),
  status: z.enum(['succeeded', 'processing', 'needs-payment', 'canceled']),
  /** Why the card was refused the last time, when it was. */
  lastDecline: z.string().nullable(),
  product: z.string(),
  isGift: z.boolean(),
  /** How the gifts of it reach who they are for; `null`: it is no gift. */
  delivery: z
    .object({
      /** `null`: as soon as they are paid for. */
      on: Day.nullable(),
      byEmail: z.int(),
      byLink: z.int(),
    })
    .nullable(),
  /** It was paid, and given back since. */
  isRefunded: z.boolean(),
  /**
   * A second plan of its kind, or a second payment for the same driving, paid a moment after another: it is
   * refunded and funds nothing.
   */
  isSecondOfKind: z.boolean(),
  /** Where it can be tried again; `null`: there is nothing to pay, or it has to be chosen again. */
  again: Payable.nullable(),
  totalMinor: z.int(),
  currency: CurrencyCode,
  milliTrees: z.int(),
  co2eGrams: z.int(),
  plasticGrams: z.int(),
  /** What it is for beyond that, in words. */
  covers: z.array(z.string()),
  certificateId: z.uuid().nullable(),
  /** `null`: it is not paid yet. */
  paidAt: z.iso.datetime().nullable(),
  /** The places in the public log of what this payment entered; `null` for one in its first second. */
  logIndexes: z.array(z.int().nullable()),
})
export type PaymentOutcome = z.output<typeof PaymentOutcome>

export const GetPaymentOutcome = endpoint({
  method: 'GET',
  path: '/api/payments/{paymentId}/outcome',
  summary: 'Ask the payment provider what became of a payment, and settle it if it was paid',
  params: z.object({ paymentId: z.string().max(255) }),
  answer: PaymentOutcome,
  refusals: ['PAYMENT_NOT_FOUND'],
})

export const ReceivePaymentEvent = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  summary: 'The webhook endpoint of the payment provider; signed',
  status: 200,
  answer: z.object({ received: z.literal(true) }),
  refusals: ['BAD_SIGNATURE', 'BAD_REQUEST'],
})

export const AddTaxId = endpoint({
  method: 'POST',
  path: '/api/users/tax-ids',
  summary: 'Add a tax id to the account',
  body: z.strictObject({
    country: z.string().regex(/^[A-Z]{2}$/),
    type: z.string().max(40),
    value: z.string().trim().max(60),
  }),
  status: 201,
  answer: TaxId,
  refusals: ['TAX_ID_INVALID'],
})

export const ListTaxIds = endpoint({
  method: 'GET',
  path: '/api/users/tax-ids',
  summary: 'The tax ids of the account',
  answer: z.object({ taxIds: z.array(TaxId) }),
})

export const RemoveTaxId = endpoint({
  method: 'DELETE',
  path: '/api/users/tax-ids/{id}',
  summary: 'Remove a tax id from the account',
  params: z.object({ id: z.uuid() }),
  status: 204,
  refusals: ['NOT_FOUND'],
})

const CardId = z.object({ cardId: z.string().min(1).max(255) })

export const ListCards = endpoint({
  method: 'GET',
  path: '/api/payments/cards',
  summary: 'The cards saved for the account',
  answer: z.object({ cards: z.array(Card.extend({ isDefault: z.boolean() })) }),
})

export const StartCardSetup = endpoint({
  method: 'POST',
  path: '/api/payments/cards',
  summary:
    'Begin to add a card; the browser gives it to the provider, with its bank asking if need be',
  status: 201,
  answer: z.object({ clientSecret: z.string() }),
  refusals: ['TRANSACTION_FAILED', 'TOO_MANY_ATTEMPTS'],
})

export const SetDefaultCard = endpoint({
  method: 'PUT',
  path: '/api/payments/cards/{cardId}/default',
  summary: 'Make a card the one that is offered first',
  params: CardId,
  status: 204,
  refusals: ['CARD_NOT_FOUND', 'TRANSACTION_FAILED'],
})

export const RemoveCard = endpoint({
  method: 'DELETE',
  path: '/api/payments/cards/{cardId}',
  summary: 'Forget a card',
  params: CardId,
  status: 204,
  refusals: ['CARD_NOT_FOUND', 'CARD_IN_USE', 'TRANSACTION_FAILED'],
})
