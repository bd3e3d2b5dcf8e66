import { expect, test } from 'vitest'
import { householdMass, kilogramsToFund } from './household-mass.ts'

test.each([
  [11_250_453, '11.3 t'],
  [1_000_000, '1.0 t'],
  [996_000, '1.0 t'],
  [885_758, '890 kg'],
  [4_000, '0 kg'],
])('%i g are shown as %s', (grams, words) => {
  expect(householdMass(grams)).toBe(words)
})

test('what remains is funded up to a tenth of a tonne', () => {
  expect([0, 1, 100_000, 100_001].map(kilogramsToFund)).toEqual([0, 100, 100, 200])
})
