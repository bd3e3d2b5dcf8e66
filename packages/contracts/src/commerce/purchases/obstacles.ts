import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import type { RefusalCode } from '../../refusals/refusals.ts'

const OF_EVERY_PAYMENT = [
  'QUOTE_NOT_FOUND',
  'QUOTE_EXPIRED',
  'WRONG_ACCOUNT_KIND',
  'ALREADY_PAID',
  'DISCLOSURE_INCOMPLETE',
] as const satisfies readonly RefusalCode[]

const OF_PURCHASES = [
  'TOO_MANY_OPEN_PAYMENTS',
  'SUPPLY_EXCEEDED',
  'PERIOD_ALREADY_OFFSET',
  'VEHICLE_CHANGED',
] as const satisfies readonly RefusalCode[]

const OF_PLANS = ['ALREADY_SUBSCRIBED', 'OTHER_CURRENCY'] as const satisfies readonly RefusalCode[]

/** Refusals of a payment that are known before anything is typed for it. */
export const OBSTACLES = [...OF_EVERY_PAYMENT, ...OF_PURCHASES, ...OF_PLANS] as const

/** `null`: none is known. */
export const Obstacle = z.enum(OBSTACLES).nullable()
export type Obstacle = z.output<typeof Obstacle>

export const MayPayQuote = endpoint({
  method: 'GET',
  path: '/api/offsetting/quotes/{quoteId}/payable',
  summary: 'Whether the account may pay for a priced choice now, or what it would be refused for',
  params: z.object({ quoteId: z.uuid() }),
  status: 204,
  refusals: [...OF_EVERY_PAYMENT, ...OF_PURCHASES],
})

export const MayStartPlan = endpoint({
  method: 'GET',
  path: '/api/subscriptions/quotes/{planQuoteId}/payable',
  summary: 'Whether the account may begin a priced plan now, or what it would be refused for',
  params: z.object({ planQuoteId: z.uuid() }),
  status: 204,
  refusals: [...OF_EVERY_PAYMENT, ...OF_PLANS],
})
