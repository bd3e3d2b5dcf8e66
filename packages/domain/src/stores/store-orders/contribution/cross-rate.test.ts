import { expect, test } from 'vitest'
import { crossRate } from './cross-rate.ts'

const PER_EURO = new Map([
  ['GBP', '0.8651'],
  ['USD', '1.0853'],
  ['JPY', '162.31'],
  ['BAD', '0'],
])

test.each([
  ['EUR', 'GBP', '0.865100000000'],
  ['GBP', 'EUR', '1.155935729973'],
  ['USD', 'GBP', '0.797106790749'],
  ['JPY', 'USD', '0.006686587'],
  ['EUR', 'EUR', '1.000000000000'],
])('%s in %s is %s', (from, to, rate) => {
  expect(crossRate(PER_EURO, { from, to })).toContain(rate)
})

test.each([
  ['XOF', 'GBP'],
  ['GBP', 'XOF'],
  ['BAD', 'GBP'],
])('%s in %s is not known', (from, to) => {
  expect(crossRate(PER_EURO, { from, to })).toBeNull()
})
