import type { PriceBook } from '../offsetting/price-book.ts'
import { type MilliTrees, milliTrees } from '../quantity/impact-quantity.ts'
import { allocateByLargestRemainder } from '../quantity/largest-remainder.ts'
import { MICROS_PER_MINOR, type Money, money, moneyFromMicros } from '../quantity/money.ts'
import type { Contribution } from './contribution.ts'

export type BillableOrder = {
  readonly id: string
  readonly createdAt: Date
  readonly contribution: Contribution
}

/** An order on a bill, with what it is billed and the trees that enter the ledger once that is paid. */
export type BilledOrder = {
  readonly id: string
  readonly money: Money
  readonly trees: MilliTrees
}

export type StoreBill = {
  readonly orders: readonly BilledOrder[]
  /** Orders that the merchant's own cap left out, for good. */
  readonly overCap: readonly string[]
  /** Thousandths of a tree that the sum pays for, beyond those of its orders. */
  readonly remainder: MilliTrees
  /** The orders together. */
  readonly gross: Money
  /** Of earlier refunds, taken off here; the rest is carried on. */
  readonly credit: Money
  readonly total: Money
}

type Cutting = {
  readonly orders: readonly BillableOrder[]
  readonly prices: PriceBook
  /** What was refunded after earlier bills, and not taken off yet. */
  readonly creditMinor: number
  /** The merchant's own limit of a cycle; `null`: there is none. */
  readonly capMinor: number | null
}

/** The bill of one cycle of a store. It never changes: what is refunded later is a credit on the next one. */
export function cutBill({ orders, prices, creditMinor, capMinor }: Cutting): StoreBill {
  const { within, over } = applyCap(orders.toSorted(inOrder), prices, capMinor)
  const byTrees = within.filter(({ contribution }) => contribution.billedBy === 'trees')
  const byMoney = within.filter(({ contribution }) => contribution.billedBy === 'money')
  const treeMoney = priceOfTrees(byTrees, prices)
  const shares = allocateByLargestRemainder(
    treeMoney,
    byTrees.map(({ contribution }) => contribution.trees),
  )
  const paid = byMoney.reduce((sum, { contribution }) => sum + moneyOf(contribution), 0)
  const paidTrees = byMoney.reduce((sum, { contribution }) => sum + contribution.trees, 0)
  const funded = Math.floor((paid * MICROS_PER_MINOR) / prices.microsPerMilliTree)
  const gross = treeMoney + paid
  const credit = Math.min(creditMinor, gross)
  const billed = new Map([
    ...byTrees.map(({ id }, at) => [id, shares[at] ?? 0] as const),
    ...byMoney.map(({ id, contribution }) => [id, moneyOf(contribution)] as const),
  ])
  const of = (minor: number) => money(minor, prices.currency)
  return {
    orders: within.map(({ id, contribution: { trees } }) => ({
      id,
      money: of(billed.get(id) ?? 0),
      trees,
    })),
    overCap: over,
    remainder: milliTrees(Math.max(0, funded - paidTrees)),
    gross: of(gross),
    credit: of(credit),
    total: of(gross - credit),
  }
}

const moneyOf = (contribution: Contribution) =>
  contribution.billedBy === 'money' ? contribution.money.minor : 0

/** Rounded up once for the bill. */
function priceOfTrees(orders: readonly BillableOrder[], prices: PriceBook): number {
  const trees = orders.reduce((sum, { contribution }) => sum + contribution.trees, 0)
  return moneyFromMicros(trees * prices.microsPerMilliTree, prices.currency).minor
}

/** In the order of creation, never of arrival: an order that no longer fits has nothing, smaller ones may fit. */
function applyCap(
  orders: readonly BillableOrder[],
  prices: PriceBook,
  capMinor: number | null,
): { readonly within: readonly BillableOrder[]; readonly over: readonly string[] } {
  if (capMinor === null) return { within: orders, over: [] }
  const most = capMinor * MICROS_PER_MINOR
  const within: BillableOrder[] = []
  const over: string[] = []
  let used = 0
  for (const order of orders) {
    const micros = microsOf(order.contribution, prices)
    if (used + micros > most) {
      over.push(order.id)
      continue
    }
    used += micros
    within.push(order)
  }
  return { within, over }
}

function microsOf(contribution: Contribution, prices: PriceBook): number {
  return contribution.billedBy === 'money'
    ? contribution.money.minor * MICROS_PER_MINOR
    : contribution.trees * prices.microsPerMilliTree
}

function inOrder(a: BillableOrder, b: BillableOrder): number {
  const difference = a.createdAt.getTime() - b.createdAt.getTime()
  return difference !== 0 ? difference : a.id < b.id ? -1 : 1
}
