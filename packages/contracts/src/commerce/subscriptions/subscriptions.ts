import {
  INVOICE_STATUSES,
  SUBSCRIPTION_STATUSES,
} from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import { z } from 'zod'
import { Day } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { CurrencyCode } from '../../people/accounts/accounts.ts'
import { BillingAddress } from '../purchases/purchases.ts'
import {
  BillingInterval,
  Members,
  PlanLine,
  PlanPrice,
  PlanQuote,
  PlansImpact,
  QUOTE_REFUSALS,
  SubscribedProduct,
} from './plans.ts'

/** The client secret for the card form. */
const Payable = z.object({
  subscriptionId: z.uuid(),
  clientSecret: z.string(),
  totalMinor: z.int(),
  currency: CurrencyCode,
})

export const StartSubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions',
  summary: 'Start the subscription of a priced plan; asking again gives the same one',
  body: z.strictObject({
    quoteId: z.uuid(),
    billingAddress: BillingAddress,
    taxId: z
      .strictObject({ type: z.string().max(40), value: z.string().trim().max(60) })
      .nullable()
      .default(null),
  }),
  status: 201,
  answer: Payable,
  refusals: [
    'QUOTE_NOT_FOUND',
    'QUOTE_EXPIRED',
    'WRONG_ACCOUNT_KIND',
    'ALREADY_SUBSCRIBED',
    'OTHER_CURRENCY',
    'ALREADY_PAID',
    'DISCLOSURE_INCOMPLETE',
    'UNRECOGNISED_LOCATION',
    'TAX_ID_INVALID',
    'TRANSACTION_FAILED',
  ],
})

const Cycle = z.object({
  cycleId: z.uuid(),
  /** `DD/MM/YY` on screen. */
  date: Day,
  from: Day,
  to: Day,
  description: z.string(),
  invoiceNumber: z.string().nullable(),
  totalMinor: z.int(),
  /** Refunded of it since, in part or in all. */
  refundedMinor: z.int(),
  currency: CurrencyCode,
  status: z.enum(INVOICE_STATUSES),
  /** Paid for, and not funded yet, because it may not be sold or is not supplied. */
  isHeld: z.boolean(),
  isRefunded: z.boolean(),
  nextAttemptAt: z.iso.datetime().nullable(),
})

export const Subscription = z.object({
  uuid: z.uuid(),
  product: SubscribedProduct,
  status: z.enum(SUBSCRIPTION_STATUSES),
  interval: BillingInterval,
  currency: CurrencyCode,
  lines: z.array(PlanLine),
  headcount: z.int(),
  year: PlansImpact,
  /** Of the next cycle, as it is agreed now. */
  totalMinor: z.int(),
  createdAt: z.iso.datetime(),
  current: z.object({ from: Day, to: Day }).nullable(),
  /** The day of the next charge; `null` where there is none. */
  nextPayment: Day.nullable(),
  endsWithPeriod: z.boolean(),
  /** A change that counts from the next cycle on. */
  isChanging: z.boolean(),
  /** What is paid for now, where the next cycle is another; `null`: they are the same. */
  running: z
    .object({
      lines: z.array(PlanLine),
      headcount: z.int(),
      year: PlansImpact,
      totalMinor: z.int(),
      interval: BillingInterval,
    })
    .nullable(),
  isChangeable: z.boolean(),
  /** It was paid for and has not ended: another one of its kind, or one in another currency, is refused. */
  isRunning: z.boolean(),
  card: z.object({ id: z.string(), brand: z.string(), last4: z.string() }).nullable(),
  /** What is to be paid now, after a charge that failed. */
  due: z.object({ cycleId: z.uuid(), totalMinor: z.int() }).nullable(),
  certificateId: z.uuid().nullable(),
  cycles: z.array(Cycle),
})
export type Subscription = z.output<typeof Subscription>

const SubscriptionId = z.object({ subscriptionId: z.uuid() })

export const ListSubscriptions = endpoint({
  method: 'GET',
  path: '/api/subscriptions',
  summary: 'The subscriptions of the account with their billing history, newest first',
  answer: z.object({ subscriptions: z.array(Subscription) }),
})

