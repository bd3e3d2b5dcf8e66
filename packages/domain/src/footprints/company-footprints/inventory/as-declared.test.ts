import { expect, test } from 'vitest'
import { isAsDeclared } from './as-declared.ts'

const sums = {
  scope1: 5,
  scope2: 0,
  scope2Market: 0,
  scope3: 0,
  total: 5,
  biogenic: 0,
  uncertainty: 1.5,
}
const declared = {
  ...sums,
  approach: 'equityShare',
  categories: [{ category: 'stationaryCombustion', co2e: 5 }],
}
const present = {
  approach: 'equityShare',
  totals: sums,
  categories: [
    { category: 'stationaryCombustion', co2eGrams: 5 },
    { category: 'mobileCombustion', co2eGrams: 0 },
  ],
}

test.each([
  ['nothing changed', present, true],
  ['another sum', { ...present, totals: { ...sums, scope3: 1, total: 6 } }, false],
  ['another firmness', { ...present, totals: { ...sums, uncertainty: 1.4 } }, false],
  ['another approach', { ...present, approach: 'financialControl' }, false],
  [
    'the same sum of another category',
    {
      ...present,
      categories: [
        { category: 'stationaryCombustion', co2eGrams: 0 },
        { category: 'mobileCombustion', co2eGrams: 5 },
      ],
    },
    false,
  ],
  [
    'one category as it was, another not',
    {
      ...present,
      categories: [
        { category: 'stationaryCombustion', co2eGrams: 5 },
        { category: 'mobileCombustion', co2eGrams: 1 },
      ],
    },
    false,
  ],
])('an inventory is as declared: %s', (_, inventory, is) => {
  expect(isAsDeclared(declared, inventory)).toBe(is)
})
