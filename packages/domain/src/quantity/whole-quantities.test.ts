import { describe, expect, test } from 'vitest'
import { grams, milliTrees, wholeTrees } from './impact-quantity.ts'
import { isCurrency, money, moneyFromMicros } from './money.ts'

describe('a quantity is a whole number or none', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is refused', (wrong) => {
    expect(() => grams(wrong)).toThrow(`not whole grams: ${wrong}`)
    expect(() => milliTrees(wrong)).toThrow(`not whole thousandths of a tree: ${wrong}`)
    expect(() => money(wrong, 'GBP')).toThrow(`not whole minor units: ${wrong}`)
    expect(() => moneyFromMicros(wrong, 'GBP')).toThrow(`not whole micros: ${wrong}`)
  })

  test.each([0, 1, -1, 2 ** 53 - 1])('%d is itself', (value) => {
    expect([grams(value), milliTrees(value), money(value, 'EUR').minor]).toEqual([
      value,
      value,
      value,
    ])
  })

  test('a tree is a thousand thousandths', () => {
    expect(wholeTrees(3)).toBe(3_000)
  })

  test.each([
    [0, 0],
    [1, 1],
    [10_000, 1],
    [10_001, 2],
    [7_560_000, 756],
  ])('%i millionths of a pound are %i pence, rounded up once', (micros, minor) => {
    expect(moneyFromMicros(micros, 'GBP')).toEqual({ minor, currency: 'GBP' })
  })

  test('a currency is one of ours', () => {
    expect(['GBP', 'EUR', 'USD'].every(isCurrency)).toBe(true)
    expect(['gbp', 'JPY', '', 'toString'].some(isCurrency)).toBe(false)
  })
})
