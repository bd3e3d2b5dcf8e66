import { expect, test } from 'vitest'
import { invoiceNumber } from './invoice-number.ts'

test('an invoice number has six digits, or as many as it needs', () => {
  expect(invoiceNumber(1)).toBe('UND-000001')
  expect(invoiceNumber(1_234_567)).toBe('UND-1234567')
})
