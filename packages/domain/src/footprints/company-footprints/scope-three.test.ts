import { expect, test } from 'vitest'
import { scopeThreeOf } from './scope-three.ts'

test.each([
  [1, 'purchasedGoodsAndServices'],
  [6, 'businessTravel'],
  [15, 'investments'],
])('category %d of the GHG Protocol is %s', (number, key) => {
  expect(scopeThreeOf(number)).toBe(key)
})

test.each([0, 16])('there is no category %d', (number) => {
  expect(() => scopeThreeOf(number)).toThrow(`scope 3 has no category ${number}`)
})
