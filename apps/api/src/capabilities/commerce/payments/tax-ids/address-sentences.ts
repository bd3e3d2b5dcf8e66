import type { AddressProblem } from '@understory/domain/commerce/payments/buyer/billing-address.ts'

export const ADDRESS_SENTENCE: Readonly<Record<AddressProblem['code'], string>> = {
  REQUIRED: 'Please fill this in.',
  TOO_LONG: 'This is too long.',
  BAD_CHARACTERS: 'Please use letters, numbers and punctuation.',
  BAD_POSTCODE: 'This does not look like a post code of this country.',
  UNKNOWN_COUNTRY: 'Please choose a country.',
}
