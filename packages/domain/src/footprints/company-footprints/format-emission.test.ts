import { expect, test } from 'vitest'
import { formatGrams } from '../../quantity/format.ts'
import { emissionRange, formatEmission } from './format-emission.ts'

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
