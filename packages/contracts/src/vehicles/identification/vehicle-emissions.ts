import { COMPARED_WITH } from '@understory/domain/vehicles/identification/emissions/comparisons.ts'
import { parseLaden } from '@understory/domain/vehicles/identification/emissions/emission-factors.ts'
import { TEST_CYCLES } from '@understory/domain/vehicles/identification/emissions/real-world-uplift.ts'
import { ESTIMATE_FIELDS } from '@understory/domain/vehicles/identification/identify/estimate-options.ts'
import {
  FUEL_TYPES,
  LARGEST_MILEAGE,
  MARKETS,
  MILEAGE_UNITS,
  MOST_VEHICLES,
  TRANSMISSIONS,
  VEHICLE_TYPES,
} from '@understory/domain/vehicles/identification/vehicle-kinds.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

export const Market = z.enum(MARKETS)
export const VehicleType = z.enum(VEHICLE_TYPES)

const Mileage = z
  .int('Please give the annual mileage as a whole number.')
  .min(1, 'Please give the annual mileage.')
  .max(LARGEST_MILEAGE, 'Please give at most 500,000 a year.')
export const MileageUnit = z.enum(MILEAGE_UNITS)
const Multiply = z
  .int('Please use a whole number.')
  .min(1, 'Please use a number of one or more.')
  .max(MOST_VEHICLES, 'Please use at most 10,000.')

export const RegistrationNumber = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9 ]*$/, 'Letters, numbers and spaces only.')
  .max(20, 'Please use at most 20 characters.')

/** What decides a distance and how often it counts. */
export const VehicleEmissionsUsage = {
  annualMileage: Mileage,
  mileageUnit: MileageUnit,
  multiplyVehicles: Multiply,
} as const

const Text = z.string().trim().min(1).max(120)

export const TypeApproval = z.strictObject({
  source: z.enum(['catalogue', 'registry']),
  fuelType: z.enum(FUEL_TYPES),
  transmission: z.enum(TRANSMISSIONS).nullable(),
  make: Text,
  productionYear: z.int().min(1900).max(2100),
  baseModelName: Text.nullable(),
  modelName: Text.nullable(),
  engineSizeL: z.string().max(8).nullable(),
  gCo2ePerKm: z.number().min(0).max(2_000),
  spread: z
    .strictObject({
      low: z.number().min(0),
      high: z.number().min(0).max(2_000),
      variants: z.int().min(1),
    })
    .nullable(),
  cycle: z.enum(TEST_CYCLES),
})

export const VehicleBasis = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ghg-estimate'),
    answers: z.partialRecord(z.enum(ESTIMATE_FIELDS), z.string().max(40)).transform((answers) => ({
      ...answers,
      ...(answers.laden !== undefined && { laden: parseLaden(answers.laden) }),
    })),
  }),
  z.strictObject({ kind: z.literal('type-approval'), ...TypeApproval.shape }),
])

export const VehicleInput = z.strictObject({
  market: Market,
  vehicleType: VehicleType,
  basis: VehicleBasis,
  registrationNumber: RegistrationNumber.nullable().default(null),
  ...VehicleEmissionsUsage,
})
export type VehicleInput = z.output<typeof VehicleInput>

const VehicleEmissionsUnit = z.enum(['km', 'passenger-km', 'vehicle-mile', 'passenger-mile'])

export const Emissions = z.object({
  method: z.string(),
  factorSet: z.object({
    id: z.string(),
    market: Market,
    year: z.int(),
    title: z.string(),
    edition: z.string(),
    gwp: z.string(),
    licence: z.string(),
    note: z.string().nullable(),
  }),
  reportingYear: z.int(),
  distance: z.number(),
  unit: VehicleEmissionsUnit,
  lines: z.array(
    z.object({
      what: z.enum(['tailpipe', 'electricity', 'grid-losses']),
      kgPerUnit: z.number(),
      grams: z.int(),
      source: z.string(),
    }),
  ),
  perVehicle: z.int(),
  of: z.enum(['vehicle', 'passenger']),
  vehicles: z.int(),
  total: z.int(),
  wellToTank: z.object({ grams: z.int(), year: z.int() }).nullable(),
  range: z.object({ low: z.int(), high: z.int() }).nullable(),
  notes: z.array(z.string()),
})
export type Emissions = z.output<typeof Emissions>

