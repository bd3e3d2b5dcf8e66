import fc from 'fast-check'
import { expect, test } from 'vitest'
import { yearlyEmissions } from '../identification/emissions/yearly-emissions.ts'
import type { VehicleDescription } from '../identification/identify/vehicle-description.ts'
import { drivenOtherwise, inProportion } from './driven-otherwise.ts'

const tested = (fuelType: 'petrol' | 'phev' | 'bev') =>
  ({
    kind: 'type-approval',
    source: 'registry',
    fuelType,
    transmission: null,
    make: 'KIA',
    productionYear: 2021,
    baseModelName: null,
    modelName: null,
    engineSizeL: null,
    gCo2ePerKm: fuelType === 'bev' ? 0 : 131,
    spread: null,
    cycle: 'WLTP',
  }) as const

const estimate = (answers: Readonly<Record<string, string>>) =>
  ({ kind: 'ghg-estimate', answers: { reportingYear: '2024', ...answers } }) as const

const VEHICLES = [
  { market: 'uk', vehicleType: 'car', basis: tested('petrol') },
  { market: 'uk', vehicleType: 'car', basis: tested('phev') },
  { market: 'us', vehicleType: 'car', basis: tested('phev') },
  { market: 'us', vehicleType: 'car', basis: tested('bev') },
  {
    market: 'uk',
    vehicleType: 'van',
    basis: estimate({ fuelType: 'diesel', vehicleCategory: 'average' }),
  },
  {
    market: 'uk',
    vehicleType: 'motorbike',
    basis: estimate({ fuelType: 'petrol', vehicleCategory: 'average' }),
  },
] as const

const usage = fc.record({
  annualMileage: fc.integer({ min: 1, max: 500_000 }),
  mileageUnit: fc.constantFrom('mi' as const, 'km' as const),
  multiplyVehicles: fc.integer({ min: 1, max: 50 }),
})

const yearOf = (vehicle: object, of: object) => {
  const described = { registrationNumber: null, ...vehicle, ...of } as unknown as VehicleDescription
  const computed = yearlyEmissions(described, 2026)
  if (!computed.ok) throw new Error(JSON.stringify(vehicle))
  return computed.emissions
}

test.each(VEHICLES)(
  'a distance typed on the page gives the figure that is saved: $market $vehicleType',
  (vehicle) => {
    fc.assert(
      fc.property(usage, usage, (was, now) => {
        const live = drivenOtherwise(yearOf(vehicle, was), was, now).total
        expect(live).toBe(yearOf(vehicle, now).total)
      }),
    )
  },
)

test('twice as far by twice as many is four times as much', () => {
  const was = { annualMileage: 8_000, mileageUnit: 'mi', multiplyVehicles: 1 } as const
  const now = { ...was, annualMileage: 16_000, multiplyVehicles: 2 }
  expect(inProportion(900, was, now)).toBe(3_600)
})
