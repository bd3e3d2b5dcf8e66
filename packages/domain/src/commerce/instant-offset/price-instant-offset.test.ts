import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  GRAMS_PER_TONNE,
  grams,
  milliTrees,
  NO_IMPACT,
  wholeTrees,
} from '../../quantity/impact-quantity.ts'
import type { PriceBook } from '../prices/price-book.ts'
import { priceOffset, quoteInstantOffset } from './price-instant-offset.ts'

const ukPrices: PriceBook = {
  version: 'test',
  currency: 'GBP',
  microsPerMilliTree: 150,
  microsPerGramCo2e: 6,
  microsPerGramPlastic: 550,
}

const anyQuantities = fc.record({
  trees: fc.integer({ min: 0, max: 1_000_000_000 }).map(milliTrees),
  co2e: fc.integer({ min: 0, max: 100_000_000_000 }).map(grams),
  plastic: fc.integer({ min: 0, max: 1_000_000_000 }).map(grams),
})
const anyPrices = fc.record({
  version: fc.constant('any'),
  currency: fc.constantFrom('GBP', 'EUR', 'USD'),
  microsPerMilliTree: fc.integer({ min: 1, max: 5_000 }),
  microsPerGramCo2e: fc.integer({ min: 1, max: 500 }),
  microsPerGramPlastic: fc.integer({ min: 1, max: 5_000 }),
}) satisfies fc.Arbitrary<PriceBook>

describe('the price of an instant offset', () => {
  test.each([
    { rule: 'a tree costs 15p', chosen: { trees: wholeTrees(1) }, pence: 15 },
    {
      rule: 'a tonne costs £5 plus the 20% fee',
      chosen: { co2e: grams(GRAMS_PER_TONNE) },
      pence: 600,
    },
    { rule: 'a kilogram of plastic costs 55p', chosen: { plastic: grams(1_000) }, pence: 55 },
    { rule: 'part of a penny is rounded up', chosen: { plastic: grams(100) }, pence: 6 },
    { rule: 'a tenth of a tree costs 2p', chosen: { trees: milliTrees(100) }, pence: 2 },
    { rule: 'nothing costs nothing', chosen: {}, pence: 0 },
    {
      rule: 'rounding happens once, not on each line',
      chosen: { trees: milliTrees(100), plastic: grams(100) },
      pence: 7,
    },
    {
      rule: 'ten trees, a tonne and 100 g of plastic cost £7.56',
      chosen: { trees: wholeTrees(10), co2e: grams(GRAMS_PER_TONNE), plastic: grams(100) },
      pence: 756,
    },
  ])('$rule', ({ chosen, pence }) => {
    expect(quoteInstantOffset({ ...NO_IMPACT, ...chosen }, ukPrices).total).toEqual({
      minor: pence,
      currency: 'GBP',
    })
  })

  test('an impact that was not chosen has no line', () => {
    const { lines } = quoteInstantOffset({ ...NO_IMPACT, trees: wholeTrees(2) }, ukPrices)
    expect(lines).toEqual([
      { impact: 'trees', quantity: 2_000, amount: { minor: 30, currency: 'GBP' } },
    ])
  })

  test('lines add up to the total, which covers the exact price by less than a minor unit', () => {
    fc.assert(
      fc.property(anyQuantities, anyPrices, (quantities, prices) => {
        const { total, lines } = quoteInstantOffset(quantities, prices)
        expect(lines.reduce((sum, line) => sum + line.amount.minor, 0)).toBe(total.minor)
        const exact =
          BigInt(quantities.trees) * BigInt(prices.microsPerMilliTree) +
          BigInt(quantities.co2e) * BigInt(prices.microsPerGramCo2e) +
          BigInt(quantities.plastic) * BigInt(prices.microsPerGramPlastic)
        const over = BigInt(total.minor) * 10_000n - exact
        expect(over >= 0n && over < 10_000n).toBe(true)
      }),
      { numRuns: 20_000 },
    )
  })

  test('more never costs less', () => {
    fc.assert(
      fc.property(anyQuantities, anyPrices, fc.nat(1_000_000), (quantities, prices, more) => {
        const before = quoteInstantOffset(quantities, prices).total.minor
        const greater = { ...quantities, trees: milliTrees(quantities.trees + more) }
        expect(quoteInstantOffset(greater, prices).total.minor).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})

describe('an offset that is for sale', () => {
  test.each([
    ['nothing', NO_IMPACT, 'NO_PRODUCTS_SELECTED'],
    ['a tree alone', { ...NO_IMPACT, trees: wholeTrees(1) }, 'AMOUNT_TOO_SMALL'],
    ['a million trees and one', { ...NO_IMPACT, trees: wholeTrees(1_000_001) }, 'TOO_MUCH'],
    [
      'as much as no card pays',
      { ...NO_IMPACT, co2e: grams(100_000 * GRAMS_PER_TONNE), plastic: grams(1e9) },
      'AMOUNT_TOO_LARGE',
    ],
  ])('%s is not', (_, quantities, problem) => {
    const dear = { ...ukPrices, microsPerGramCo2e: 60 }
    expect(priceOffset(quantities, dear)).toEqual({ ok: false, problem })
  })

  test('has the price of its quote', () => {
    const chosen = { ...NO_IMPACT, trees: wholeTrees(2) }
    const quote = quoteInstantOffset(chosen, ukPrices)
    expect(priceOffset(chosen, ukPrices)).toEqual({ ok: true, quote })
  })
})
