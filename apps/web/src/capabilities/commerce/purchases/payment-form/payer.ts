import {
  payerPleaseAcceptTermsConditions,
  payerPleaseGiveFirstLast,
  payerPleaseUseValidEmail,
} from '../island-messages/payer.generated.ts'

/** What is asked of who pays: of a newcomer the name for the invoice and the certificate, of a guest the email as well. */
export type Payer = {
  readonly isNew: boolean
  /** Not signed in: the account opens with the payment, and a password comes after it. A guest who changes name and email is asked as well. */
  readonly isGuest: boolean
  readonly kind: 'personal' | 'business'
  /** As far as it is known. */
  readonly name: string
  readonly companyName: string
  readonly country: string
  /** A guest whose account opened before and has paid for nothing yet; name and email can still be changed. */
  readonly paysAs: PaysAs | null
}

export type PaysAs = { readonly name: string; readonly email: string }

export type TypedNames = {
  readonly fullName: string
  readonly companyName: string
  readonly email: string
  readonly acceptsTerms: boolean
}

export const nameNeeded = () => payerPleaseGiveFirstLast()
export const emailNeeded = () => payerPleaseUseValidEmail()
export const termsNeeded = () => payerPleaseAcceptTermsConditions()
