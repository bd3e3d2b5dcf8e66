import { MASS_UNITS } from '@understory/domain/commerce/instant-offset/quantities-of-ask.ts'
import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { z } from 'zod'
import { MonthInput } from '../inputs/calendar-input.ts'
import { CurrencyCode } from '../people/accounts/accounts.ts'
import { operation } from './operation.ts'

/** Far more than one purchase can hold, which says so itself. */
const MOST_UNITS = 1_000_000_000_000
const Units = z
  .int('Please use a whole number.')
  .min(0, 'Please use a number of zero or more.')
  .max(MOST_UNITS)

/** How much is wanted. */
const Ask = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('units'),
    milliTrees: Units.default(0),
    co2eGrams: Units.default(0),
    plasticGrams: Units.default(0),
  }),
  z.strictObject({
    by: z.literal('mass'),
    impact: z.enum(['co2e', 'plastic']),
    amount: z
      .string()
      .max(16)
      .regex(/^\d{1,9}(?:\.\d{1,6})?$/, 'Please use a decimal number, such as 1.25.'),
    unit: z.enum(MASS_UNITS),
  }),
  z.strictObject({
    by: z.literal('value'),
    impact: z.enum(['trees', 'co2e', 'plastic']),
    totalMinor: Units,
  }),
])

export const QuoteOrder = z
  .strictObject({
    ask: Ask,
    currency: CurrencyCode,
    /** Where trees are planted; without it, the usual project. */
    treeProject: z.string().max(60).nullable().default(null),
    /** The first of the months over which it counts; without it, the day of the payment. */
    startMonth: MonthInput.nullable().default(null),
    months: z.int().min(1).max(60).default(1),
  })
  .refine(({ startMonth, months }) => startMonth !== null || months === 1, {
    path: ['startMonth'],
    message: 'Please say which month it starts in.',
  })

const ApiQuote = z
  .object({
    id: z.uuid(),
    object: z.literal('quote'),
    mode: z.enum(API_MODES),
    createdAt: z.iso.datetime(),
    ask: Ask,
    milliTrees: z.int(),
    co2eGrams: z.int(),
    plasticGrams: z.int(),
    lines: z
      .array(
        z.object({
          impact: z.enum(['trees', 'co2e', 'plastic']),
          quantity: z.int(),
          minor: z.int(),
          projectId: z.string().max(60),
        }),
      )
      .max(3),
    totalMinor: z.int(),
    currency: CurrencyCode,
    priceBookVersion: z.string().max(40),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Quote', description: 'What a choice costs, for as long as the quote lasts.' })
export type ApiQuote = z.output<typeof ApiQuote>

export const createQuote = operation({
  operationId: 'createQuote',
  method: 'POST',
  path: '/v1/quotes',
  tag: 'Quotes',
  scope: 'quotes:write',
  summary: 'Price a choice',
  description:
    'By quantities, by a mass, or by an amount of money: then it is the most that the amount pays for, and the quote never costs more. Nothing is charged.',
  idempotency: 'required',
  body: QuoteOrder,
  status: 201,
  answer: ApiQuote,
  refusals: [
    'NO_PRODUCTS_SELECTED',
    'AMOUNT_TOO_SMALL',
    'AMOUNT_TOO_LARGE',
    'DISCLOSURE_INCOMPLETE',
  ],
  example: {
    body: { ask: { by: 'mass', impact: 'co2e', amount: '1.25', unit: 't' }, currency: 'GBP' },
  },
})

const MOST_QUOTES_AT_ONCE = 20
const QuotePlace = z
  .int()
  .min(0)
  .max(MOST_QUOTES_AT_ONCE - 1)

const QuoteProblem = z.object({
  code: z.string().max(60),
  message: z.string().max(1_000),
  problems: z
    .array(
      z.object({
        field: z.string().max(300),
        /** Into the body of the call (RFC 6901). */
        pointer: z.string().max(300),
        message: z.string().max(1_000),
      }),
    )
    .max(100),
})

const QuoteResult = z.discriminatedUnion('status', [
  z.object({ index: QuotePlace, status: z.literal('ok'), value: ApiQuote }),
  z.object({ index: QuotePlace, status: z.literal('error'), problem: QuoteProblem }),
])
export type QuoteResult = z.output<typeof QuoteResult>

export const createQuoteBatch = operation({
  operationId: 'createQuoteBatch',
  method: 'POST',
  path: '/v1/quotes/batches',
  tag: 'Quotes',
  scope: 'quotes:write',
  summary: 'Price several choices at once',
  description:
    'Up to 20, each by itself: one that cannot be priced says why in its place, and the others are priced. A field that cannot be read refuses the whole call. It counts as one call.',
  idempotency: 'required',
  body: z.strictObject({
    items: z
      .array(QuoteOrder)
      .min(1, 'Please send at least one.')
      .max(MOST_QUOTES_AT_ONCE, 'Please send at most 20 at once.'),
  }),
  /** In the order in which they were sent. */
  answer: z.object({ results: z.array(QuoteResult).max(MOST_QUOTES_AT_ONCE) }),
  example: {
    body: {
      items: [
        { ask: { by: 'units', milliTrees: 10_000 }, currency: 'GBP' },
        { ask: { by: 'mass', impact: 'co2e', amount: '1.25', unit: 't' }, currency: 'GBP' },
      ],
    },
  },
})

export const getQuote = operation({
  operationId: 'getQuote',
  method: 'GET',
  path: '/v1/quotes/{quoteId}',
  tag: 'Quotes',
  scope: 'quotes:write',
  summary: 'One quote',
  description:
    'A quote that a key of the account made. One that nobody buys goes some days after it expired.',
  params: z.object({ quoteId: z.uuid() }),
  answer: ApiQuote,
  refusals: ['QUOTE_NOT_FOUND'],
  example: { params: { quoteId: '0f8fad5b-d9cb-469f-a165-70867728950e' } },
})
