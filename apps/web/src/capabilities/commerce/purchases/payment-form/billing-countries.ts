import { isPostcodeRequired } from '@understory/domain/commerce/payments/buyer/billing-address.ts'
import { taxIdTypesOf } from '@understory/domain/commerce/payments/buyer/tax-id.ts'
import { COUNTRIES } from '@understory/domain/countries/countries.ts'

/** What the address form asks for in one country. */
export type BillingCountry = {
  readonly code: string
  readonly name: string
  readonly needsPostcode: boolean
  readonly taxIds: readonly { type: string; description: string; example: string }[]
}

/** Every country a bill can go to. For the server: the catalogues stay out of the page's script. */
export function billingCountries(): BillingCountry[] {
  return COUNTRIES.map(({ iso2, name }) => ({
    code: iso2,
    name,
    needsPostcode: isPostcodeRequired(iso2),
    taxIds: taxIdTypesOf(iso2).map(({ type, description, example }) => {
      return { type, description, example }
    }),
  }))
}
