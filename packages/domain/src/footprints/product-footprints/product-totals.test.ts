import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addRational, rationalOf, ZERO_RATIONAL } from '../allocations/rational.ts'
import { countsAsPrimary } from './counts-as-primary.ts'
import { PRODUCT_PARTS, PRODUCT_STAGES } from './product-line-terms.ts'
import { type CountedInput, kgPerDeclaredUnit, productTotals } from './product-totals.ts'
import { roundedDecimal } from './rounded-decimal.ts'

const UNRATED = { technology: null, geography: null, time: null }
const input = (more: Partial<CountedInput>): CountedInput => ({
  stage: 'material',
  part: 'fossil',
  co2eGrams: 1_000_000,
  isPrimary: false,
  representative: UNRATED,
  ...more,
})
const ALONE = {
  output: '1000',
  coProducts: null,
  biogenicCarbonKg: null,
  includesPackaging: true,
} as const

test('the inputs of a year are spread over what was made in it', () => {
  const lines = [input({}), input({ stage: 'energy', co2eGrams: 500_000, isPrimary: true })]
  expect(productTotals({ ...ALONE, lines })).toMatchObject({
    share: '1',
    fossilKg: '1.5',
    excludingUptakeKg: '1.5',
    includingUptakeKg: '1.5',
    uptakeKg: null,
    primaryShare: '33.33',
  })
})

test('carbon that plants took up is taken off where it is known, and never guessed', () => {
  const totals = productTotals({ ...ALONE, lines: [input({})], biogenicCarbonKg: '3' })
  expect(totals).toMatchObject({
    uptakeKg: '-11',
    excludingUptakeKg: '1',
    includingUptakeKg: '-10',
  })
})

test('packaging counts where it is part of the product, and the way to the customer never does', () => {
  const lines = [input({}), input({ stage: 'packaging' }), input({ stage: 'outbound' })]
  expect(productTotals({ ...ALONE, lines })).toMatchObject({
    excludingUptakeKg: '2',
    packagingKg: '1',
    outboundKg: '1',
  })
  expect(productTotals({ ...ALONE, lines, includesPackaging: false })).toMatchObject({
    excludingUptakeKg: '1',
    packagingKg: null,
  })
})

test('flights are fossil, and are stated by themselves', () => {
  const lines = [input({}), input({ part: 'aircraft' }), input({ part: 'land-use-change' })]
  expect(productTotals({ ...ALONE, lines })).toMatchObject({
    fossilKg: '2',
    aircraftKg: '1',
    landUseChangeKg: '1',
    excludingUptakeKg: '3',
  })
})

test('ratings weigh as much as the input emits, and one that is not rated is the worst', () => {
  const rated = { technology: 1, geography: 2, time: null }
  const lines = [input({ co2eGrams: 3_000, representative: rated }), input({ co2eGrams: 1_000 })]
  expect(productTotals({ ...ALONE, lines }).quality).toEqual({
    technology: '2',
    geography: '2.75',
    time: '5',
  })
})

const decimals = fc
  .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 999 }))
  .map(([whole, rest]) => `${whole}.${String(rest).padStart(3, '0')}`)
const inputs = fc.array(
  fc.record({
    stage: fc.constantFrom(...PRODUCT_STAGES),
    part: fc.constantFrom(...PRODUCT_PARTS),
    co2eGrams: fc.integer({ min: 0, max: 1e12 }),
    isPrimary: fc.boolean(),
    representative: fc.constant(UNRATED),
  }),
  { maxLength: 12 },
)

test('the shares of all that is made together come to one', () => {
  fc.assert(
    fc.property(fc.array(decimals, { minLength: 2, maxLength: 6 }), (amounts) => {
      const shares = amounts.map((own, at) => {
        const others = amounts
          .filter((_, other) => other !== at)
          .map((amount) => ({ name: 'another', amount }))
        const coProducts = { basis: 'mass', own, others } as const
        return rationalOf(productTotals({ ...ALONE, lines: [], coProducts }).share)
      })
      const sum = Number(roundedDecimal(shares.reduce(addRational, ZERO_RATIONAL)))
      expect(Math.abs(sum - 1)).toBeLessThan(amounts.length * 1e-9)
    }),
  )
})

test('the stated sums are the sums of the stated parts, to the last place', () => {
  fc.assert(
    fc.property(inputs, decimals, (lines, output) => {
      const totals = productTotals({ ...ALONE, lines, output, biogenicCarbonKg: '0.4' })
      const parts = [totals.fossilKg, totals.landUseChangeKg, totals.biogenicNonCo2Kg]
      const excluding = parts.map(rationalOf).reduce(addRational, ZERO_RATIONAL)
      expect(totals.excludingUptakeKg).toBe(roundedDecimal(excluding))
      const including = addRational(excluding, rationalOf(totals.uptakeKg ?? '0'))
      expect(totals.includingUptakeKg).toBe(roundedDecimal(including))
    }),
  )
})

test('twice the output halves what one unit emits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (grams) => {
      const once = kgPerDeclaredUnit(grams * 2, { output: '500', share: '1' })
      expect(kgPerDeclaredUnit(grams * 4, { output: '1000', share: '1' })).toBe(once)
    }),
  )
})

test.each([
  ['own gas by the meter', { stage: 'energy', isMeasured: true, publishedScope: 1 }, true],
  ['electricity by the grid', { stage: 'energy', isMeasured: true, publishedScope: 2 }, false],
  [
    'electricity by its supplier’s factor',
    { stage: 'energy', isMeasured: true, publishedScope: null },
    true,
  ],
  ['steel by weight', { stage: 'material', isMeasured: true, publishedScope: null }, false],
  ['gas by an estimate', { stage: 'energy', isMeasured: false, publishedScope: 1 }, false],
] as const)('%s: primary data or not', (_, measured, isPrimary) => {
  expect(countsAsPrimary(measured)).toBe(isPrimary)
})
