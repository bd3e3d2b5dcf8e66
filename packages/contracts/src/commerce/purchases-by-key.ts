import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Quote } from './purchases/purchases.ts'

/** A purchase that a key made, for the person who is asked about it. */
const PurchaseByKey = z.object({
  purchaseId: z.uuid(),
  keyName: z.string(),
  /** In the words of the program. */
  reason: z.string().nullable(),
  reference: z.string().nullable(),
  quote: Quote,
  createdAt: z.iso.datetime(),
  /** Then it is cancelled, if nobody answered. */
  expiresAt: z.iso.datetime(),
  /** `done`: someone said yes, or it never waited; what became of it stands in the purchases. */
  state: z.enum(['waiting', 'done', 'ended']),
  status: z.enum(['pending', 'paid', 'failed', 'canceled', 'refunded']),
})
export type PurchaseByKey = z.output<typeof PurchaseByKey>

const OnePurchase = z.object({ purchaseId: z.uuid() })

export const GetPurchaseByKey = endpoint({
  method: 'GET',
  path: '/api/purchases-by-key/{purchaseId}',
  summary: 'A purchase that a key made, and whether it waits for a person',
  params: OnePurchase,
  answer: PurchaseByKey,
  refusals: ['PURCHASE_NOT_FOUND'],
})

export const ApprovePurchase = endpoint({
  method: 'POST',
  path: '/api/purchases-by-key/{purchaseId}/approval',
  summary: 'Say yes to a purchase of a key; its card is charged',
  params: OnePurchase,
  answer: PurchaseByKey,
  refusals: [
    'PURCHASE_NOT_FOUND',
    'APPROVAL_ENDED',
    'NO_SAVED_CARD',
    'CARD_DECLINED',
    'QUOTE_EXPIRED',
    'TRANSACTION_FAILED',
  ],
})

export const DeclinePurchase = endpoint({
  method: 'POST',
  path: '/api/purchases-by-key/{purchaseId}/refusal',
  summary: 'Say no to a purchase of a key; it ends',
  params: OnePurchase,
  answer: PurchaseByKey,
  refusals: ['PURCHASE_NOT_FOUND', 'APPROVAL_ENDED'],
})