export const Comparison = z.object({
  with: z.enum(COMPARED_WITH),
  total: z.int(),
  source: z.string(),
})
export type Comparison = z.output<typeof Comparison>

export const CalculateVehicle = endpoint({
  method: 'POST',
  path: '/api/vehicles/calculations',
  summary: 'What a vehicle emits in a year, with its arithmetic and sources; anyone may ask',
  body: VehicleInput,
  answer: z.object({ emissions: Emissions, comparisons: z.array(Comparison) }),
  refusals: ['NO_FACTOR', 'BAD_REGISTRATION', 'REGISTRATION_OF_SEVERAL', 'BAD_REQUEST'],
})

const VehicleEmissionsFacts = z.object({
  registration: z.string(),
  vehicleType: VehicleType.nullable(),
  fuelType: z.enum(FUEL_TYPES).nullable(),
  make: z.string().nullable(),
  productionYear: z.int().nullable(),
  engineSizeL: z.string().nullable(),
  colour: z.string().nullable(),
  /** Whether its tested CO2 is known, so that nothing has to be estimated. */
  isTested: z.boolean(),
  /** Grams of CO2 a kilometre in the test of its type; `null`: not known. */
  testedGramsPerKm: z.number().nullable(),
})
export type RegisteredVehicleFacts = z.output<typeof VehicleEmissionsFacts>
export { VehicleEmissionsFacts as RegisteredVehicleFacts }

/** By POST, so that the number is in no URL and no log. */
export const FindRegistration = endpoint({
  method: 'POST',
  path: '/api/vehicles/registrations',
  summary: 'The vehicle of a UK registration number, from the registry',
  body: z.strictObject({ registrationNumber: RegistrationNumber }),
  answer: VehicleEmissionsFacts,
  refusals: ['VEHICLES_NOT_FOUND', 'BAD_REGISTRATION', 'REGISTRY_FAILED'],
})

const VehicleEmissionsOptions = z.array(
  z.object({ value: z.string(), label: z.string(), hint: z.string().optional() }),
)
export type VehicleOptions = z.output<typeof VehicleEmissionsOptions>
export { VehicleEmissionsOptions as VehicleOptions }

export const ListEstimateOptions = endpoint({
  method: 'GET',
  path: '/api/vehicles/estimate-options',
  summary: 'The next question of an estimate with its answers, after those given in the query',
  query: z.object({
    market: Market,
    vehicleType: VehicleType,
    ...Object.fromEntries(ESTIMATE_FIELDS.map((field) => [field, z.string().max(40).optional()])),
  }),
  answer: z.object({ field: z.string().nullable(), options: VehicleEmissionsOptions }),
  refusals: ['BAD_REQUEST'],
})

export const ListLookupOptions = endpoint({
  method: 'GET',
  path: '/api/vehicles/lookup-options',
  summary: 'The next question of a look-up in the catalogue of models, or the figure of the path',
  query: z.object({
    market: Market,
    path: z
      .string()
      .max(600)
      .default('')
      .describe('The answers so far, in order, separated by U+001F'),
  }),
  answer: z.object({
    field: z.string().nullable(),
    options: VehicleEmissionsOptions,
    figure: z
      .object({
        median: z.number(),
        low: z.number(),
        high: z.number(),
        variants: z.int(),
        cycle: z.enum(TEST_CYCLES),
      })
      .nullable(),
  }),
  refusals: ['VEHICLES_NOT_FOUND', 'BAD_REQUEST'],
})
