import { z } from 'zod'
import { Day } from '../../calendar-texts.ts'
import { Quote } from '../../commerce/purchases/purchases.ts'
import { endpoint } from '../../endpoint.ts'
import { dayInput } from '../../inputs/calendar-input.ts'
import { AccountKind, CurrencyCode } from '../../people/accounts/accounts.ts'
import {
  Comparison,
  Emissions,
  RegistrationNumber,
  VehicleEmissionsUsage,
  VehicleInput,
} from '../identification/vehicle-emissions.ts'

const Offset = z.object({
  purchaseId: z.uuid(),
  /** One that is not paid is paid for at `/app/payment?quote=`. */
  quoteId: z.uuid(),
  from: Day,
  to: Day,
  emittedGrams: z.int(),
  kilometres: z.int(),
  /** How many alike it covers, as it was quoted. */
  vehicles: z.int(),
  status: z.enum(['pending', 'paid', 'failed', 'canceled', 'refunded']),
})

/** What paid offsets cover on a day: so far and so much by all vehicles together, and until when. */
const Coverage = z.object({
  grams: z.int(),
  kilometres: z.int(),
  vehicles: z.int(),
  until: Day,
})

export const SavedVehicle = z.object({
  uuid: z.uuid(),
  title: z.string(),
  vehicle: VehicleInput,
  emissions: Emissions,
  comparisons: z.array(Comparison),
  createdAt: z.iso.datetime(),
  /** The last day that is offset, while there is one from today on. */
  offsetUntil: Day.nullable(),
  /** What is covered today, and what of the stated driving is not. */
  coverage: Coverage.nullable(),
  restGrams: z.int(),
  offsets: z.array(Offset),
  /**
   * What a newer factor set gives, where it differs; the saved figure stays until a recalculation is
   * requested.
   */
  newer: z.object({ totalGrams: z.int(), factorSet: z.string() }).nullable(),
})
export type SavedVehicle = z.output<typeof SavedVehicle>

const VehicleId = z.object({ vehicleId: z.uuid() })

export const ListVehicles = endpoint({
  method: 'GET',
  path: '/api/vehicles',
  summary: 'The saved vehicles of the account, newest first',
  answer: z.object({ vehicles: z.array(SavedVehicle), showsOwner: z.boolean() }),
})

export const SaveVehicles = endpoint({
  method: 'POST',
  path: '/api/vehicles',
  summary: 'Save vehicles to the account; all of them or none',
  body: z.strictObject({ vehicles: z.array(VehicleInput).min(1).max(500) }),
  maxBodyBytes: 512 * 1_024,
  status: 201,
  answer: z.object({ vehicleIds: z.array(z.uuid()) }),
  refusals: [
    'NO_FACTOR',
    'FIGURES_UNKNOWN',
    'BAD_REGISTRATION',
    'REGISTRATION_OF_SEVERAL',
    'TOO_MANY_VEHICLES',
    'BAD_REQUEST',
  ],
})

export const UpdateVehicle = endpoint({
  method: 'PATCH',
  path: '/api/vehicles/{vehicleId}',
  summary:
    'Change mileage, number or registration of a saved vehicle; recalculated on the same basis',
  params: VehicleId,
  body: z.strictObject({
    ...z.object(VehicleEmissionsUsage).partial().shape,
    registrationNumber: RegistrationNumber.nullable().optional(),
  }),
  answer: SavedVehicle,
  refusals: [
    'VEHICLE_NOT_FOUND',
    'BAD_REGISTRATION',
    'REGISTRATION_OF_SEVERAL',
    'REGISTRATION_LOCKED',
    'FIGURES_UNKNOWN',
    'NO_FACTOR',
  ],
})

export const RecalculateVehicle = endpoint({
  method: 'POST',
  path: '/api/vehicles/{vehicleId}/recalculation',
  summary: 'Compute a saved vehicle with the newest factors',
  params: VehicleId,
  answer: SavedVehicle,
  refusals: ['VEHICLE_NOT_FOUND', 'REGISTRATION_OF_SEVERAL', 'NO_FACTOR'],
})

export const RemoveVehicle = endpoint({
  method: 'DELETE',
  path: '/api/vehicles/{vehicleId}',
  summary: 'Take a vehicle off the list; what was offset for it stays',
  params: VehicleId,
  status: 204,
  refusals: ['VEHICLE_NOT_FOUND'],
})

