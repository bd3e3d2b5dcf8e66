import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { RefusalCode } from './refusals.ts'

/** Refusals of a payment that are known before anything is typed for it. */
export const OBSTACLES = [
  'QUOTE_NOT_FOUND',
  'QUOTE_EXPIRED',
  'WRONG_ACCOUNT_KIND',
  'ALREADY_PAID',
  'TOO_MANY_OPEN_PAYMENTS',
  'SUPPLY_EXCEEDED',
  'PERIOD_ALREADY_OFFSET',
  'VEHICLE_CHANGED',
  'ALREADY_SUBSCRIBED',
  'OTHER_CURRENCY',
] as const satisfies readonly RefusalCode[]

/** `null`: none is known. */
export const Obstacle = z.enum(OBSTACLES).nullable()
export type Obstacle = z.output<typeof Obstacle>

export const MayPayQuote = endpoint({
  method: 'GET',
  path: '/api/offsetting/quotes/{quoteId}/payable',
  summary: 'Whether the account may pay for a priced choice now, or what it would be refused for',
  params: z.object({ quoteId: z.uuid() }),
  status: 204,
  refusals: [
    'QUOTE_NOT_FOUND',
    'QUOTE_EXPIRED',
    'WRONG_ACCOUNT_KIND',
    'ALREADY_PAID',
    'TOO_MANY_OPEN_PAYMENTS',
    'SUPPLY_EXCEEDED',
    'PERIOD_ALREADY_OFFSET',
    'VEHICLE_CHANGED',
  ],
})

export const MayStartPlan = endpoint({
  method: 'GET',
  path: '/api/subscriptions/quotes/{planQuoteId}/payable',
  summary: 'Whether the account may begin a priced plan now, or what it would be refused for',
  params: z.object({ planQuoteId: z.uuid() }),
  status: 204,
  refusals: [
    'QUOTE_NOT_FOUND',
    'QUOTE_EXPIRED',
    'WRONG_ACCOUNT_KIND',
    'ALREADY_PAID',
    'ALREADY_SUBSCRIBED',
    'OTHER_CURRENCY',
  ],
})
