import { z } from 'zod'
import { Quote } from '../../commerce/purchases/purchases.ts'
import { endpoint } from '../../endpoint.ts'
import { AccountKind, CurrencyCode } from '../../people/accounts/accounts.ts'
import { VehicleInput } from '../identification/vehicle-emissions.ts'

export const QuoteVehiclesAsGuest = endpoint({
  method: 'POST',
  path: '/api/vehicles/guest-quotes',
  summary:
    'Price the offset of a year from today of vehicles that are not saved; they are saved to the account that buys it',
  body: z.strictObject({
    audience: AccountKind,
    currency: CurrencyCode,
    vehicles: z
      .array(VehicleInput)
      .min(1)
      .max(30, 'Please sign in to choose more than 30 at once.'),
  }),
  status: 201,
  answer: Quote,
  refusals: [
    'NO_FACTOR',
    'FIGURES_UNKNOWN',
    'BAD_REGISTRATION',
    'REGISTRATION_OF_SEVERAL',
    'SAME_REGISTRATION_TWICE',
    'VEHICLE_ALREADY_OFFSET',
    'AMOUNT_TOO_SMALL',
    'AMOUNT_TOO_LARGE',
    'DISCLOSURE_INCOMPLETE',
    'BAD_REQUEST',
  ],
})