const PlanChange = z.strictObject({ interval: BillingInterval, members: Members })
const ChangeTerms = {
  /** The first day that the change counts for. */
  from: Day,
  /** Of the cycle that runs now. */
  totalMinorBefore: z.int(),
  intervalBefore: BillingInterval,
} as const

export const PricePlanChange = endpoint({
  method: 'POST',
  path: '/api/subscriptions/{subscriptionId}/prices',
  summary:
    'What other members, tiers or another interval of a running subscription cost; nothing is stored',
  params: SubscriptionId,
  body: PlanChange,
  answer: z.object({ price: PlanPrice, ...ChangeTerms }),
  refusals: [...QUOTE_REFUSALS, 'SUBSCRIPTION_NOT_FOUND', 'NOT_CHANGEABLE'],
})

export const QuotePlanChange = endpoint({
  method: 'POST',
  path: '/api/subscriptions/{subscriptionId}/quotes',
  summary: 'Price a change of a running subscription to confirm it',
  params: SubscriptionId,
  body: PlanChange,
  status: 201,
  answer: z.object({ quote: PlanQuote, ...ChangeTerms }),
  refusals: [...QUOTE_REFUSALS, 'SUBSCRIPTION_NOT_FOUND', 'NOT_CHANGEABLE'],
})

export const ChangePlan = endpoint({
  method: 'POST',
  path: '/api/subscriptions/{subscriptionId}/changes',
  summary: 'Take a priced change; it counts from the next cycle on',
  params: SubscriptionId,
  body: z.strictObject({ quoteId: z.uuid() }),
  answer: Subscription,
  refusals: [
    'SUBSCRIPTION_NOT_FOUND',
    'QUOTE_NOT_FOUND',
    'QUOTE_EXPIRED',
    'NOT_CHANGEABLE',
    'TRANSACTION_FAILED',
  ],
})

export const CancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions/{subscriptionId}/cancellation',
  summary:
    'Cancel at the end of the running cycle, until which it stays active; one that was never paid for ends at once',
  params: SubscriptionId,
  answer: Subscription,
  refusals: ['SUBSCRIPTION_NOT_FOUND', 'NOT_CHANGEABLE', 'ALREADY_PAID', 'TRANSACTION_FAILED'],
})

export const ResumeSubscription = endpoint({
  method: 'DELETE',
  path: '/api/subscriptions/{subscriptionId}/cancellation',
  summary: 'Take a cancellation back before the cycle ends',
  params: SubscriptionId,
  answer: Subscription,
  refusals: ['SUBSCRIPTION_NOT_FOUND', 'NOT_CHANGEABLE', 'TRANSACTION_FAILED'],
})

export const SetSubscriptionCard = endpoint({
  method: 'PUT',
  path: '/api/subscriptions/{subscriptionId}/card',
  summary: 'Pay the next cycles with another card of the account',
  params: SubscriptionId,
  body: z.strictObject({ cardId: z.string().max(80) }),
  answer: Subscription,
  refusals: ['SUBSCRIPTION_NOT_FOUND', 'NOT_CHANGEABLE', 'CARD_NOT_FOUND', 'TRANSACTION_FAILED'],
})

export const PayOpenCycle = endpoint({
  method: 'POST',
  path: '/api/subscriptions/{subscriptionId}/payments',
  summary: 'Pay at once what a failed charge left open',
  params: SubscriptionId,
  answer: Payable,
  refusals: ['SUBSCRIPTION_NOT_FOUND', 'NOTHING_TO_PAY', 'TRANSACTION_FAILED'],
})

export const GetCycleInvoice = endpoint({
  method: 'GET',
  path: '/api/subscriptions/cycles/{cycleId}/invoice',
  summary: 'The invoice of a paid cycle',
  params: z.object({ cycleId: z.uuid() }),
  answer: { contentType: 'application/pdf' },
  refusals: ['SUBSCRIPTION_NOT_FOUND'],
})
