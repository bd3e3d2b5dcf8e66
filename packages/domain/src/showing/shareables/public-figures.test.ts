import { expect, test } from 'vitest'
import { sumFigures } from './public-figures.ts'

const rows = [
  { product: 'business-instant-onetime', impact: 'trees', quantity: 5_000 },
  { product: 'business-offer-onetime', impact: 'trees', quantity: 1_000 },
  { product: 'business-instant-onetime', impact: 'co2e', quantity: 700 },
  { product: 'business-offer-onetime', impact: 'plastic', quantity: -100 },
  { product: 'business-gift-onetime', impact: 'plastic', quantity: 250 },
] as const

test.each([
  ['everything', {}, { trees: 6_000, co2e: 700, plastic: 150 }],
  ['one product', { products: ['business-offer-onetime'] }, { trees: 1_000, co2e: 0, plastic: 0 }],
  ['one impact', { impacts: ['co2e'] }, { trees: 0, co2e: 700, plastic: 0 }],
  ['nothing', { products: [] }, { trees: 0, co2e: 0, plastic: 0 }],
] as const)('figures of %s are the sum of what is counted, never below zero', (_, counted, sum) => {
  expect(sumFigures(rows, counted)).toEqual(sum)
})
