import { type BillStatus, isGivenUp } from '../bills/bill-status.ts'
import { mayStillCount } from '../store-orders/order-outcome.ts'

/** How far an order's contribution is, for the person who placed it. */
export const ORDER_STAGES = [
  /** It has not reached us, or its shop waits for the money. */
  'awaited',
  /** The shop has not paid its bill yet. */
  'pending',
  /** Paid for, and in the ledger. */
  'funded',
  /** It was cancelled, or returned in full. */
  'returned',
  /** Its bill was given up, or the money for it went back to the shop. */
  'unpaid',
  /** The shop's contribution does not cover it. */
  'none',
] as const
export type OrderStage = (typeof ORDER_STAGES)[number]

export const ORDER_PROMISES = [
  /** It is on a bill, or will be on the next. */
  'firm',
  /** The shop limits what it contributes in a month, and the order may turn out to be beyond that. */
  'limited',
  /** The shop has no plan at present, so nobody bills it. */
  'unbilled',
  /** Nothing of what it is to fund may be sold at the moment, so no bill takes it. */
  'set-aside',
] as const
export type OrderPromise = (typeof ORDER_PROMISES)[number]

type Billing = {
  /** The order is on a bill. */
  readonly isOnBill: boolean
  readonly hasPlan: boolean
  /** The shop has a cap of its own. */
  readonly isCapped: boolean
  /** Nothing of what it is to fund may be sold at the moment. */
  readonly isSetAside: boolean
}

export function promiseOf({ isOnBill, hasPlan, isCapped, isSetAside }: Billing): OrderPromise {
  if (isOnBill) return 'firm'
  if (!hasPlan) return 'unbilled'
  if (isSetAside) return 'set-aside'
  return isCapped ? 'limited' : 'firm'
}

export type StagedOrder = {
  /** Why it contributes nothing; `null`: it contributes. */
  readonly reason: string | null
  /** Of its contribution, less what was returned: thousandths of a tree, or grams. */
  readonly quantity: number
  /** It was left out of its bill by the shop's own cap. */
  readonly isOverCap: boolean
  /** Of the bill that it is on; `null`: none yet. */
  readonly bill: BillStatus | null
}

const RETURNED: ReadonlySet<string | null> = new Set(['cancelled', 'refunded', 'deleted'])

export function stageOf({ reason, quantity, isOverCap, bill }: StagedOrder): OrderStage {
  if (isOverCap) return 'none'
  if (RETURNED.has(reason)) return 'returned'
  if (mayStillCount(reason)) return 'awaited'
  if (reason !== null || quantity === 0) return 'none'
  if (isGivenUp(bill)) return 'unpaid'
  return bill === 'paid' ? 'funded' : 'pending'
}
