import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Impact } from '../../quantity/impact-quantity.ts'
import { money } from '../../quantity/money.ts'
import { type BillableOrder, composeBill, fundedByBill } from './store-bill.ts'

const PRICE = { microsPerUnit: 150 }

const day = (date: number) => new Date(Date.UTC(2026, 4, date))
const trees = (id: string, count: number, date = 1): BillableOrder => ({
  id,
  createdAt: day(date),
  contribution: { billedBy: 'trees', impact: 'trees', quantity: count },
  ...PRICE,
})
const paid = (id: string, minor: number, date = 1): BillableOrder => ({
  id,
  createdAt: day(date),
  contribution: {
    billedBy: 'money',
    money: money(minor, 'GBP'),
    impact: 'trees',
    quantity: Math.floor((minor * 10_000) / 150),
  },
  ...PRICE,
})
const nothingBut = (impact: Impact, quantity: number) => ({
  ...{ trees: 0, co2e: 0, plastic: 0 },
  [impact]: quantity,
})
/** A penny funds 1,666 g of CO2e, or 18 g of plastic. */
const paidInGrams = (id: string, impact: 'co2e' | 'plastic', minor: number): BillableOrder => {
  const microsPerUnit = impact === 'co2e' ? 6 : 550
  const quantity = Math.floor((minor * 10_000) / microsPerUnit)
  return {
    id,
    createdAt: day(1),
    contribution: { billedBy: 'money', money: money(minor, 'GBP'), impact, quantity },
    microsPerUnit,
  }
}
const composed = (orders: readonly BillableOrder[], change: object = {}) =>
  composeBill({
    orders,
    currency: 'GBP',
    creditMinor: 0,
    capMinor: null,
    budgetMinor: null,
    ...change,
  })

