import { describe, expect, test } from 'vitest'
import { readFleetRow } from '../../vehicles/fleet/read-fleet-row.ts'
import { compareVehicle } from '../emissions/comparisons.ts'
import { yearlyEmissions } from '../emissions/yearly-emissions.ts'
import type { FuelType, Market, VehicleType } from '../vehicle-kinds.ts'
import { type EstimateAnswers, estimateOptions } from './estimate-options.ts'
import { estimateFound, foundInRegistry, nextField, startIdentify } from './identify.ts'
import type { RegisteredVehicle } from './registered-vehicle.ts'
import type { VehicleDescription } from './vehicle-description.ts'

const YEAR = 2026

function registered(vehicleType: VehicleType, fuelType: FuelType) {
  const vehicle: RegisteredVehicle = {
    vehicleType,
    fuelType,
    make: 'Leyland',
    productionYear: 2019,
    engineSizeL: null,
    colour: null,
    tested: null,
  }
  const found = foundInRegistry(startIdentify('uk'), { ...vehicle, registration: 'AB12CDE' })
  return estimateFound(found, YEAR)
}

function describedBy(
  market: Market,
  vehicleType: VehicleType,
  answers: EstimateAnswers,
): VehicleDescription {
  return {
    market,
    vehicleType,
    basis: { kind: 'ghg-estimate', answers },
    registrationNumber: null,
    annualMileage: 10_000,
    mileageUnit: 'mi',
    multiplyVehicles: 1,
  }
}

describe('a registered vehicle that has to be estimated', () => {
  test.each<[VehicleType, FuelType, EstimateAnswers, string]>([
    ['van', 'diesel', { fuelType: 'diesel' }, 'reportingYear'],
    ['hgv', 'diesel', { fuelType: 'diesel' }, 'reportingYear'],
    ['hgv', 'petrol', {}, 'fuelType'],
    ['motorbike', 'bev', {}, 'fuelType'],
    ['bus', 'diesel', {}, 'fuelType'],
  ])('a %s on %s is never left without an answer', (type, fuel, estimate, asks) => {
    const state = registered(type, fuel)
    expect(state.estimate).toEqual(estimate)
    expect(nextField(state)).toBe(asks)
    const asked = { market: 'uk', vehicleType: type, thisYear: YEAR, answers: estimate } as const
    expect(estimateOptions(asked, asks as 'fuelType').length).toBeGreaterThan(0)
  })

  test('is not computed as another fuel unnoticed: the only one with a figure is asked for', () => {
    expect(registered('hgv', 'petrol').at).toBe('fuelType')
    // Every bus has the same factor, whatever it runs on.
    expect(registered('bus', 'diesel').at).toBeNull()
    const asked = { market: 'uk', vehicleType: 'hgv', thisYear: YEAR, answers: {} } as const
    expect(estimateOptions(asked, 'fuelType')).toEqual([
      {
        value: 'diesel',
        label: 'Diesel',
        hint: 'The only fuel with a published figure for this kind of vehicle.',
      },
    ])
  })

  test('has no year to report on for a fuel without a factor', () => {
    const answers = { fuelType: 'petrol' }
    const asked = { market: 'uk', vehicleType: 'hgv', thisYear: YEAR, answers } as const
    expect(estimateOptions(asked, 'reportingYear')).toEqual([])
  })
})

describe('a US car or light truck by size', () => {
  test.each(['car', 'van'] as const)(
    'on gasoline has the figure of every %s, and says so',
    (type) => {
      const asked = { market: 'us', vehicleType: type, thisYear: YEAR, answers: {} } as const
      expect(estimateOptions(asked, 'fuelType').map(({ value }) => value)).toEqual([
        'petrol',
        'bev',
        'unknown',
      ])
      const figure = (fuelType: string) =>
        yearlyEmissions(describedBy('us', type, { fuelType, reportingYear: '2025' }), YEAR)
      const [gasoline, any] = [figure('petrol'), figure('unknown')]
      if (!gasoline.ok || !any.ok) throw new Error('both have a figure')
      expect(gasoline.emissions.total).toBe(any.emissions.total)
      expect(gasoline.emissions.notes.join(' ')).toContain('nearly all of which drive on gasoline')
    },
  )

  test('a bus there is counted for one passenger, and says so', () => {
    const answers = { fuelType: 'unknown', reportingYear: '2025', vehicleCategory: 'average' }
    const bus = yearlyEmissions(describedBy('us', 'bus', answers), YEAR)
    expect(bus.ok && bus.emissions.of).toBe('passenger')
    const whole = { ...answers, vehicleCategory: 'coach', wholeVehicle: 'true' }
    const ours = yearlyEmissions(describedBy('uk', 'bus', whole), YEAR)
    expect(ours.ok && ours.emissions.of).toBe('vehicle')
  })
})

describe('a comparison', () => {
  const withOf = (type: VehicleType, answers: EstimateAnswers) =>
    compareVehicle(describedBy('uk', type, answers), YEAR).map((each) => each.with)

  test.each<[VehicleType, EstimateAnswers, string[]]>([
    [
      'car',
      { fuelType: 'diesel', vehicleCategory: 'large' },
      ['average-car', 'same-size-electric', 'train'],
    ],
    [
      'car',
      { fuelType: 'diesel', vehicleCategory: 'average' },
      ['average-car', 'average-electric', 'train'],
    ],
    ['car', { fuelType: 'bev', vehicleCategory: 'large' }, ['average-car', 'train']],
    ['car', { fuelType: 'unknown', vehicleCategory: 'average' }, ['average-electric', 'train']],
    [
      'van',
      { fuelType: 'diesel', vehicleCategory: 'small' },
      ['average-van', 'same-size-electric'],
    ],
    ['motorbike', { fuelType: 'petrol', vehicleCategory: 'large' }, ['average-motorbike', 'train']],
    ['bus', { fuelType: 'unknown', vehicleCategory: 'coach', wholeVehicle: 'false' }, ['train']],
    ['bus', { fuelType: 'unknown', vehicleCategory: 'coach', wholeVehicle: 'true' }, []],
    ['hgv', { fuelType: 'diesel', chassis: 'rigid' }, []],
  ])('of a %s, %o, is with what has a figure', (type, answers, expected) => {
    expect(withOf(type, { reportingYear: '2025', ...answers })).toEqual(expected)
  })

  test('is by the factors of the vehicle’s own year', () => {
    const answers = { fuelType: 'diesel', reportingYear: '2022', vehicleCategory: 'large' }
    const sources = compareVehicle(describedBy('uk', 'car', answers), YEAR).map(
      (each) => each.source,
    )
    expect(sources).toHaveLength(3)
    for (const source of sources) expect(source).toContain('2022')
  })
})

test.each([
  ['empty', '0'],
  ['half', '50'],
  ['Full', '100'],
  ['100', '100'],
])('a load of "%s" in a fleet file is %s per cent', (laden, percent) => {
  const read = readFleetRow(
    {
      vehicle_type: 'hgv',
      fuel_type: 'diesel',
      chassis: 'rigid',
      annual_mileage: '45,000',
      laden,
    },
    YEAR,
  )
  expect(read).toMatchObject({
    ok: true,
    vehicle: { annualMileage: 45_000, basis: { answers: { laden: percent } } },
  })
})
