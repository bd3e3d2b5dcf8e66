import { describe, expect, test } from 'vitest'
import { FLEET_COLUMNS } from './fleet-columns.ts'
import { fleetExample } from './fleet-example.ts'
import { readFleetRow } from './read-fleet-row.ts'

const YEAR = 2026
const CAR = { vehicle_type: 'car', fuel_type: 'petrol', annual_mileage: '8000' }

function problemsOf(cells: Parameters<typeof readFleetRow>[0]) {
  const read = readFleetRow(cells, YEAR)
  return read.ok ? [] : read.problems.map(({ field }) => field)
}

describe('a row of a fleet file', () => {
  test('needs its kind, its fuel and its mileage; the rest is the average of this year', () => {
    expect(readFleetRow(CAR, YEAR)).toMatchObject({
      ok: true,
      vehicle: {
        market: 'uk',
        vehicleType: 'car',
        registrationNumber: null,
        annualMileage: 8_000,
        mileageUnit: 'mi',
        multiplyVehicles: 1,
        basis: {
          answers: { fuelType: 'petrol', reportingYear: '2026', vehicleCategory: 'average' },
        },
      },
    })
  })

  test.each([
    [{ ...CAR, fuel_type: 'coal' }, ['fuel_type']],
    [{ ...CAR, vehicle_type: 'tram' }, ['vehicle_type']],
    [{ ...CAR, annual_mileage: '-1' }, ['annual_mileage']],
    [{ ...CAR, annual_mileage: '8,5' }, ['annual_mileage']],
    [{ ...CAR, annual_mileage: '500001' }, ['annual_mileage']],
    [{ ...CAR, registration_number: 'A_B' }, ['registration_number']],
    [{ ...CAR, market: 'fr', vehicles: '0' }, ['market', 'vehicles']],
    [{ ...CAR, mileage_unit: 'leagues' }, ['mileage_unit']],
    [{ ...CAR, vehicle_category: 'enormous' }, ['vehicle_category']],
    [{ ...CAR, reporting_year: '1999' }, ['reporting_year']],
    [{ vehicle_type: 'hgv', fuel_type: 'diesel', annual_mileage: '1' }, ['chassis']],
    [{}, ['vehicle_type', 'annual_mileage']],
  ])('%o names what is wrong: %o', (cells, fields) => {
    expect(problemsOf(cells)).toEqual(fields)
  })

  test('another word for a fuel is understood', () => {
    expect(problemsOf({ ...CAR, fuel_type: 'pluginHybrid' })).toEqual([])
  })

  test('every row of the example is right', () => {
    const [header = '', ...rows] = fleetExample().trim().split('\r\n')
    expect(header.split(',')).toEqual(FLEET_COLUMNS)
    const problems = rows.map((row) => {
      const cells = row.split(',')
      return problemsOf(Object.fromEntries(FLEET_COLUMNS.map((name, at) => [name, cells[at]])))
    })
    expect(problems).toEqual(rows.map(() => []))
  })
})
