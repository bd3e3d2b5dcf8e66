import type { BilledBy } from '../store-orders/contribution/contribution.ts'

export type BilledShare = {
  readonly billedBy: BilledBy
  readonly moneyMinor: number
  /** Thousandths of a tree, or grams. */
  readonly quantity: number
}

export type BillCredit = Pick<BilledShare, 'moneyMinor' | 'quantity'>

/**
 * What an order contributes less than it was billed, at the price billed, beyond what was credited for it
 * already; `null`: nothing. After its bill an order only ever goes down.
 */
export function creditOf(
  billed: BilledShare,
  now: BillCredit,
  credited: BillCredit,
): BillCredit | null {
  const lowered = Math.max(0, billed.quantity - now.quantity)
  const minor =
    billed.billedBy === 'money'
      ? billed.moneyMinor - now.moneyMinor
      : shareOf(billed.moneyMinor, lowered, billed.quantity)
  const moneyMinor = Math.max(0, minor - credited.moneyMinor)
  const quantity = Math.max(0, lowered - credited.quantity)
  return moneyMinor === 0 && quantity === 0 ? null : { moneyMinor, quantity }
}

/** What is left of an order on a bill: less what was credited, and what the next bill will credit. */
export function standsOf(billed: BilledShare, now: BillCredit, credited: BillCredit): BillCredit {
  const more = creditOf(billed, now, credited)
  return {
    moneyMinor: billed.moneyMinor - credited.moneyMinor - (more?.moneyMinor ?? 0),
    quantity: billed.quantity - credited.quantity - (more?.quantity ?? 0),
  }
}

/** Rounded down; all of it for all of its quantity. */
function shareOf(minor: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Number((BigInt(minor) * BigInt(part)) / BigInt(whole))
}
