import { INTERVALS, MOST_OF_A_PLAN } from '@understory/domain/commerce/subscriptions/plan-order.ts'
import {
  PRESET_PLANS,
  RECURRING_PRODUCTS,
} from '@understory/domain/commerce/subscriptions/plans.ts'
import { USAGE_PRODUCT } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { AccountKind, CurrencyCode } from '../../people/accounts/accounts.ts'
import { Obstacle } from '../purchases/obstacles.ts'

export const RecurringProduct = z.enum(RECURRING_PRODUCTS, 'There is no such subscription.')
/** Also those that are not sold as a plan: stores pay afterwards. */
export const SubscribedProduct = z.enum([...RECURRING_PRODUCTS, USAGE_PRODUCT])
export const BillingInterval = z.enum(INTERVALS)
const SubscriptionPlanName = z.enum([...PRESET_PLANS, 'custom'])
export const PlansImpact = z.object({
  milliTrees: z.int(),
  co2eGrams: z.int(),
  plasticGrams: z.int(),
})

export const Members = z
  .array(
    z.strictObject({
      plan: SubscriptionPlanName,
      count: z
        .int('Please use a whole number.')
        .min(0, 'Please use a number of zero or more.')
        .max(MOST_OF_A_PLAN, 'Please use at most 100,000.'),
    }),
  )
  .max(20)

export const PlanLine = z.object({
  plan: SubscriptionPlanName,
  /** The specification's word for it, such as `workforce_traveller`. */
  category: z.string(),
  name: z.string(),
  count: z.int(),
  /** What all of them cost for one interval; the lines add up to the total. */
  amountMinor: z.int(),
  /** What one of them funds in a year. */
  year: PlansImpact,
})

export const PlanPrice = z.object({
  audience: AccountKind,
  product: RecurringProduct,
  interval: BillingInterval,
  currency: CurrencyCode,
  priceBookVersion: z.string(),
  planVersion: z.string(),
  lines: z.array(PlanLine),
  /** Of one interval. */
  totalMinor: z.int(),
  /** What all of it funds in a year. */
  year: PlansImpact,
})
export type PlanPrice = z.output<typeof PlanPrice>

export const PlanQuote = PlanPrice.extend({ quoteId: z.uuid(), expiresAt: z.iso.datetime() })
export type PlanQuote = z.output<typeof PlanQuote>

export const QUOTE_REFUSALS = [
  'NO_PRODUCTS_SELECTED',
  'WRONG_PLAN',
  'TOO_MANY_MEMBERS',
  'BELOW_INCREMENT',
  'AMOUNT_TOO_SMALL',
  'AMOUNT_TOO_LARGE',
  'BAD_REQUEST',
] as const

export const ListPlans = endpoint({
  method: 'GET',
  path: '/api/subscriptions/plans',
  summary:
    'Every plan, what a year of it funds for one member, and its price by the month and year',
  query: z.object({ currency: CurrencyCode.default('GBP') }),
  answer: z.object({
    priceBookVersion: z.string(),
    planVersion: z.string(),
    /** In millionths of a currency unit, and of premium in minor units a month. */
    prices: z.object({
      microsPerMilliTree: z.int(),
      microsPerGramCo2e: z.int(),
      microsPerGramPlastic: z.int(),
      premiumMinor: z.int(),
    }),
    plans: z.array(
      z.object({
        plan: SubscriptionPlanName,
        category: z.string(),
        name: z.string(),
        product: RecurringProduct,
        year: PlansImpact,
        monthMinor: z.int(),
        yearMinor: z.int(),
      }),
    ),
    /** Of a custom subscription: the smallest step, in grams of CO2e a year, and its price. */
    custom: z.object({ incrementGrams: z.int(), yearMinor: z.int() }),
  }),
})

const PlanOrder = z
  .strictObject({
    product: RecurringProduct,
    interval: BillingInterval,
    currency: CurrencyCode,
    members: Members.default([]),
    /** A year, of a footprint subscription alone. */
    co2eGrams: z.int('Please use a whole number.').min(0).optional(),
  })
  .superRefine(({ product, members, co2eGrams }, { addIssue }) => {
    const refuse = (path: string, message: string) =>
      addIssue({ code: 'custom', path: [path], message })
    if (product !== 'business-footprint-recurring') {
      if (co2eGrams !== undefined) refuse('co2eGrams', 'This plan is priced by its members alone.')
    } else if (members.length > 0) refuse('members', 'This plan is priced by its CO2e alone.')
  })

export const PricePlan = endpoint({
  method: 'POST',
  path: '/api/subscriptions/prices',
  summary: 'What a plan costs; anyone may ask, and nothing is stored',
  body: PlanOrder,
  answer: PlanPrice,
  refusals: QUOTE_REFUSALS,
})

export const QuotePlan = endpoint({
  method: 'POST',
  path: '/api/subscriptions/quotes',
  summary: 'Price a plan to subscribe to it; the price is held for a week',
  body: PlanOrder,
  status: 201,
  answer: PlanQuote,
  refusals: QUOTE_REFUSALS,
})

export const GetPlanQuote = endpoint({
  method: 'GET',
  path: '/api/subscriptions/quotes/{planQuoteId}',
  summary: 'A priced plan',
  params: z.object({ planQuoteId: z.uuid() }),
  /** What would keep someone without an account from beginning it. */
  answer: PlanQuote.extend({ obstacle: Obstacle }),
  refusals: ['QUOTE_NOT_FOUND'],
})
