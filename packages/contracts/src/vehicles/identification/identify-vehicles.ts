import { ESTIMATE_FIELDS } from '@understory/domain/vehicles/identification/identify/estimate-options.ts'
import {
  IDENTIFY_ACTIONS,
  LOOKUP_FIELDS,
} from '@understory/domain/vehicles/identification/identify/identify.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { AccountKind } from '../../people/accounts/accounts.ts'
import {
  Comparison,
  Emissions,
  Market,
  MileageUnit,
  RegisteredVehicleFacts,
  RegistrationNumber,
  VehicleEmissionsUsage,
  VehicleInput,
  VehicleOptions,
  VehicleType,
} from './vehicle-emissions.ts'

const IdentifyVehiclesField = z.enum([...new Set([...LOOKUP_FIELDS, ...ESTIMATE_FIELDS])])
export type IdentifyFieldName = z.output<typeof IdentifyVehiclesField>
const Action = z.enum(IDENTIFY_ACTIONS)

export const Form = z.object({
  countryOfRegistration: z.enum(['GB', 'US']),
  market: Market,
  vehicleType: VehicleType,
  ...VehicleEmissionsUsage,
})

/** What a page shows: the step is taken from there, since the page may be older than the draft. */
const IdentifyVehiclesPlace = z.strictObject({
  action: Action.optional(),
  at: IdentifyVehiclesField.optional(),
})
export type IdentifyPlace = z.input<typeof IdentifyVehiclesPlace>

const IdentifyVehiclesStep = z.discriminatedUnion('kind', [
  /** Looks, and changes nothing. */
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('go'), action: Action }),
  z.strictObject({ kind: z.literal('search'), registrationNumber: RegistrationNumber }),
  z.strictObject({ kind: z.literal('confirm') }),
  z.strictObject({
    kind: z.literal('answer'),
    field: IdentifyVehiclesField,
    value: z.string().max(120),
  }),
  z.strictObject({ kind: z.literal('back') }),
  z.strictObject({ kind: z.literal('reset') }),
  z.strictObject({
    kind: z.literal('form'),
    market: Market.optional(),
    vehicleType: VehicleType.optional(),
    annualMileage: VehicleEmissionsUsage.annualMileage.optional(),
    mileageUnit: MileageUnit.optional(),
    multiplyVehicles: VehicleEmissionsUsage.multiplyVehicles.optional(),
  }),
  z.strictObject({
    kind: z.literal('add'),
    /** Without it, that of the vehicle that was found; an empty one leaves it away. */
    registrationNumber: RegistrationNumber.optional(),
    ...VehicleEmissionsUsage,
  }),
  z.strictObject({
    kind: z.literal('edit'),
    unsavedUuid: z.uuid(),
    registrationNumber: RegistrationNumber.optional(),
    ...VehicleEmissionsUsage,
  }),
  z.strictObject({ kind: z.literal('remove'), unsavedUuid: z.uuid() }),
  z.strictObject({ kind: z.literal('clear') }),
])
export type IdentifyStep = z.input<typeof IdentifyVehiclesStep>

export const UnsavedVehicle = z.object({
  unsavedUuid: z.uuid(),
  vehicle: VehicleInput,
  title: z.string(),
  emissions: Emissions,
  comparisons: z.array(Comparison),
})
export type UnsavedVehicle = z.output<typeof UnsavedVehicle>

export const IdentifyView = z.object({
  draftId: z.uuid(),
  action: Action,
  previousAction: Action.nullable(),
  nextActions: z.array(Action),
  form: Form,
  found: RegisteredVehicleFacts.nullable(),
  /** What is asked now; `null` where the action asks nothing, or everything is answered. */
  question: z
    .object({
      field: IdentifyVehiclesField,
      label: z.string(),
      options: VehicleOptions,
      answer: z.string().nullable(),
      canGoBack: z.boolean(),
    })
    .nullable(),
  /** What was answered so far, in order. */
  trail: z.array(z.object({ field: IdentifyVehiclesField, label: z.string(), answer: z.string() })),
  /** The vehicle that is identified, ready to be added. */
  identified: z
    .object({ title: z.string(), emissions: Emissions, comparisons: z.array(Comparison) })
    .nullable(),
  unsavedVehicles: z.array(UnsavedVehicle),
})
export type IdentifyView = z.output<typeof IdentifyView>

export const StepIdentify = endpoint({
  method: 'POST',
  path: '/api/vehicles/drafts/{draftId}',
  summary:
    'One step of identifying vehicles before they are saved; the id of the draft is its only key',
  params: z.object({ draftId: z.uuid() }),
  body: z.strictObject({
    audience: AccountKind,
    place: IdentifyVehiclesPlace.default({}),
    step: IdentifyVehiclesStep,
  }),
  answer: IdentifyView,
  refusals: [
    'VEHICLES_NOT_FOUND',
    'BAD_REGISTRATION',
    'REGISTRATION_OF_SEVERAL',
    'REGISTRY_FAILED',
    'NO_FACTOR',
    'NOT_AN_OPTION',
    'TOO_MANY_VEHICLES',
    'VEHICLE_NOT_FOUND',
  ],
})
