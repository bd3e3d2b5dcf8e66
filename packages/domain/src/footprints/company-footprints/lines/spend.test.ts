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
  kgOtherGases: null,
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

  // Means of a year, per US dollar: 0.9493 EUR and 0.81108 GBP in 2022, 0.78258 GBP in 2024, 0.75907 GBP in 2025.
  test.each([
    ['GBP', 2024, 'GBP', 2023, { rate: 1, rateYear: 2024, deflator: 1 / 1.032716 }],
    ['EUR', 2022, 'GBP', 2023, { rate: 0.81108 / 0.9493, rateYear: 2022, deflator: 1.06794 }],
    ['GBP', 2024, 'USD', 2024, { rate: 1 / 0.78258, rateYear: 2024, deflator: 1 }],
    ['USD', 2030, 'GBP', 2030, { rate: 0.75907, rateYear: 2025, deflator: 1 }],
  ])('%s of %i for a factor of %s in prices of %i', (currency, year, of, priceYear, by) => {
    expect(convertSpend({ amount: 200, currency, year }, { currency: of, priceYear })).toEqual({
      amount: 200,
      currency,
      year,
      priceYear,
      rateYear: by.rateYear,
      rate: expect.closeTo(by.rate, 9),
      deflator: expect.closeTo(by.deflator, 9),
      converted: expect.closeTo(200 * by.rate * by.deflator, 6),
    })
  })

  test('for a factor whose year is not known stays in the prices of its own', () => {
    const converted = convertSpend(
      { amount: 200, currency: 'GBP', year: 2019 },
      { currency: 'GBP', priceYear: null },
    )
    expect(converted).toMatchObject({ converted: 200, deflator: 1, priceYear: 2019 })
  })

  test.each([
    ['ZZZ', 2024, 'GBP', 2023],
    ['CUP', 2016, 'GBP', 2023],
    ['GBP', 2014, 'GBP', 2023],
    ['GBP', 2101, 'GBP', 2023],
    ['GBP', 2024.5, 'GBP', 2023],
    ['GBP', 2024, 'ZZZ', null],
    ['GBP', 2024, 'EUR', 2023],
  ])(
    '%s of %d cannot be converted for a factor of %s in prices of %s',
    (currency, year, of, priceYear) => {
      expect(convertSpend({ amount: 1, currency, year }, { currency: of, priceYear })).toBeNull()
    },
  )

  test.each([2015, 2100])('of %i is converted: the first and the last year that is', (year) => {
    const spend = { amount: 1, currency: 'GBP', year }
    expect(convertSpend(spend, { currency: 'GBP', priceYear: null })?.converted).toBe(1)
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
