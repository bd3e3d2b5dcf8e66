import { expect, test } from 'vitest'
import { parseLaden } from './emissions/emission-factors.ts'
import { fuelWord, parseFuelType, vehicleTypeWord } from './vehicle-kinds.ts'

test.each([
  ['petrol', 'petrol'],
  ['phev', 'phev'],
  ['pluginHybrid', 'phev'],
  ['unknown', 'unknown'],
  ['Petrol', null],
  ['', null],
  ['toString', null],
])('the fuel %j is %s', (typed, fuel) => {
  expect(parseFuelType(typed)).toBe(fuel)
})

test('petrol and lorries have another name in the United States; the rest has the same', () => {
  expect([fuelWord('petrol', 'uk'), fuelWord('petrol', 'us')]).toEqual(['Petrol', 'Gasoline'])
  expect([fuelWord('diesel', 'uk'), fuelWord('diesel', 'us')]).toEqual(['Diesel', 'Diesel'])
  expect([vehicleTypeWord('hgv', 'uk'), vehicleTypeWord('hgv', 'us')]).toEqual(['HGV', 'Truck'])
  expect([vehicleTypeWord('car', 'uk'), vehicleTypeWord('car', 'us')]).toEqual(['Car', 'Car'])
})

test.each([
  ['empty', '0'],
  ['half', '50'],
  ['full', '100'],
  ['average', 'average'],
  ['50', '50'],
  ['toString', 'toString'],
])('a load called %j is %s', (typed, laden) => {
  expect(parseLaden(typed)).toBe(laden)
})
