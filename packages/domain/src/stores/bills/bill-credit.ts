import { type MilliTrees, milliTrees } from '../../quantity/impact-quantity.ts'

export type BilledShare = {
  readonly billedBy: 'trees' | 'money'
  readonly moneyMinor: number
  readonly milliTrees: number
}

export type BillCredit = { readonly moneyMinor: number; readonly milliTrees: MilliTrees }

/**
 * What an order contributes less than it was billed, at the price billed, beyond what was credited for it
 * already; `null`: nothing. After its bill an order only ever goes down.
 */
export function creditOf(
  billed: BilledShare,
  now: Pick<BilledShare, 'moneyMinor' | 'milliTrees'>,
  credited: Pick<BilledShare, 'moneyMinor' | 'milliTrees'>,
): BillCredit | null {
  const trees = Math.max(0, billed.milliTrees - now.milliTrees)
  const minor =
    billed.billedBy === 'money'
      ? billed.moneyMinor - now.moneyMinor
      : shareOf(billed.moneyMinor, trees, billed.milliTrees)
  const moneyMinor = Math.max(0, minor - credited.moneyMinor)
  const more = Math.max(0, trees - credited.milliTrees)
  return moneyMinor === 0 && more === 0 ? null : { moneyMinor, milliTrees: milliTrees(more) }
}

/** What is left of an order on a bill: less what was credited, and what the next bill will credit. */
export function standsOf(
  billed: BilledShare,
  now: Pick<BilledShare, 'moneyMinor' | 'milliTrees'>,
  credited: Pick<BilledShare, 'moneyMinor' | 'milliTrees'>,
): BillCredit {
  const more = creditOf(billed, now, credited)
  return {
    moneyMinor: billed.moneyMinor - credited.moneyMinor - (more?.moneyMinor ?? 0),
    milliTrees: milliTrees(billed.milliTrees - credited.milliTrees - (more?.milliTrees ?? 0)),
  }
}

/** Rounded down; all of it for all of its trees. */
function shareOf(minor: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Number((BigInt(minor) * BigInt(part)) / BigInt(whole))
}
