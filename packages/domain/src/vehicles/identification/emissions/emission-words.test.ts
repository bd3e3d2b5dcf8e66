import { expect, test } from 'vitest'
import {
  claimedWord,
  coveredWord,
  distanceWord,
  emissionFigureOf,
  kilogramsWord,
  mileageWord,
  tonnesWord,
} from './emission-words.ts'

test.each([
  [0, '0 kg'],
  [1_540, '1.5 kg'],
  [99_940, '99.9 kg'],
  [100_000, '100 kg'],
  [100_400, '100 kg'],
  [999_400, '999 kg'],
  [1_000_000, '1 t'],
  [1_234_567, '1.23 t'],
  [12_345_678_000, '12,345.68 t'],
])('%i g of a vehicle read %s', (grams, shown) => {
  expect(tonnesWord(grams)).toBe(shown)
})

test.each([
  [1_908_912, '1.91 t', '1.9 t'],
  [999_600, '1,000 kg', '999 kg'],
  [238_614, '239 kg', '238 kg'],
  [99_960, '100 kg', '99.9 kg'],
  [2_000_000, '2 t', '2 t'],
])('%i g that a vehicle emits read %s, and that an offset covers %s', (grams, shown, claimed) => {
  expect(tonnesWord(grams)).toBe(shown)
  expect(claimedWord(grams)).toBe(claimed)
})

test('a large figure has its unit apart, and says of what', () => {
  expect(emissionFigureOf(1_234_567)).toEqual({ value: '1.23', unit: 't CO2e' })
  expect(emissionFigureOf(51_000)).toEqual({ value: '51', unit: 'kg CO2e' })
})

test('what stands beside other kilograms stays in kilograms', () => {
  expect(kilogramsWord(2_117_897)).toBe('2,117.9 kg')
})

test.each([
  [1, 'mi', '1 mile'],
  [1.04, 'mi', '1 mile'],
  [0.5, 'mi', '0.5 miles'],
  [8_000, 'mi', '8,000 miles'],
  [1, 'km', '1 km'],
  [12_874.752, 'km', '12,874.8 km'],
] as const)('a mileage of %d %s reads %s', (distance, unit, shown) => {
  expect(mileageWord(distance, unit)).toBe(shown)
  expect(shown).toContain(distanceWord(distance))
})

test.each([
  [1_955_400, 1_955_400, '1.96 t'],
  [1_955_400, 2_000_000, '1.95 t'],
])(
  '%i g covered of %i g are %s: all of it is the figure that was stated',
  (covered, stated, word) => {
    expect(coveredWord(covered, stated)).toBe(word)
  },
)
