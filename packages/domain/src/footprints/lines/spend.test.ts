import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TURNOVER_CURRENCIES } from '../estimate/money.ts'
import { computeLine } from './compute-line.ts'
import { convertSpend, isMoney, priceChange, SPEND_CURRENCIES } from './spend.ts'
import { UNKNOWN_QUALITY } from './uncertainty.ts'

const ACCOUNTING = {
  id: 'uk-spend-2023:69.2',
  unit: 'GBP',
  kgCo2e: 0.0502275,
  gases: null,
  kgBiogenicCo2: null,
  year: 2023,
}

describe('money', () => {
  test.each([
    // Prices rose by 6.794% in 2023 and by 3.2716% in 2024 (UK), by 4.1163% and 2.9495% in the US.
    ['GBP', 2022, 2023, 1.06794],
    ['GBP', 2024, 2023, 1 / 1.032716],
    ['GBP', 2025, 2023, 1 / 1.032716 / 1.025],
    ['USD', 2024, 2022, 1 / 1.041163 / 1.029495],
    ['GBP', 2023, 2023, 1],
  ])('%s of %i in prices of %i is times %d', (currency, from, to, change) => {
    expect(priceChange(currency, from, to)).toBeCloseTo(change, 10)
  })

  test('of a currency whose prices are not known keeps its year', () => {
    expect(priceChange('EUR', 2024, 2024)).toBe(1)
    expect(priceChange('EUR', 2024, 2023)).toBeNull()
    expect(isMoney('EUR')).toBe(true)
    expect(isMoney('kWh')).toBe(false)
  })

  test.each([
    ['ZZZ', 2024],
    ['CUP', 2016],
    ['GBP', 2014],
    ['GBP', 2024.5],
  ])('%s of %d has no rate', (currency, year) => {
    const of = { currency: 'GBP', priceYear: 2023 }
    expect(convertSpend({ amount: 1, currency, year }, of)).toBeNull()
  })

  test('each currency is offered once', () => {
    expect(SPEND_CURRENCIES).toContain('USD')
    expect(new Set(SPEND_CURRENCIES).size).toBe(SPEND_CURRENCIES.length)
    expect(TURNOVER_CURRENCIES).toEqual(SPEND_CURRENCIES)
  })

  test('there and back is the same, and twice the money is twice the emissions', () => {
    const currency = fc.constantFrom(...SPEND_CURRENCIES)
    const amount = fc.double({ min: 1, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(currency, amount, fc.integer({ min: 2015, max: 2030 }), (code, value, year) => {
        const spend = { amount: value, currency: code, year }
        const there = convertSpend(spend, { currency: 'GBP', priceYear: null })
        if (!there) return
        const pounds = { amount: there.converted, currency: 'GBP', year }
        const back = convertSpend(pounds, { currency: code, priceYear: null })
        expect((back?.converted ?? 0) / value).toBeCloseTo(1, 9)
        const deflated = convertSpend(spend, { currency: 'GBP', priceYear: 2023 })
        const twice = convertSpend(
          { ...spend, amount: 2 * value },
          { currency: 'GBP', priceYear: 2023 },
        )
        expect((twice?.converted ?? 0) / (deflated?.converted ?? 1)).toBeCloseTo(2, 9)
      }),
    )
  })
})

test('a line of money is far less firm than one of an amount, and says so', () => {
  const line = { quantity: 100, year: null, quality: UNKNOWN_QUALITY, spendYear: 2023 }
  const spent = computeLine({ ...line, unit: 'GBP', factor: ACCOUNTING })
  const measured = computeLine({ ...line, unit: 'kg', factor: { ...ACCOUNTING, unit: 'kg' } })
  if ('problem' in spent || 'problem' in measured) throw new Error('both are lines')
  expect(spent.co2e).toBe(5_023)
  expect(spent.uncertainty).toBeGreaterThan(3 * measured.uncertainty)
  expect(spent.warnings).toContain('spend-based')
  expect(measured.warnings).not.toContain('spend-based')
})
