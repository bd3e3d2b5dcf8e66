import { describe, expect, test } from 'vitest'
import type { EstimateAnswers } from '../identify/estimate-options.ts'
import type {
  TypeApproval,
  VehicleBasis,
  VehicleDescription,
} from '../identify/vehicle-description.ts'
import { compareVehicle } from './comparisons.ts'

const YEAR = 2025

const driven = (
  basis: VehicleBasis,
  changes: Partial<VehicleDescription> = {},
): VehicleDescription => ({
  market: 'uk',
  vehicleType: 'car',
  basis,
  registrationNumber: null,
  annualMileage: 10_000,
  mileageUnit: 'km',
  multiplyVehicles: 1,
  ...changes,
})
const bySize = (answers: EstimateAnswers): VehicleBasis => ({ kind: 'ghg-estimate', answers })
const ofDiesel = (reportingYear: string, vehicleCategory = 'large') =>
  bySize({ fuelType: 'diesel', reportingYear, vehicleCategory })

const FIESTA: TypeApproval & { kind: 'type-approval' } = {
  kind: 'type-approval',
  source: 'catalogue',
  fuelType: 'petrol',
  transmission: 'manual',
  make: 'Ford',
  productionYear: 2022,
  baseModelName: 'Fiesta',
  modelName: null,
  engineSizeL: '1.0',
  gCo2ePerKm: 120,
  spread: null,
  cycle: 'WLTP',
}

const totals = (vehicle: VehicleDescription, year = YEAR) =>
  Object.fromEntries(compareVehicle(vehicle, year).map((each) => [each.with, each.total]))

describe('ten thousand kilometres in another way', () => {
  // UK set of 2025: the average car 0.16725, a large electric one 0.03807 + 0.00398, rail 0.03546 kg/km.
  test('are those of the average car, of a large electric one and of a seat in a train', () => {
    expect(totals(driven(ofDiesel('2025')))).toEqual({
      'average-car': 1_672_500,
      'same-size-electric': 420_500,
      train: 354_600,
    })
  })

  test('of seven cars are seven times as much', () => {
    expect(totals(driven(ofDiesel('2025'), { multiplyVehicles: 7 }))).toEqual({
      'average-car': 7 * 1_672_500,
      'same-size-electric': 7 * 420_500,
      train: 7 * 354_600,
    })
  })

  test('of a tested car are by the factors of the year that is asked about', () => {
    expect(totals(driven(FIESTA))).toEqual({
      'average-car': 1_672_500,
      'average-electric': 404_700,
      train: 354_600,
    })
    expect(totals(driven(FIESTA), 2022)).toMatchObject({ train: 354_900 })
  })

  test('are beside the average electric car, where there is none of its size', () => {
    // A US car by its market segment: only the average and the small one are derived.
    const us = driven(bySize({ fuelType: 'unknown', reportingYear: '2025' }), { market: 'us' })
    expect(Object.keys(totals(us))).toEqual(['average-electric', 'train'])
    const medium = { fuelType: 'petrol', reportingYear: '2025', vehicleCategory: 'medium' }
    const sized = driven(bySize(medium), { market: 'us' })
    expect(Object.keys(totals(sized))).toEqual(['average-car', 'average-electric', 'train'])
  })

  test('are by the year of the question, where a vehicle says none', () => {
    const undated = driven(bySize({ fuelType: 'diesel', vehicleCategory: 'large' }))
    expect(totals(undated)).toEqual(totals(driven(ofDiesel('2025'))))
  })
})

describe('a train beside a vehicle', () => {
  test('is counted per mile in the United States, by its own publisher', () => {
    const vehicle = driven(bySize({ fuelType: 'petrol', reportingYear: '2025' }), {
      market: 'us',
      mileageUnit: 'mi',
    })
    const train = compareVehicle(vehicle, YEAR).find((each) => each.with === 'train')
    expect(train?.total).toBe(967_540)
    expect(train?.source).toContain('GHG Emission Factors Hub')
    expect(train?.source).toContain('Table 10, Intercity Rail')
  })

  test('is left out where no figure was published by then', () => {
    const early = driven(bySize({ fuelType: 'petrol', reportingYear: '2024' }), { market: 'us' })
    expect(compareVehicle(early, YEAR)).toStrictEqual([])
  })

  test('has the figure of the year, not of the latest', () => {
    // 0.03092 kg/km in 2026, 0.03546 the year before.
    expect(totals(driven(ofDiesel('2026')), 2026).train).toBe(309_200)
    expect(totals(driven(ofDiesel('2025')), 2026).train).toBe(354_600)
  })

  test('carries nobody’s goods: a tested van is beside vans alone', () => {
    expect(Object.keys(totals(driven(FIESTA, { vehicleType: 'van' })))).toEqual([
      'average-van',
      'average-electric',
    ])
  })

  test('takes the place of a passenger, never of a whole bus', () => {
    const ride = { fuelType: 'unknown', reportingYear: '2025', vehicleCategory: 'coach' }
    const bus = (answers: EstimateAnswers) =>
      totals(driven(bySize(answers), { vehicleType: 'bus' }))
    expect(bus(ride)).toEqual({ train: 354_600 })
    expect(bus({ ...ride, wholeVehicle: 'true' })).toEqual({})
    expect(totals(driven(FIESTA, { vehicleType: 'bus' }))).toEqual({})
  })
})

test('beside itself an average says nothing, with or without the word', () => {
  const van = (answers: EstimateAnswers) =>
    Object.keys(
      totals(driven(bySize({ reportingYear: '2025', ...answers }), { vehicleType: 'van' })),
    )
  expect(van({ fuelType: 'unknown' })).toEqual(['average-electric'])
  expect(van({ fuelType: 'unknown', vehicleCategory: 'average' })).toEqual(['average-electric'])
  expect(van({ fuelType: 'diesel', vehicleCategory: 'average' })).toEqual([
    'average-van',
    'average-electric',
  ])
  const bike = { fuelType: 'petrol', reportingYear: '2025', vehicleCategory: 'average' }
  expect(Object.keys(totals(driven(bySize(bike), { vehicleType: 'motorbike' })))).toEqual(['train'])
})

test('an electric car is not compared with an electric one, however it was identified', () => {
  const tested = driven({ ...FIESTA, fuelType: 'bev', gCo2ePerKm: 0 })
  const sized = driven(bySize({ fuelType: 'bev', reportingYear: '2025', vehicleCategory: 'small' }))
  for (const vehicle of [tested, sized]) {
    expect(Object.keys(totals(vehicle))).toEqual(['average-car', 'train'])
  }
})
