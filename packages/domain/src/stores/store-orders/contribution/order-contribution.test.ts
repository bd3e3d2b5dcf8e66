import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateMonth } from './order-contribution.ts'

const GBP = {
  version: '2026-1',
  currency: 'GBP',
  microsPerMilliTree: 150,
  microsPerGramCo2e: 6,
  microsPerGramPlastic: 550,
} as const

test('a tree for each of 400 orders costs 400 trees', () => {
  const month = { orders: 400, averageMinor: 3_500 }
  expect(estimateMonth({ kind: 'trees', trees: 1 }, month, GBP)).toEqual({
    cost: { minor: 6_000, currency: 'GBP' },
    trees: 400_000,
  })
})

test('two per cent of 35 pounds is 70 pence an order, and as many trees as that pays for', () => {
  const month = { orders: 100, averageMinor: 3_500 }
  expect(estimateMonth({ kind: 'percentage', percent: 2 }, month, GBP)).toEqual({
    cost: { minor: 7_000, currency: 'GBP' },
    trees: 466_666,
  })
})

test('a percentage may have two decimals, and none of them is lost', () => {
  const month = { orders: 100, averageMinor: 10_000 }
  for (const [percent, minor] of [
    [1.25, 12_500],
    [0.29, 2_900],
    [2.3, 23_000],
  ] as const) {
    const { cost } = estimateMonth({ kind: 'percentage', percent }, month, GBP)
    expect(cost.minor).toBe(minor)
  }
})

test('a percentage never funds more than it pays for', () => {
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.nat(1_000_000),
      fc.integer({ min: 1, max: 50 }),
      (orders, averageMinor, percent) => {
        const { cost, trees } = estimateMonth(
          { kind: 'percentage', percent },
          { orders, averageMinor },
          GBP,
        )
        expect(trees * GBP.microsPerMilliTree).toBeLessThanOrEqual(cost.minor * 10_000)
        expect(cost.minor * 100).toBeLessThanOrEqual(orders * averageMinor * percent)
      },
    ),
  )
})
