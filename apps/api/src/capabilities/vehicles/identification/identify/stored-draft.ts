import { Form } from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import {
  TypeApproval,
  VehicleInput,
} from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import { ESTIMATE_FIELDS } from '@understory/domain/vehicles/identification/identify/estimate-options.ts'
import {
  IDENTIFY_ACTIONS,
  LOOKUP_FIELDS,
} from '@understory/domain/vehicles/identification/identify/identify.ts'
import {
  FUEL_TYPES,
  VEHICLE_TYPES,
} from '@understory/domain/vehicles/identification/vehicle-kinds.ts'
import { z } from 'zod'

/** Counts up when a draft of before would no longer be understood; such a draft is dropped. */
export const DRAFT_VERSION = 1

const StoredDraftField = z.enum([...new Set([...LOOKUP_FIELDS, ...ESTIMATE_FIELDS])])
const Action = z.enum(IDENTIFY_ACTIONS)

const StoredDraftFound = z.object({
  registration: z.string(),
  vehicleType: z.enum(VEHICLE_TYPES).nullable(),
  fuelType: z.enum(FUEL_TYPES).nullable(),
  make: z.string().nullable(),
  productionYear: z.int().nullable(),
  engineSizeL: z.string().nullable(),
  colour: z.string().nullable(),
  tested: TypeApproval.nullable(),
})

/** The columns `state` and `vehicles` of a draft. */
export const StoredDraft = z.object({
  state: z.object({
    action: Action,
    previousAction: Action.nullable(),
    form: Form,
    found: StoredDraftFound.nullable(),
    lookup: z.partialRecord(z.enum(LOOKUP_FIELDS), z.string()),
    estimate: z.partialRecord(z.enum(ESTIMATE_FIELDS), z.string()),
    at: StoredDraftField.nullable(),
    single: z.array(StoredDraftField),
  }),
  vehicles: z.array(z.object({ unsavedUuid: z.uuid(), vehicle: VehicleInput })),
})