const RowProblem = z.object({ row: z.int(), field: z.string(), message: z.string() })

export const ImportFleet = endpoint({
  method: 'POST',
  path: '/api/vehicles/imports',
  summary: 'Save the vehicles of a CSV file to a business account; with a problem in any row, none',
  body: z.strictObject({ csv: z.string().max(400_000) }),
  maxBodyBytes: 512 * 1_024,
  answer: z.object({ saved: z.int(), problems: z.array(RowProblem) }),
  refusals: [
    'BUSINESS_ONLY',
    'IMPORT_IN_PROGRESS',
    'FLEET_FILE_INVALID',
    'TOO_MANY_COLUMNS',
    'TOO_MANY_VEHICLES',
  ],
})

export const ExportFleet = endpoint({
  method: 'GET',
  path: '/api/vehicles/export',
  summary: 'The saved vehicles as CSV, with factor, year and source of each figure',
  answer: { contentType: 'text/csv; charset=utf-8' },
})

export const QuoteVehicles = endpoint({
  method: 'POST',
  path: '/api/vehicles/quotes',
  summary: 'Price the offset of a year of some saved vehicles',
  body: z.strictObject({
    audience: AccountKind,
    currency: CurrencyCode,
    vehicleIds: z
      .array(z.uuid())
      .min(1, 'Please choose a vehicle.')
      .max(500, 'Please choose at most 500 at once.'),
    from: dayInput(),
    repeat: z.boolean().default(false),
  }),
  status: 201,
  answer: Quote,
  refusals: [
    'VEHICLE_NOT_FOUND',
    'PERIOD_ALREADY_OFFSET',
    'SAME_REGISTRATION_TWICE',
    'REGISTRATION_OF_SEVERAL',
    'PERIOD_OUT_OF_REACH',
    'WRONG_ACCOUNT_KIND',
    'AMOUNT_TOO_SMALL',
    'AMOUNT_TOO_LARGE',
    'DISCLOSURE_INCOMPLETE',
  ],
})

export const ListVehiclePayments = endpoint({
  method: 'GET',
  path: '/api/vehicles/payments',
  summary: 'The payments for offsets of vehicles, newest first',
  answer: z.object({
    payments: z.array(
      z.object({
        purchaseId: z.uuid(),
        quoteId: z.uuid(),
        createdAt: z.iso.datetime(),
        status: z.enum(['Paid', 'Failed', 'Pending', 'Cancelled', 'Refunded']),
        vehicles: z.int(),
        co2eGrams: z.int(),
        totalMinor: z.int(),
        /** Refunded of it since, in part or in all. */
        refundedMinor: z.int(),
        currency: CurrencyCode,
        from: Day,
        to: Day,
        certificateId: z.uuid().nullable(),
        hasInvoice: z.boolean(),
      }),
    ),
  }),
})

/** By POST, so that the number is in no URL and no log. */
export const VerifyVehicle = endpoint({
  method: 'POST',
  path: '/api/vehicles/verification',
  summary:
    'What is offset of the driving of a registration number, until when, and by whom if that is public',
  body: z.strictObject({ registrationNumber: RegistrationNumber }),
  answer: z.object({
    registrationNumber: z.string(),
    /** Whether all of the driving that its owner states is covered today. */
    isOffset: z.boolean(),
    coverage: Coverage.nullable(),
    /** Of the driving that its owner states today, what is not covered. */
    restGrams: z.int(),
    by: z.object({ accountId: z.uuid(), name: z.string() }).nullable(),
  }),
  refusals: ['BAD_REGISTRATION'],
})

export const VerifyAccountVehicles = endpoint({
  method: 'GET',
  path: '/api/vehicles/verification/accounts/{accountId}',
  summary: 'How many vehicles an account offsets now, if it shows that',
  params: z.object({ accountId: z.uuid() }),
  answer: z.object({
    name: z.string(),
    vehicles: z.int(),
    co2eGrams: z.int(),
    until: Day.nullable(),
  }),
  refusals: ['ACCOUNT_NOT_SHOWN'],
})

export const ShowVehicleOwner = endpoint({
  method: 'PUT',
  path: '/api/vehicles/owner-shown',
  summary: 'Whether anyone who looks a vehicle up sees whose it is',
  body: z.strictObject({ isShown: z.boolean() }),
  status: 204,
})
