import { expect, test } from 'vitest'
import { planThatFunds } from './plan-that-funds.ts'

test.each([
  [2_000_000, 'individual_lite', 5_400_000],
  [5_400_000, 'individual_lite', 5_400_000],
  [5_400_001, 'individual_standard', 10_800_000],
  [15_000_000, 'individual_ultimate', 21_600_000],
  [40_000_000, 'individual_ultimate', 21_600_000],
])('%i grams a year are funded by %s', (grams, plan, funded) => {
  expect(planThatFunds(grams)).toEqual({ plan, grams: funded })
})
