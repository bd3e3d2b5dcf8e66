import {
  CalculateVehicle,
  FindRegistration,
  ListEstimateOptions,
  VehicleBasis,
} from '../vehicles/identification/vehicle-emissions.ts'
import { operation } from './operation.ts'

export const listVehicleOptions = operation({
  operationId: 'listVehicleOptions',
  method: 'GET',
  path: '/v1/vehicle-options',
  tag: 'Vehicles',
  scope: null,
  summary: 'The next question about a vehicle',
  description: 'The next question of an estimate with its choices, after the answers in the query.',
  query: ListEstimateOptions.query,
  answer: ListEstimateOptions.answer,
  example: { query: { market: 'uk', vehicleType: 'car' } },
})

export const computeVehicleEmissions = operation({
  operationId: 'computeVehicleEmissions',
  method: 'POST',
  path: '/v1/vehicle-emissions',
  tag: 'Vehicles',
  scope: 'estimates:write',
  summary: 'What a vehicle emits in a year',
  description:
    'From its kind and its mileage: grams, with the arithmetic, the factors and their source. Nothing is stored.',
  body: CalculateVehicle.body,
  answer: CalculateVehicle.answer,
  refusals: ['NO_FACTOR', 'BAD_REGISTRATION', 'REGISTRATION_OF_SEVERAL'],
  example: {
    body: {
      market: 'uk',
      vehicleType: 'car',
      basis: {
        kind: 'ghg-estimate',
        answers: { fuelType: 'petrol', reportingYear: '2024', vehicleCategory: 'average' },
      },
      annualMileage: 8000,
      mileageUnit: 'mi',
      multiplyVehicles: 1,
    },
  },
})

export const identifyVehicle = operation({
  operationId: 'identifyVehicle',
  method: 'POST',
  path: '/v1/vehicle-identifications',
  tag: 'Vehicles',
  scope: 'estimates:write',
  summary: 'The vehicle of a UK registration number',
  description:
    'From the registry of the DVLA. Where its tested CO2 is known, `basis` goes into computeVehicleEmissions as it is; otherwise it is estimated by its kind. At most 30 numbers in ten minutes.',
  body: FindRegistration.body,
  answer: FindRegistration.answer.extend({ basis: VehicleBasis.nullable() }),
  refusals: [...FindRegistration.refusals, 'TOO_MANY_ATTEMPTS'],
  example: { body: { registrationNumber: 'AA19 AAA' } },
})
