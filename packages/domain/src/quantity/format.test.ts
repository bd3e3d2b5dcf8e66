import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayDecimals } from './display-decimals.ts'
import {
  exactGrams,
  exactTrees,
  formatCount,
  formatGrams,
  formatMoney,
  formatTrees,
  impactInWords,
} from './format.ts'
import { grams, milliTrees } from './impact-quantity.ts'
import { allocateByLargestRemainder } from './largest-remainder.ts'
import { money } from './money.ts'

describe('on screen and on paper', () => {
  test.each([
    { milliTrees: 1_000, shown: '1 tree' },
    { milliTrees: 0, shown: '0 trees' },
    { milliTrees: 999, shown: '0.99 trees' },
    { milliTrees: 990, shown: '0.99 trees' },
    { milliTrees: 995, shown: '0.99 trees' },
    { milliTrees: 100, shown: '0.1 trees' },
    { milliTrees: 9, shown: '<0.01 trees' },
    { milliTrees: 1_999, shown: '1.99 trees' },
    { milliTrees: 12_345_600, shown: '12,345.6 trees' },
    { milliTrees: -2_500, shown: '-2.5 trees' },
  ])('$milliTrees thousandths of a tree read $shown', ({ milliTrees, shown }) => {
    expect(formatTrees(milliTrees)).toBe(shown)
  })

  test.each([
    { grams: 999, shown: '999 g' },
    { grams: 1_000, shown: '1 kg' },
    { grams: 999_999, shown: '999.99 kg' },
    { grams: 1_000_000, shown: '1 tonne' },
    { grams: 10_980_000, shown: '10.98 tonnes' },
    { grams: 1_234_567_000, shown: '1,234.56 tonnes' },
  ])('$grams grams read $shown', ({ grams, shown }) => {
    expect(formatGrams(grams)).toBe(shown)
  })

  test.each([
    { amount: money(756, 'GBP'), shown: '£7.56' },
    { amount: money(756, 'EUR'), shown: '€7.56' },
    { amount: money(100_000, 'USD'), shown: 'US$1,000.00' },
  ])('money reads $shown', ({ amount, shown }) => {
    expect(formatMoney(amount)).toBe(shown)
  })

  test('yen and forints show no decimals; pounds show two', () => {
    expect(['JPY', 'HUF', 'GBP', 'EUR'].map(displayDecimals)).toEqual([0, 0, 2, 2])
  })

  test.each([
    [
      { trees: 8_000, co2e: 3_370_000, plastic: 800 },
      '8 trees, 3.37 tonnes of CO2e and 800 g of plastic',
    ],
    [{ trees: 1_000, co2e: 0, plastic: 2_000 }, '1 tree and 2 kg of plastic'],
    [{ trees: 0, co2e: 100_000, plastic: 0 }, '100 kg of CO2e'],
    [{ trees: 1, co2e: 0, plastic: 0 }, '<0.01 trees'],
    [{ trees: 0, co2e: 0, plastic: 0 }, null],
  ])('%o in words is "%s"', ({ trees, co2e, plastic }, words) => {
    expect(
      impactInWords({ trees: milliTrees(trees), co2e: grams(co2e), plastic: grams(plastic) }),
    ).toBe(words)
  })

  test('a count is cut, never rounded up', () => {
    expect(formatCount(12_345.9)).toBe('12,345')
  })

  test('lines to the gram add up to their sum, however it is spread', () => {
    const amount = (text: string) => {
      const [value = '', unit] = text.replaceAll(',', '').split(' ')
      const grams = { g: 1, kg: 1_000, tonne: 1_000_000, tonnes: 1_000_000 }[unit ?? '']
      return Math.round(Number(value) * (grams ?? Number.NaN))
    }
    expect(exactGrams(41_667)).toBe('41.667 kg')
    expect(exactGrams(500)).toBe('500 g')
    expect(exactGrams(1_000)).toBe('1 kg')
    expect(exactGrams(1_000_000)).toBe('1 tonne')
    expect(exactGrams(1_466_667)).toBe('1.466667 tonnes')
    expect(exactTrees(1_000)).toBe('1 tree')
    expect(exactTrees(416)).toBe('0.416 trees')
    fc.assert(
      fc.property(fc.nat(2_000_000_000), fc.integer({ min: 1, max: 60 }), (grams, months) => {
        const lines = allocateByLargestRemainder(grams, Array(months).fill(1))
        const shown = lines.reduce((sum, line) => sum + amount(exactGrams(line)), 0)
        expect(shown).toBe(grams)
      }),
    )
  })

  test('no tree is shown that does not exist', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (milliTrees) => {
        const shown = Number(
          formatTrees(milliTrees).split(' ')[0]?.replaceAll(',', '').replace('<0.01', '0'),
        )
        return shown <= milliTrees / 1_000 && milliTrees / 1_000 - shown < 0.01
      }),
    )
  })
})
