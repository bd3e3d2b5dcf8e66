import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatGrams } from '../../quantity/format.ts'
import { emissionRange, formatEmission, formatEmissionParts } from './format-emission.ts'

test.each([
  [0, '0 g'],
  [999, '999 g'],
  [1_000, '1 kg'],
  [2_925, '2.93 kg'],
  [999_994, '999.99 kg'],
  [999_995, '1 tonne'],
  [999_996, '1 tonne'],
  [2_925_106, '2.93 tonnes'],
  [10_438_000, '10.44 tonnes'],
  [696_618_000, '696.62 tonnes'],
  [1_234_567_890, '1,234.57 tonnes'],
])('%d g that were emitted read %s', (grams, words) => {
  expect(formatEmission(grams)).toBe(words)
})

test.each([
  [850_000, 1.3, '650 kg', '1,100 kg'],
  [1_200_000, 4, '0.3 tonnes', '4.8 tonnes'],
  [2_000_000, 2, '1 tonne', '4 tonnes'],
  [454, 1.5, '300 g', '680 g'],
])('%d g within a factor of %d lie between %s and %s, in one unit', (grams, factor, low, high) => {
  expect(emissionRange(grams, factor)).toEqual({ low, high })
})

test('what was funded is cut, what was emitted is not', () => {
  expect(formatGrams(2_925_106)).toBe('2.92 tonnes')
})

test('a share of 19.89 tonnes is made of what stands below it', () => {
  expect(formatEmissionParts([1_597_000, 18_297_000])).toEqual({
    total: '19.89 tonnes',
    parts: ['1.6 tonnes', '18.29 tonnes'],
  })
})

test('what is small beside a sum is not called nothing', () => {
  expect(formatEmissionParts([12_000_000, 40, 0])).toEqual({
    total: '12 tonnes',
    parts: ['12 tonnes', '<0.01 tonnes', '0 tonnes'],
  })
})

test('beside a very large part the rounding of the sum counts once', () => {
  expect(formatEmissionParts([1_445, 445, 406_795_859_923, 3_187])).toEqual({
    total: '406,795.87 tonnes',
    parts: ['<0.01 tonnes', '<0.01 tonnes', '406,795.86 tonnes', '0.01 tonnes'],
  })
})

/** In hundredths of its unit; what is too small to show counts as nothing. */
function hundredthsShown(words: string): number {
  const [value = ''] = words.split(' ')
  return value.startsWith('<') ? 0 : Math.round(Number(value.replaceAll(',', '')) * 100)
}

test('a sum is the sum of what stands beside it, and no part is far from what it is', () => {
  const grams = fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 1e12 }))
  fc.assert(
    fc.property(fc.array(grams, { minLength: 1, maxLength: 12 }), (parts) => {
      const sum = parts.reduce((all, part) => all + part, 0)
      const shown = formatEmissionParts(parts)
      expect(shown.total).toBe(formatEmission(sum))
      const together = shown.parts.map(hundredthsShown).reduce((all, part) => all + part, 0)
      expect(together).toBe(hundredthsShown(shown.total))
      const perHundredth = sum < 1_000 ? 0.01 : sum < 999_995 ? 10 : 10_000
      for (const [at, words] of shown.parts.entries()) {
        const off = Math.abs(hundredthsShown(words) - (parts[at] ?? 0) / perHundredth)
        expect(off).toBeLessThanOrEqual(1 + 1e-6)
      }
    }),
  )
})
