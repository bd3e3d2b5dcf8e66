import { expect, test } from 'vitest'
import { formatPerUnit } from './format-per-unit.ts'

test.each([
  [0, '0 g'],
  [0.000_012_34, '0.0000123 g'],
  [0.2874, '0.287 g'],
  [5.75, '5.75 g'],
  [999, '999 g'],
  [1_000, '1 kg'],
  [104_415.8, '104 kg'],
  [2_345_678, '2.35 t'],
])('%d g for each is said as %s', (grams, words) => {
  expect(formatPerUnit(grams)).toBe(words)
})
