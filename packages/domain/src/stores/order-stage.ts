import { type BillStatus, isGivenUp } from './bill-status.ts'
import { mayStillCount } from './order-outcome.ts'

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

export type StagedOrder = {
  /** Why it contributes nothing; `null`: it contributes. */
  readonly reason: string | null
  /** Of its contribution, less what was returned. */
  readonly milliTrees: number
  /** It was left out of its bill by the shop's own cap. */
  readonly isOverCap: boolean
  /** Of the bill that it is on; `null`: none yet. */
  readonly bill: BillStatus | null
}

const RETURNED: ReadonlySet<string | null> = new Set(['cancelled', 'refunded', 'deleted'])

export function stageOf({ reason, milliTrees, isOverCap, bill }: StagedOrder): OrderStage {
  if (isOverCap) return 'none'
  if (RETURNED.has(reason)) return 'returned'
  if (mayStillCount(reason)) return 'awaited'
  if (reason !== null || milliTrees === 0) return 'none'
  if (isGivenUp(bill)) return 'unpaid'
  return bill === 'paid' ? 'funded' : 'pending'
}
