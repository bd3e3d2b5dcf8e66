import { expect, test } from 'vitest'
import { paidWords, reachedWords, shareWords } from './payment-words.ts'

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

test.each([
  [null, null, 'Nothing has been funded here yet, by the ledger.'],
  ['120 trees', null, 'Funded here, by the ledger: 120 trees.'],
  [
    '120 trees',
    '100 trees',
    'Funded here, by the ledger: 120 trees. Published payments are for 100 trees.',
  ],
])('funded %s, paid for %s: no figure is nothing', (funded, paidFor, says) => {
  expect(reachedWords({ funded, paidFor })).toBe(says)
})
