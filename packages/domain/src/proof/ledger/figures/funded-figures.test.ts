import { expect, test } from 'vitest'
import { fundedFigures } from './funded-figures.ts'

const NOTHING = { milliTrees: 0, co2eGrams: 0, plasticGrams: 0 }

test('what was funded is announced in one order, with its unit', () => {
  const all = { milliTrees: 1_500, co2eGrams: 300_000, plasticGrams: 800 }
  expect(fundedFigures(all)).toEqual([
    { impact: 'trees', quantity: 1_500, value: '1.5', unit: 'trees', of: '' },
    { impact: 'co2e', quantity: 300_000, value: '300', unit: 'kg', of: ' of CO2e' },
    { impact: 'plastic', quantity: 800, value: '800', unit: 'g', of: ' of plastic' },
  ])
})

test.each([
  [NOTHING, []],
  [{ ...NOTHING, plasticGrams: 1 }, ['plastic']],
  [{ ...NOTHING, milliTrees: 1, co2eGrams: -1 }, ['trees']],
])('what was not funded is no figure: %j', (funded, impacts) => {
  expect(fundedFigures(funded).map(({ impact }) => impact)).toEqual(impacts)
})
