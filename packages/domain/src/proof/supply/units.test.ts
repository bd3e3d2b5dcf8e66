import { expect, test } from 'vitest'
import { unitsOf } from './units.ts'

test.each([
  [0, 1_000_000, 1, 1],
  [0, 1_000_001, 1, 2],
  [999_999, 1, 1, 1],
  [1_000_000, 500_000, 2, 2],
  [500_000, 1_000_000, 1, 2],
])(
  'of a lot from unit 1, %i and %i grams on are units %i to %i',
  (position, quantity, first, last) => {
    expect(unitsOf(1, { impact: 'co2e', position, quantity })).toEqual({ first, last })
  },
)

test('a tree is a unit of trees', () => {
  expect(unitsOf(100, { impact: 'trees', position: 2_000, quantity: 1_500 })).toEqual({
    first: 102,
    last: 103,
  })
})
