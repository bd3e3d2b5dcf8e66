import type {
  RegisteredVehicleFacts,
  VehicleInput,
} from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import { checkAnswers } from '@understory/domain/footprints/household/check-answers.ts'
import { expect, test } from 'vitest'
import { answersOfRegistration, answersOfVehicles, carInWords } from './cars-of-vehicles.ts'

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

const registered = (found: Partial<RegisteredVehicleFacts>): RegisteredVehicleFacts => ({
  registration: 'FB21OAK',
  vehicleType: 'car',
  fuelType: 'petrol',
  make: 'Ford',
  productionYear: 2021,
  engineSizeL: '1.0',
  colour: 'Red',
  isTested: true,
  testedGramsPerKm: 118.4,
  ...found,
})

test.each([
  ['a petrol car', {}, { carFuel: 'petrol', carEfficiency: 118 }],
  ['an electric car', { fuelType: 'bev', testedGramsPerKm: 0 }, { carFuel: 'electric' }],
  ['a car without a test', { testedGramsPerKm: null }, { carFuel: 'petrol' }],
  ['a figure that no car has', { testedGramsPerKm: 4 }, { carFuel: 'petrol' }],
  ['a van', { vehicleType: 'van' }, null],
  ['a fuel that is not asked for', { fuelType: 'lpg' }, null],
] as const)('the registration of %s answers what it can', (_, found, answers) => {
  const given = answersOfRegistration(registered(found))
  expect(given).toEqual(answers)
  expect(checkAnswers('GB', given ?? {}).problems).toEqual([])
})

test.each([
  [{}, 'Ford, petrol, 2021, 118 g of CO2 a kilometre'],
  [{ fuelType: 'bev', testedGramsPerKm: 0 }, 'Ford, electric, 2021'],
  [{ make: null, testedGramsPerKm: null }, 'petrol, 2021'],
] as const)('a car of %j is %s', (found, words) => {
  expect(carInWords(registered(found))).toBe(words)
})
