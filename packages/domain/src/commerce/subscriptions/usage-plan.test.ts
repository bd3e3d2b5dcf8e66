import { expect, test } from 'vitest'
import { RECURRING_PRODUCTS } from './plans.ts'
import { isUsage, USAGE_PRODUCT } from './usage-plan.ts'

test('stores are billed by use, and no subscription with a price is', () => {
  expect(isUsage(USAGE_PRODUCT)).toBe(true)
  expect(RECURRING_PRODUCTS.filter(isUsage)).toEqual([])
})
