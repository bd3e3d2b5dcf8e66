import { allProducts, isSold } from '@understory/domain/commerce/prices/product-identifiers.ts'
import { expect, test } from 'vitest'
import { setupOf } from './setup-of.ts'

const SETUPS = new Set([
  '/app/personal/instant/one-time/setup',
  '/app/business/instant/one-time/setup',
  '/app/personal/vehicle/one-time/setup',
  '/app/business/vehicle/one-time/setup',
  '/app/personal/individual/recurring/setup',
  '/app/personal/family/recurring/setup',
  '/app/business/workforce/recurring/setup',
  '/app/business/premium/recurring/setup',
  '/app/business/footprint/setup',
  '/app/business/footprint/one-time/setup',
  '/app/business/footprint/verify/one-time/setup',
])

test.each(allProducts().filter(isSold))(
  'someone whose payment of $identifier was given up finds where to choose again',
  ({ identifier: product }) => {
    expect(SETUPS).toContain(setupOf({ product, isGift: false }))
  },
)

test('the way back of a gift leads to gifts', () => {
  const gift = { product: 'personal-instant-onetime', isGift: true }
  expect(setupOf(gift)).toBe('/app/personal/gift/one-time/setup')
})
