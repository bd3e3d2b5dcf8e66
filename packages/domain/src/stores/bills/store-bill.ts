import {
  grams,
  type Impact,
  type ImpactQuantities,
  milliTrees,
} from '../../quantity/impact-quantity.ts'
import { allocateByLargestRemainder } from '../../quantity/largest-remainder.ts'
import {
  type Currency,
  MICROS_PER_MINOR,
  type Money,
  money,
  moneyFromMicros,
} from '../../quantity/money.ts'
import type { Contribution } from '../store-orders/contribution/contribution.ts'

export type BillableOrder = {
  readonly id: string
  readonly createdAt: Date
  readonly contribution: Contribution
  /** The price of the day it was created: the orders of one bill may have several. */
  readonly microsPerUnit: number
}

/** An order on a bill, with what it is billed and what enters the ledger once that is paid. */
export type BilledOrder = {
  readonly id: string
  readonly money: Money
  readonly impact: Impact
  /** Thousandths of a tree, or grams. */
  readonly quantity: number
}

export type StoreBill = {
  readonly orders: readonly BilledOrder[]
  /** Orders that the merchant's own cap left out, for good. */
  readonly overCap: readonly string[]
  /** Orders that do not fit into the budget; they stay unbilled and are tried again. */
  readonly waiting: readonly string[]
  /** What the sum pays for, beyond what its orders fund. */
  readonly remainder: ImpactQuantities
  /** The orders together. */
  readonly gross: Money
  /** Of earlier refunds, taken off here; the rest is carried on. */
  readonly credit: Money
  readonly total: Money
}

type Composing = {
  readonly orders: readonly BillableOrder[]
  readonly currency: Currency
  /** What was refunded after earlier bills, and not taken off yet. */
  readonly creditMinor: number
  /** What is left of the merchant's own limit of a cycle; `null`: there is none. */
  readonly capMinor: number | null
  /** What can be charged now, after the credit; `null`: whatever it comes to. */
  readonly budgetMinor: number | null
}

/** The bill of one cycle of a store. It never changes: what is refunded later is a credit on the next one. */
export function composeBill(composing: Composing): StoreBill {
  const { currency, creditMinor, capMinor, budgetMinor } = composing
  const { within, over } = fitInto(composing.orders.toSorted(inOrder), capMinor)
  const chargeable = budgetMinor === null ? null : budgetMinor + creditMinor
  const { within: orders, over: waiting } = fitInto(within, chargeable)
  const shares = sharesOf(orders, currency)
  const gross = shares.reduce((sum, minor) => sum + minor, 0)
  const credit = Math.min(creditMinor, gross)
  const of = (minor: number) => money(minor, currency)
  return {
    orders: orders.map(({ id, contribution: { impact, quantity } }, at) => ({
      id,
      money: of(shares[at] ?? 0),
      impact,
      quantity,
    })),
    overCap: over.map(({ id }) => id),
    waiting: waiting.map(({ id }) => id),
    remainder: remainderOf(orders),
    gross: of(gross),
    credit: of(credit),
    total: of(gross - credit),
  }
}

/** What each order is billed: its own money, or its share of what trees and grams cost, rounded up once. */
function sharesOf(orders: readonly BillableOrder[], currency: Currency): number[] {
  const weights = orders.map((order) =>
    order.contribution.billedBy === 'money' ? 0 : microsOf(order),
  )
  const micros = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = allocateByLargestRemainder(moneyFromMicros(micros, currency).minor, weights)
  return orders.map(({ contribution }, at) =>
    contribution.billedBy === 'money' ? contribution.money.minor : (shares[at] ?? 0),
  )
}

/** Percentages are rounded down for each order; their sum, at one price, may pay for a little more. */
function remainderOf(orders: readonly BillableOrder[]): ImpactQuantities {
  const byMoney = orders.filter(({ contribution }) => contribution.billedBy === 'money')
  const of = (impact: Impact) => {
    const own = byMoney.filter(({ contribution }) => contribution.impact === impact)
    const prices = new Set(own.map((order) => order.microsPerUnit))
    return [...prices].reduce((sum, price) => sum + remainderAt(price, own), 0)
  }
  return { trees: milliTrees(of('trees')), co2e: grams(of('co2e')), plastic: grams(of('plastic')) }
}

function remainderAt(price: number, orders: readonly BillableOrder[]): number {
  const own = orders.filter(({ microsPerUnit }) => microsPerUnit === price)
  const micros = own.reduce((sum, order) => sum + microsOf(order), 0)
  const quantity = own.reduce((sum, { contribution }) => sum + contribution.quantity, 0)
  return Math.max(0, Math.floor(micros / price) - quantity)
}

type Fitting = {
  readonly within: readonly BillableOrder[]
  readonly over: readonly BillableOrder[]
}

/** In the order of creation, never of arrival: an order fits whole or not at all, and smaller ones may follow. */
function fitInto(orders: readonly BillableOrder[], mostMinor: number | null): Fitting {
  if (mostMinor === null) return { within: orders, over: [] }
  const most = mostMinor * MICROS_PER_MINOR
  const within: BillableOrder[] = []
  const over: BillableOrder[] = []
  let used = 0
  for (const order of orders) {
    const micros = microsOf(order)
    const fits = used + micros <= most
    if (fits) used += micros
    ;(fits ? within : over).push(order)
  }
  return { within, over }
}

function microsOf({ contribution, microsPerUnit }: BillableOrder): number {
  return contribution.billedBy === 'money'
    ? contribution.money.minor * MICROS_PER_MINOR
    : contribution.quantity * microsPerUnit
}

function inOrder(a: BillableOrder, b: BillableOrder): number {
  const difference = a.createdAt.getTime() - b.createdAt.getTime()
  return difference !== 0 ? difference : a.id < b.id ? -1 : 1
}

/** What the orders of a bill fund together, without the remainder. */
export function fundedByOrders({ orders }: Pick<StoreBill, 'orders'>): ImpactQuantities {
  const of = (impact: Impact) =>
    orders.reduce((sum, order) => (order.impact === impact ? sum + order.quantity : sum), 0)
  return { trees: milliTrees(of('trees')), co2e: grams(of('co2e')), plastic: grams(of('plastic')) }
}

/** What a bill funds in all, with the remainder. */
export function fundedByBill(bill: StoreBill): ImpactQuantities {
  const { trees, co2e, plastic } = fundedByOrders(bill)
  const { remainder } = bill
  return {
    trees: milliTrees(trees + remainder.trees),
    co2e: grams(co2e + remainder.co2e),
    plastic: grams(plastic + remainder.plastic),
  }
}
