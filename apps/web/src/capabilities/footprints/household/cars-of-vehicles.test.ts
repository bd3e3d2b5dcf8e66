import type { VehicleInput } from '@understory/contracts/vehicles/vehicles/vehicle-emissions.ts'
import { checkAnswers } from '@understory/domain/footprints/household/check-answers.ts'
import { expect, test } from 'vitest'
import { answersOfVehicles } from './cars-of-vehicles.ts'

const car = (fuelType: string, annualMileage: number, change: Partial<VehicleInput> = {}) =>
  ({
    market: 'uk',
    vehicleType: 'car',
    basis: { kind: 'ghg-estimate', answers: { fuelType } },
    registrationNumber: null,
    annualMileage,
    mileageUnit: 'mi',
    multiplyVehicles: 1,
    ...change,
  }) as VehicleInput

test('saved cars answer how many, how far, and what the one driven most runs on', () => {
  const answers = answersOfVehicles([car('petrol', 2_000), car('bev', 7_000)])
  expect(answers).toEqual({
    cars: { count: 2, distance: { value: 9_000, unit: 'mile' } },
    carFuel: 'electric',
  })
  expect(checkAnswers('GB', answers ?? {}).problems).toEqual([])
})

test('miles and kilometres come together as kilometres', () => {
  const answers = answersOfVehicles([
    car('diesel', 1_000),
    car('diesel', 1_000, { mileageUnit: 'km' }),
  ])
  expect(answers).toMatchObject({ cars: { distance: { value: 2_609, unit: 'km' } } })
})

test('a van answers nothing, and a fuel that the model does not know is left open', () => {
  expect(answersOfVehicles([car('diesel', 1_000, { vehicleType: 'van' })])).toBeNull()
  expect(answersOfVehicles([car('cng', 1_000)])).not.toHaveProperty('carFuel')
})
