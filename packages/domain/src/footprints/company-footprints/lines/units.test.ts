import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert, perUnit, quantityInWords, UNIT_NAMES, unitInWords, unitsLike } from './units.ts'

test.each([
  [1, 'MWh', 'kWh', 1_000],
  [1, 'GJ', 'kWh', 277.7778],
  [1, 'therms', 'kWh (Gross CV)', 29.3071],
  [1, 'mmBtu', 'therms', 10],
  [1, 'cubic metres', 'litres', 1_000],
  [1, 'gallon', 'litres', 3.78541],
  [1, 'short ton', 'kg', 907.18474],
  [10, 'miles', 'km', 16.09344],
  [1, 'short ton-mile', 'tonne.km', 1.459972],
  [500, 'lb', 'kg', 226.7962],
  [16, 'oz', 'lbs', 1],
  [1, 'long ton', 'kg', 1_016.0469],
  [100, 'ft2', 'm2', 9.290304],
  [1, 'GJ (Gross CV)', 'kWh (Gross CV)', 277.7778],
  [1, 'Mcf', 'ccf', 10],
  [1, 'ccf', 'cubic metres', 2.8316847],
  [1, 'UK gallon', 'litres', 4.54609],
  [1, 'nautical mile', 'km', 1.852],
  [1_000, 'mBtu', 'mmBtu', 1],
  [2.5, 't CO2e', 'kg CO2e', 2_500],
  [12, 'pcs', 'Each', 12],
  [7, 'm³', 'cubic metres', 7],
  [3, ' Reel of film ', 'reel of film', 3],
])('%d %s is so many %s', (quantity, from, to, result) => {
  const converted = convert(quantity, from, to)
  expect(converted.ok && converted.quantity).toBeCloseTo(result, 4)
})

test.each([
  ['kWh', 'kWh (Gross CV)', 'calorific-value'],
  ['kWh (Net CV)', 'kWh (Gross CV)', 'calorific-value'],
  ['litres', 'kg', 'other-kind'],
  ['km', 'passenger.km', 'other-kind'],
  ['furlong', 'km', 'unknown-unit'],
  ['kg CO2e', 'kg', 'other-kind'],
  ['m2', 'cubic metres', 'other-kind'],
  ['toString', 'km', 'unknown-unit'],
])('%s is not %s: %s', (from, to, problem) => {
  expect(convert(1, from, to)).toEqual({ ok: false, problem })
})

test.each([
  ['litres', 'per litre', '2,000 litres', '1 litre'],
  ['cubic metres', 'per cubic metre', '2,000 cubic metres', '1 cubic metre'],
  ['room night', 'per room night', '2,000 room nights', '1 room night'],
  ['million litres', 'per million litres', '2,000 million litres', '1 million litres'],
  ['kWh (Gross CV)', 'per kWh (Gross CV)', '2,000 kWh (Gross CV)', '1 kWh (Gross CV)'],
  ['GBP', 'per GBP', '2,000 GBP', '1 GBP'],
])('%s in words: %s, %s, %s', (unit, per, many, one) => {
  expect(`per ${perUnit(unit)}`).toBe(per)
  expect(quantityInWords(2_000, unit)).toBe(many)
  expect(quantityInWords(1, unit)).toBe(one)
})

test('a quantity that is converted there and back is the same', () => {
  const pair = fc
    .constantFrom(...UNIT_NAMES)
    .chain((from) => fc.tuple(fc.constant(from), fc.constantFrom(...unitsLike(from))))
  fc.assert(
    fc.property(pair, fc.double({ min: 1e-6, max: 1e9, noNaN: true }), ([from, to], quantity) => {
      const there = convert(quantity, from, to)
      const back = there.ok ? convert(there.quantity, to, from) : there
      expect(back.ok && back.quantity / quantity).toBeCloseTo(1, 9)
    }),
  )
})

test('a unit we do not know is like itself alone', () => {
  expect(unitsLike('furlong')).toEqual(['furlong'])
})

test('a quantity in its own unit stays as it is, even in one we do not know', () => {
  expect(convert(2, 'km', 'km')).toEqual({ ok: true, quantity: 2 })
  expect(convert(2, 'furlong', 'furlong')).toEqual({ ok: true, quantity: 2 })
})

test('energy is not volume', () => {
  expect(convert(1, 'kWh', 'litres')).toEqual({ ok: false, problem: 'other-kind' })
  expect(convert(1, 'litres', 'kWh')).toEqual({ ok: false, problem: 'other-kind' })
})

test.each([
  ['kWh', 'kWh'],
  ['kWh (Gross CV)', 'kWh (gross)'],
  ['MWh (Net CV)', 'MWh (net)'],
  ['passenger.km', 'passenger-km'],
  ['tonne.km', 'tonne-km'],
  ['room night', 'room nights'],
])('a field that asks for %s says %s', (unit, words) => {
  expect(unitInWords(unit)).toBe(words)
})
