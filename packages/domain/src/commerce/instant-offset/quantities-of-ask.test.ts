import { expect, test } from 'vitest'
import { type OffsetAsk, quantitiesOfAsk } from './quantities-of-ask.ts'

const PRICES = {
  version: 'test',
  currency: 'GBP',
  microsPerMilliTree: 1_250,
  microsPerGramCo2e: 14,
  microsPerGramPlastic: 900,
} as const

const mass = (amount: string, unit: 'g' | 'kg' | 't' | 'lb' | 'st'): OffsetAsk => ({
  by: 'mass',
  impact: 'co2e',
  amount,
  unit,
})

test.each([
  [
    'quantities as they are',
    { by: 'units', milliTrees: 5, co2eGrams: 6, plasticGrams: 7 },
    [5, 6, 7],
  ],
  ['kilograms', mass('1.25', 'kg'), [0, 1_250, 0]],
  ['a part of a gram, up to a whole one', mass('0.000001', 'g'), [0, 1, 0]],
  ['tonnes', mass('2', 't'), [0, 2_000_000, 0]],
  ['pounds, up to a whole gram', mass('1', 'lb'), [0, 454, 0]],
  ['stones', mass('100', 'st'), [0, 635_030, 0]],
  ['a mass of plastic', { by: 'mass', impact: 'plastic', amount: '3', unit: 'kg' }, [0, 0, 3_000]],
  [
    'the most trees that ten pounds pay for',
    { by: 'value', impact: 'trees', totalMinor: 1_000 },
    [8_000, 0, 0],
  ],
  ['of CO2e no gram too many', { by: 'value', impact: 'co2e', totalMinor: 1_000 }, [0, 714_285, 0]],
  ['nothing for too little', { by: 'value', impact: 'plastic', totalMinor: 0 }, [0, 0, 0]],
] as [string, OffsetAsk, number[]][])('%s', (_, ask, expected) => {
  const { trees, co2e, plastic } = quantitiesOfAsk(ask, PRICES)
  expect([trees, co2e, plastic]).toEqual(expected)
})

test('what an amount pays for costs no more than it', () => {
  for (let totalMinor = 30; totalMinor < 3_000; totalMinor += 7) {
    const { co2e } = quantitiesOfAsk({ by: 'value', impact: 'co2e', totalMinor }, PRICES)
    expect(Math.ceil((co2e * PRICES.microsPerGramCo2e) / 10_000)).toBeLessThanOrEqual(totalMinor)
  }
})
