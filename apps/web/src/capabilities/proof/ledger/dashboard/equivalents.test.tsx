import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Equivalents } from './equivalents.tsx'

test.each([
  [10_000, 'Less than a day'],
  [60_000, '1 day'],
  [5_490_000, '182 days'],
  [10_980_000, '1 year'],
  [11_500_000, '1 year'],
  [12_500_000, '1.1 years'],
])('%d g of CO2e are %s of one person', (co2eGrams, words) => {
  const totals = { milliTrees: 0, co2eGrams, plasticGrams: 0 }
  expect(renderToStaticMarkup(<Equivalents totals={totals} />)).toContain(`>${words}</p>`)
})
