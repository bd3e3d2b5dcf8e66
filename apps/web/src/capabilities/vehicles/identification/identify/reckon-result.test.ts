import { expect, test } from 'vitest'
import { reckonResult } from './reckon-result.ts'

const CAR: Parameters<typeof reckonResult>[0] = {
  emissions: {
    distance: 8_000,
    unit: 'vehicle-mile',
    total: 2_000_000,
    lines: [{ what: 'tailpipe', kgPerUnit: 0.25, grams: 2_000_000, source: 'a table' }],
    range: null,
    method: 'a method',
    factorSet: {
      id: 'a',
      market: 'uk',
      year: 2024,
      title: 'a table',
      edition: 'first',
      gwp: 'AR5',
      licence: 'open',
      note: null,
    },
    reportingYear: 2024,
    perVehicle: 2_000_000,
    of: 'vehicle',
    vehicles: 1,
    wellToTank: null,
    notes: [],
  },
  comparisons: [{ with: 'train', total: 400_000, source: 'a table' }],
  usage: { annualMileage: 8_000, mileageUnit: 'mi', multiplyVehicles: 1 },
  pricing: null,
}

const typed = (annualMileage: string, mileageUnit = 'mi', multiplyVehicles = '1') =>
  reckonResult(CAR, { annualMileage, mileageUnit, multiplyVehicles })

test('figure and comparison are those of the mileage that is typed', () => {
  expect(typed('12000')).toMatchObject({
    sum: {
      emissions: { total: 3_000_000, distance: 12_000 },
      comparisons: [{ total: 600_000 }],
      usage: { annualMileage: 12_000 },
    },
  })
})

test('kilometres are fewer grams than as many miles, and three alike are three times one', () => {
  expect(typed('8000', 'km')).toMatchObject({ sum: { emissions: { total: 1_242_742 } } })
  expect(typed('8000', 'mi', '3')).toMatchObject({
    sum: { emissions: { total: 6_000_000, vehicles: 3 } },
  })
})

test.each([
  ['', 'annualMileage'],
  ['far', 'annualMileage'],
  ['0', 'annualMileage'],
  ['600000', 'annualMileage'],
])('of "%s" miles no figure is shown, and the field says why', (mileage, field) => {
  expect(typed(mileage)).toMatchObject({ field, says: expect.stringMatching(/^Please/) })
})