describe('a bill', () => {
  test('of trees is rounded up once, and its lines add up to it', () => {
    const bill = composed([trees('a', 333), trees('b', 333), trees('c', 333)])
    expect(bill.gross.minor).toBe(15)
    expect(bill.orders.map((order) => order.money.minor)).toEqual([5, 5, 5])
    expect(bill.remainder).toEqual(nothingBut('trees', 0))
  })

  test('of percentages is the sum of its orders, and no fraction that was paid for is lost', () => {
    const bill = composed([paid('a', 1), paid('b', 1), paid('c', 1)])
    expect(bill.gross.minor).toBe(3)
    expect(bill.orders.map((order) => order.quantity)).toEqual([66, 66, 66])
    expect(bill.remainder).toEqual(nothingBut('trees', 2))
  })

  test('adds up each impact by itself, and so what is left over of percentages', () => {
    const bill = composed([
      trees('a', 1_000),
      paidInGrams('b', 'co2e', 1),
      paidInGrams('c', 'co2e', 1),
      paidInGrams('d', 'plastic', 1),
      paidInGrams('e', 'plastic', 1),
      {
        ...trees('f', 0),
        contribution: { billedBy: 'grams', impact: 'co2e', quantity: 2_500 },
        microsPerUnit: 6,
      },
    ])
    expect(bill.gross.minor).toBe(15 + 4 + 2)
    expect(bill.remainder).toEqual({ trees: 0, co2e: 1, plastic: 0 })
    expect(fundedByBill(bill)).toEqual({ trees: 1_000, co2e: 3_333 + 2_500, plastic: 36 })
  })

  test('is lowered by a credit, never below nothing; the rest is carried on', () => {
    expect(composed([paid('a', 100)], { creditMinor: 30 })).toMatchObject({
      gross: { minor: 100 },
      credit: { minor: 30 },
      total: { minor: 70 },
    })
    expect(composed([paid('a', 100)], { creditMinor: 130 })).toMatchObject({
      credit: { minor: 100 },
      total: { minor: 0 },
    })
  })

  test('of nothing is nothing', () => {
    expect(composed([])).toMatchObject({
      orders: [],
      total: { minor: 0 },
      remainder: nothingBut('trees', 0),
    })
    expect(composed([trees('a', 0)]).orders).toEqual([
      { id: 'a', money: { minor: 0, currency: 'GBP' }, impact: 'trees', quantity: 0 },
    ])
  })

  test('keeps to a cap by when orders were created: a smaller one may still fit', () => {
    const orders = [paid('c', 30, 3), paid('b', 80, 2), paid('a', 50, 1)]
    const bill = composed(orders, { capMinor: 100 })
    expect(bill.orders.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(bill.overCap).toEqual(['b'])
    expect(composed(orders, { capMinor: 160 }).overCap).toEqual([])
  })

  test('goes by when orders were created, whatever their ids', () => {
    expect(composed([paid('a', 60, 2), paid('b', 60, 1)], { capMinor: 100 }).overCap).toEqual(['a'])
  })

  test('of the same moment goes by the ids', () => {
    for (const ids of ['ba', 'ab', 'cab', 'abc', 'bca']) {
      const [, ...left] = [...ids].toSorted()
      const orders = [...ids].map((id) => paid(id, 60))
      expect(composed(orders, { capMinor: 100 }).overCap, ids).toEqual(left)
    }
  })

  test("leaves what its budget does not hold for later, and the merchant's own cap comes first", () => {
    const orders = [paid('a', 50, 1), paid('b', 80, 2), paid('c', 30, 3)]
    const bill = composed(orders, { budgetMinor: 80 })
    expect(bill.orders.map(({ id }) => id)).toEqual(['a', 'c'])
    expect([bill.waiting, bill.overCap]).toEqual([['b'], []])
    expect(composed(orders, { budgetMinor: 80, creditMinor: 80 })).toMatchObject({
      waiting: [],
      total: { minor: 80 },
    })
    expect(composed(orders, { budgetMinor: 30, capMinor: 100 })).toMatchObject({
      waiting: ['a'],
      overCap: ['b'],
      total: { minor: 30 },
    })
  })

  test('prices each order as on its day, and rounds all of them up once', () => {
    const dearer = { ...trees('b', 333), microsPerUnit: 200 }
    const bill = composed([trees('a', 333), dearer])
    expect(bill.gross.minor).toBe(12)
    expect(bill.orders.map((order) => order.money.minor)).toEqual([5, 7])
    const sums = [paid('a', 1), paid('b', 1)].map((order, at) => ({
      ...order,
      microsPerUnit: at === 0 ? 150 : 7_000,
    }))
    expect(composed(sums).remainder).toEqual(nothingBut('trees', 0))
  })

  test('counts trees at their price for a cap', () => {
    expect(composed([trees('a', 1_000), trees('b', 1_000)], { capMinor: 29 }).overCap).toEqual([
      'b',
    ])
  })
})

test('whatever is on a bill, its lines, trees, cap and credit agree to the penny', () => {
  const order = fc
    .tuple(fc.boolean(), fc.nat(50_000), fc.nat(30))
    .map(([isTrees, amount, date]) => ({ isTrees, amount, date }))
  fc.assert(
    fc.property(
      fc.array(order, { maxLength: 30 }),
      fc.option(fc.nat(100_000)),
      fc.nat(100_000),
      fc.option(fc.nat(100_000)),
      (given, capMinor, creditMinor, budgetMinor) => {
        const orders = given.map(({ isTrees, amount, date }, at) =>
          isTrees ? trees(`o${at}`, amount, date) : paid(`o${at}`, amount, date),
        )
        const bill = composed(orders, { capMinor, creditMinor, budgetMinor })
        const sum = bill.orders.reduce((all, one) => all + one.money.minor, 0)
        expect(sum).toBe(bill.gross.minor)
        expect(bill.total.minor).toBe(bill.gross.minor - bill.credit.minor)
        expect(bill.total.minor).toBeGreaterThanOrEqual(0)
        expect(bill.orders.length + bill.overCap.length + bill.waiting.length).toBe(orders.length)
        if (budgetMinor !== null) expect(bill.total.minor).toBeLessThanOrEqual(budgetMinor)
        if (capMinor !== null) expect(bill.gross.minor).toBeLessThanOrEqual(capMinor)
        expect(fundedByBill(bill).trees * 150).toBeLessThanOrEqual(bill.gross.minor * 10_000)
        const reversed = orders.toReversed()
        expect(composed(reversed, { capMinor, creditMinor, budgetMinor })).toEqual(bill)
      },
    ),
  )
})
