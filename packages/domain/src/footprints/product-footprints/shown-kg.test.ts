import { expect, test } from 'vitest'
import { shownKg } from './shown-kg.ts'

test.each([
  ['0.610208333', '0.610'],
  ['12.3456', '12.3'],
  ['1234.5678', '1,235'],
  ['0', '0.00'],
  ['-0.25', '-0.250'],
  ['0.0004567', '0.000457'],
])('%s kg of a product is shown as %s', (kg, shown) => {
  expect(shownKg(kg)).toBe(shown)
})

test('a part has the decimals of its whole, and is never shown as nothing', () => {
  expect(shownKg('0.1234567', '0.610208333')).toBe('0.123')
  expect(shownKg('0.0001', '0.610208333')).toBe('less than 0.001')
  expect(shownKg('0', '0.610208333')).toBe('0.000')
})
