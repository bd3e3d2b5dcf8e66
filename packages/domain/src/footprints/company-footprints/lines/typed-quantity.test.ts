import { expect, test } from 'vitest'
import { readTypedQuantity } from './typed-quantity.ts'

test.each([
  ['3100 miles', 'miles', 3_100, 'miles'],
  ['3,100 mi', 'km', 3_100, 'miles'],
  ['GBP 6,400', 'GBP', 6_400, 'GBP'],
  ['£6,400.50', 'GBP', 6_400.5, 'GBP'],
  ['6400 euros', 'GBP', 6_400, 'EUR'],
  ['1.250,5 kWh', 'kWh', 1_250.5, 'kWh'],
  ['12 MWh', 'kWh', 12_000 / 1_000, 'MWh'],
  ['1 250 l', 'litres', 1_250, 'litres'],
  ['500 lbs', 'kg', 500, 'lb'],
  ['3 reels', 'Reels', 3, 'reels'],
  ['42', 'litres', 42, 'litres'],
  ['', 'litres', 0, 'litres'],
])('%s beside %s is %d %s', (typed, unit, quantity, read) => {
  expect(readTypedQuantity(typed, unit)).toEqual({ ok: true, quantity, unit: read })
})

test.each([
  ['£200', 'litres', 'Please give litres, not pounds.'],
  ['200 euros', 'kWh (Gross CV)', 'Please give kWh (gross), not euros.'],
  ['12 kWh', 'litres', 'Please give litres, not kWh.'],
  ['12 kWh', 'GBP', 'Please give an amount in GBP, not kWh.'],
  ['12 sacks', 'litres', 'Please use a number, for example 2.5.'],
  ['twelve', 'litres', 'Please use a number, for example 2.5.'],
  ['GBP 12 kWh', 'GBP', 'Please use a number, for example 2.5.'],
  ['-5 kWh', 'kWh', 'Please use a number, for example 2.5.'],
  ['-5', 'kWh', 'Please use a number of zero or more.'],
])('%s beside %s is refused: %s', (typed, unit, message) => {
  expect(readTypedQuantity(typed, unit)).toMatchObject({ ok: false, message })
})

test('a point before three digits is asked about', () => {
  const read = readTypedQuantity('10.000 kWh', 'kWh')
  expect(read.ok ? '' : read.message).toContain('two ways')
})
