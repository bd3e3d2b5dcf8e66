import type { RegistryFacts } from '@understory/domain/vehicles/identification/identify/registered-vehicle.ts'
import { z } from 'zod'

const StoredFacts = z.object({
  make: z.string().nullable(),
  colour: z.string().nullable(),
  fuelType: z.string().nullable(),
  engineCapacityCc: z.number().nullable(),
  co2GramsPerKm: z.number().nullable(),
  yearOfManufacture: z.number().nullable(),
  monthOfFirstRegistration: z.string().nullable(),
  typeApproval: z.string().nullable(),
  wheelplan: z.string().nullable(),
  revenueWeightKg: z.number().nullable(),
})

/** The column `facts` of a registry answer. */
export const readStoredFacts = (facts: unknown): RegistryFacts => StoredFacts.parse(facts)
