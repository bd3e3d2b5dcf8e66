import { expect, test } from 'vitest'
import { paidWords, shareWords } from './payment-words.ts'

test('a payment and the share of the price are said as people read them', () => {
  expect(paidWords({ minor: 125_000_050, currency: 'KES' })).toBe('1,250,000.50 KES')
  const [pounds, euros] = [
    { currency: 'GBP', permille: 800 },
    { currency: 'EUR', permille: 785 },
  ]
  expect(shareWords([pounds])).toBe('Of the price of today, 80% is for the project.')
  expect(shareWords([pounds, { ...euros, permille: 800 }])).toContain('today, 80% is')
  expect(shareWords([pounds, euros])).toContain('80% in GBP, 78.5% in EUR is for')
  expect(shareWords([])).toBe('')
})
