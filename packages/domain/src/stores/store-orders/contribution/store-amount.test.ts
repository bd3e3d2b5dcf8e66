import { expect, test } from 'vitest'
import { exchangeRate } from './exchange-rate.ts'
import {
  currencyExponent,
  formatStoreAmount,
  readStoreAmount,
  storeMinor,
  writeStoreAmount,
} from './store-amount.ts'

test.each([
  ['12.50', 'GBP', 1_250],
  ['12', 'GBP', 1_200],
  ['12.5', 'GBP', 1_250],
  ['12.5000', 'GBP', 1_250],
  ['12.005', 'GBP', 1_201],
  ['12.00499', 'GBP', 1_200],
  ['-12.005', 'GBP', -1_201],
  ['-0.001', 'GBP', 0],
  ['1999', 'JPY', 1_999],
  ['1999.50', 'JPY', 2_000],
  ['1.2345', 'KWD', 1_235],
  ['1.2345', 'CLF', 12_345],
  ['1990.00', 'HUF', 199_000],
  ['90071992547409.91', 'EUR', 9_007_199_254_740_991],
  ['90071992547409.92', 'EUR', null],
  ['1e3', 'EUR', null],
  ['1,5', 'EUR', null],
  ['', 'EUR', null],
  ['NaN', 'EUR', null],
  [' 1', 'EUR', null],
])('%j in %s is %s minor units', (text, currency, minor) => {
  expect(readStoreAmount(text, currency)).toBe(minor)
})

test.each([0.5, Number.NaN, 2 ** 53])('%d is no number of minor units', (value) => {
  expect(() => storeMinor(value)).toThrow('not whole minor units')
})

test('a hundredth is the minor unit unless ISO 4217 says otherwise', () => {
  const exponents = ['GBP', 'JPY', 'BHD', 'UYW', 'HUF', 'ISK'].map(currencyExponent)
  expect(exponents).toEqual([2, 0, 3, 4, 2, 0])
})

test.each([
  ['0.86505', { numerator: 86_505n, denominator: 100_000n }],
  ['2', { numerator: 2n, denominator: 1n }],
  ['0.000', null],
  ['-1', null],
  ['', null],
])('a rate of %j', (text, rate) => {
  expect(exchangeRate(text)).toEqual(rate)
})

test.each([
  [125_000, 'GBP', '£1,250.00', '1250.00'],
  [1_200, 'JPY', 'JP¥1,200', '1200'],
  [1_235, 'KWD', 'KWD\u00a01.235', '1.235'],
  [199_000, 'HUF', 'HUF\u00a01,990', '1990.00'],
  [1_250, null, '12.50', '12.50'],
  [1_250, 'POINTS', '12.50', '12.50'],
])('%s minor units of %s are shown and typed', (minor, currency, shown, typed) => {
  expect(formatStoreAmount(minor, currency)).toBe(shown)
  expect(writeStoreAmount(minor, currency)).toBe(typed)
})
