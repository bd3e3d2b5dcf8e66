import { describe, expect, test } from 'vitest'
import { ONE_OF_REGISTRATION } from '../../identification/identify/registration.ts'
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
    [{ ...CAR, market: 'fr', g_co2e_per_km: '120' }, ['market']],
    [{ ...CAR, mileage_unit: 'leagues' }, ['mileage_unit']],
    [{ ...CAR, vehicle_category: 'enormous' }, ['vehicle_category']],
    [{ ...CAR, reporting_year: '1999' }, ['reporting_year']],
    [{ vehicle_type: 'hgv', fuel_type: 'diesel', annual_mileage: '1' }, ['chassis']],
    [{}, ['vehicle_type', 'annual_mileage']],
  ])('%o names what is wrong: %o', (cells, fields) => {
    expect(problemsOf(cells)).toEqual(fields)
  })

  test('that gives a registration number alone is looked up', () => {
    const plate = { registration_number: 'aa19 aaa', annual_mileage: '8000' }
    const usage = { annualMileage: 8_000, mileageUnit: 'mi', multiplyVehicles: 1 }
    expect(readFleetRow(plate, YEAR)).toEqual({
      ok: true,
      lookUp: { registrationNumber: 'AA19AAA', ...usage },
    })
    expect(readFleetRow({ ...plate, mileage_unit: 'KM' }, YEAR)).toMatchObject({
      lookUp: { mileageUnit: 'km' },
    })
    expect(problemsOf({ ...plate, annual_mileage: 'far' })).toEqual(['annual_mileage'])
    expect(problemsOf({ ...plate, registration_number: 'A_B' })).toEqual(['registration_number'])
  })

  test('to be looked up is of one vehicle', () => {
    const plate = { registration_number: 'AA19AAA', annual_mileage: '8000' }
    expect(problemsOf({ ...plate, vehicles: '3' })).toEqual(['vehicles'])
  })

  test('that says what the vehicle is keeps its plate and is not looked up', () => {
    const read = readFleetRow({ ...CAR, registration_number: 'aa19aaa' }, YEAR)
    expect(read).toMatchObject({ vehicle: { vehicleType: 'car', registrationNumber: 'AA19AAA' } })
  })

  test('may have blanks around a cell, and capitals in a word', () => {
    const typed = { ...CAR, vehicle_type: ' Car ', market: 'UK', vehicle_category: 'MPV' }
    expect(readFleetRow(typed, YEAR)).toMatchObject({
      vehicle: { vehicleType: 'car', basis: { answers: { vehicleCategory: 'mpv' } } },
    })
  })

  test.each([
    [{ vehicle_type: 'tram' }, 'Please use one of: car, van, motorbike, hgv, bus.'],
    [{ mileage_unit: 'leagues' }, 'Please use one of: mi, km.'],
    [{ annual_mileage: '0' }, 'Please use a whole number from 1 to 500000.'],
    [{ annual_mileage: 'far' }, 'Please use a whole number from 1 to 500000.'],
    [{ vehicles: '10001' }, 'Please use a whole number from 1 to 10000.'],
    [{ registration_number: 'AA19AAA', vehicles: '2' }, ONE_OF_REGISTRATION],
    [{ registration_number: 'A_B' }, 'Letters, numbers and spaces only.'],
    [{ reporting_year: '1999' }, 'Please use one of: 2026, 2025, 2024, 2023, 2022, 2021.'],
    [
      { annual_mileage: '8.000' },
      '“8.000” can be read in two ways. For a thousand times as much please write 8000; else leave out the decimals.',
    ],
  ])('with %o is answered "%s"', (change, message) => {
    const read = readFleetRow({ ...CAR, ...change }, YEAR)
    expect(read.ok ? [] : read.problems.map((problem) => problem.message)).toEqual([message])
  })

  test('is not judged by its size while something before it is wrong', () => {
    const both = { ...CAR, annual_mileage: '0', vehicle_category: 'enormous' }
    expect(problemsOf(both)).toEqual(['annual_mileage'])
  })

  test('of a bus is the whole of it, and of a lorry the average one, where nothing is said', () => {
    const answersOf = (cells: Parameters<typeof readFleetRow>[0]) => {
      const read = readFleetRow(cells, YEAR)
      return read.ok && 'vehicle' in read && read.vehicle.basis
    }
    const bus = { vehicle_type: 'bus', annual_mileage: '1', fuel_type: 'unknown' }
    expect(answersOf({ ...bus, vehicle_category: 'coach' })).toEqual({
      kind: 'ghg-estimate',
      answers: {
        fuelType: 'unknown',
        reportingYear: '2026',
        vehicleCategory: 'coach',
        wholeVehicle: 'true',
      },
    })
    // One fuel has a figure; which bus it is has to be said.
    expect(problemsOf({ ...bus, fuel_type: '' })).toEqual(['vehicle_category'])
    expect(answersOf({ vehicle_type: 'hgv', annual_mileage: '1', chassis: 'rigid' })).toEqual({
      kind: 'ghg-estimate',
      answers: {
        fuelType: 'diesel',
        reportingYear: '2026',
        chassis: 'rigid',
        tonnageCat: 'average',
        laden: 'average',
        refrigerated: 'false',
      },
    })
  })

  test('another word for a fuel is understood', () => {
    expect(problemsOf({ ...CAR, fuel_type: 'pluginHybrid' })).toEqual([])
  })

  test('every row of the example is right', () => {
    const [header = '', ...rows] = fleetExample().trim().split('\r\n')
    expect(rows).toHaveLength(3)
    expect(header.split(',')).toEqual(FLEET_COLUMNS)
    const problems = rows.map((row) => {
      const cells = row.split(',')
      return problemsOf(Object.fromEntries(FLEET_COLUMNS.map((name, at) => [name, cells[at]])))
    })
    expect(problems).toEqual(rows.map(() => []))
  })
})
