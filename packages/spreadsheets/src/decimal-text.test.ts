import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalText } from './decimal-text.ts'

test.each([
  [0, '0'],
  [1234.5, '1234.5'],
  [1e-7, '0.0000001'],
  [1.25e-9, '0.00000000125'],
  [1e21, '1000000000000000000000'],
])('%d is written as %s', (number, text) => {
  expect(decimalText(number)).toBe(text)
})

test('any number is read back as it was', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e30, noNaN: true }), (number) => {
      expect(decimalText(number)).toMatch(/^\d+(\.\d+)?$/)
      expect(Number(decimalText(number))).toBe(number)
    }),
  )
})
