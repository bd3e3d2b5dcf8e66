import { IMPACTS } from '@understory/domain/quantity/impact-quantity.ts'
import {
  MOST_GRAMS_AN_ORDER,
  MOST_TREES_AN_ORDER,
} from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import {
  basisPointsOf,
  LARGEST_AVERAGE,
  MOST_ORDERS,
  MOST_PERCENT,
} from '@understory/domain/stores/store-orders/contribution/order-contribution.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CurrencyCode } from '../../people/accounts/accounts.ts'

const positive = (most: number, sentence: string) =>
  z
    .int('Please use a whole number.')
    .min(1, 'Please use a number of one or more.')
    .max(most, sentence)

const MOST_GRAMS_WORDS = { co2e: 'ten tonnes of CO2e', plastic: '100 kilograms of plastic' }

const Contribution = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('trees'),
    trees: positive(MOST_TREES_AN_ORDER, 'Please use at most 100 trees an order.'),
  }),
  z
    .strictObject({
      kind: z.literal('grams'),
      impact: z.enum(['co2e', 'plastic']),
      grams: z.int('Please use whole grams.').min(1, 'Please use a gram or more.'),
    })
    .superRefine(({ impact, grams }, context) => {
      if (grams <= MOST_GRAMS_AN_ORDER[impact]) return
      const message = `Please use at most ${MOST_GRAMS_WORDS[impact]} an order.`
      context.addIssue({ code: 'custom', path: ['grams'], message })
    }),
  z.strictObject({
    kind: z.literal('percentage'),
    impact: z.enum(IMPACTS).optional(),
    percent: z
      .number('Please use a number, for example 2.5.')
      .positive('Please use a percentage above zero.')
      .max(MOST_PERCENT, 'Please use at most 50 per cent.')
      .refine(
        (percent) => basisPointsOf(percent) / 100 === percent,
        'Please use at most 2 decimals.',
      ),
  }),
])

export const EstimateStorePlan = endpoint({
  method: 'POST',
  path: '/api/stores/plan-estimates',
  summary: 'What a contribution for each order comes to in a month; it is billed by what was sold',
  body: z.strictObject({
    currency: CurrencyCode,
    contribution: Contribution,
    orders: positive(MOST_ORDERS, 'Please use at most a million orders.'),
    averageMinor: positive(LARGEST_AVERAGE, 'Please use a smaller amount.'),
  }),
  answer: z.object({
    priceBookVersion: z.string(),
    monthMinor: z.int(),
    milliTrees: z.int(),
    co2eGrams: z.int(),
    plasticGrams: z.int(),
    currency: CurrencyCode,
  }),
})

export const StartStorePlan = endpoint({
  method: 'POST',
  path: '/api/stores/plans',
  summary: 'Contribute for each order of a connected store, from now on',
  body: z.strictObject({
    contribution: Contribution,
    /** Which one, where several are connected. */
    storeId: z.uuid().optional(),
  }),
  status: 201,
  answer: z.object({ storeId: z.uuid() }),
  refusals: ['BUSINESS_ONLY', 'STORE_NOT_PRESENT', 'STORE_NOT_CONNECTED', 'BAD_REQUEST'],
})
