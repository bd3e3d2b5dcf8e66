import { z } from 'zod'
import { CountryCode } from '../people/accounts/accounts.ts'

/** Where something is used, as far as emission factors differ by it. */
export const PlaceOfUse = z.object({
  /** ISO 3166. */
  country: CountryCode,
  /** Where its grid is divided, and it is known: a subregion of eGRID, or a state of Australia. */
  region: z.string().nullable(),
})
