import { expect, test } from 'vitest'
import { poundsOf2022 } from './money.ts'

const pounds = (amount: number, currency: string, year: number) =>
  poundsOf2022({ amount, currency, year }, false)

test.each([2015, 2023, 2026])('a lev of %i is worth what it was fixed at in euros', (year) => {
  const [levs, euros] = [pounds(1_955_830, 'BGN', year), pounds(1_000_000, 'EUR', year)]
  expect((levs ?? 0) / (euros ?? 1)).toBeCloseTo(1, 9)
})

test.each([
  // 0.81108 GBP and 0.9493 EUR to the dollar as the means of 2022; prices rose by 6.794% in 2023.
  [1_000_000, 'USD', 2022, 811_080],
  [949_300, 'EUR', 2022, 811_080],
  [1_000_000, 'GBP', 2022, 1_000_000],
  [1_067_940, 'GBP', 2023, 1_000_000],
])('%d %s of %i are %d pounds of 2022', (amount, currency, year, expected) => {
  expect(pounds(amount, currency, year)).toBeCloseTo(expected, 3)
})
