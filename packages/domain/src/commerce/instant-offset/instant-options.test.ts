import { expect, test } from 'vitest'
import { INSTANT_OPTIONS } from './instant-options.ts'

test('trees, CO2e and plastic are offered in this order, each in the step of its pack', () => {
  expect(INSTANT_OPTIONS.map(({ option, impact, step }) => [option, impact, step])).toEqual([
    ['tree_whole', 'trees', 1_000],
    ['co2e_100kg', 'co2e', 100_000],
    ['plastic_100g', 'plastic', 100],
  ])
})

test('a quick pick is what its label says, in whole steps', () => {
  const picks = INSTANT_OPTIONS.map(({ packs }) =>
    packs.map(({ pack, label, quantity }) => `${pack}: ${label} = ${quantity}`),
  )
  expect(picks).toEqual([
    [
      'trees_10: 10 trees = 10000',
      'trees_50: 50 trees = 50000',
      'trees_120: 120 trees = 120000',
      'trees_500: 500 trees = 500000',
    ],
    [
      'co2e_500_kg: 500 kg = 500000',
      'co2e_1_t: 1 tonne = 1000000',
      'co2e_5_t: 5 tonnes = 5000000',
      'co2e_11_t: 11 tonnes = 11000000',
    ],
    [
      'plastic_1_kg: 1 kg = 1000',
      'plastic_5_kg: 5 kg = 5000',
      'plastic_10_kg: 10 kg = 10000',
      'plastic_50_kg: 50 kg = 50000',
    ],
  ])
  for (const { step, packs } of INSTANT_OPTIONS) {
    for (const { quantity } of packs) expect(quantity % step).toBe(0)
  }
})
