import fc from 'fast-check'
import { expect, test } from 'vitest'
import { microsPerUnit } from '../../../commerce/prices/price-book.ts'
import { IMPACTS, NO_IMPACT } from '../../../quantity/impact-quantity.ts'
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
    funded: { ...NO_IMPACT, trees: 400_000 },
  })
})

test('two per cent of 35 pounds is 70 pence an order, and as many trees as that pays for', () => {
  const month = { orders: 100, averageMinor: 3_500 }
  expect(estimateMonth({ kind: 'percentage', percent: 2 }, month, GBP)).toEqual({
    cost: { minor: 7_000, currency: 'GBP' },
    funded: { ...NO_IMPACT, trees: 466_666 },
  })
})

test('half a kilogram of CO2e for each of 400 orders is 200 kilograms', () => {
  const month = { orders: 400, averageMinor: 3_500 }
  expect(estimateMonth({ kind: 'grams', impact: 'co2e', grams: 500 }, month, GBP)).toEqual({
    cost: { minor: 120, currency: 'GBP' },
    funded: { ...NO_IMPACT, co2e: 200_000 },
  })
})

test('two per cent of 35 pounds is 70 pence an order as plastic, too', () => {
  const month = { orders: 100, averageMinor: 3_500 }
  const contribution = { kind: 'percentage', percent: 2, impact: 'plastic' } as const
  expect(estimateMonth(contribution, month, GBP)).toEqual({
    cost: { minor: 7_000, currency: 'GBP' },
    funded: { ...NO_IMPACT, plastic: 127_272 },
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
      fc.constantFrom(...IMPACTS),
      (orders, averageMinor, percent, impact) => {
        const { cost, funded } = estimateMonth(
          { kind: 'percentage', percent, impact },
          { orders, averageMinor },
          GBP,
        )
        expect(funded[impact] * microsPerUnit(impact, GBP)).toBeLessThanOrEqual(cost.minor * 10_000)
        expect(cost.minor * 100).toBeLessThanOrEqual(orders * averageMinor * percent)
      },
    ),
  )
})
