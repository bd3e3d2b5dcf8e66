/** What is asked of who pays: of a newcomer also the name for the invoice and the certificate. */
export type Payer = {
  readonly isNew: boolean
  readonly kind: 'personal' | 'business'
  /** As far as it is known. */
  readonly name: string
  readonly country: string
}

export type TypedNames = { readonly fullName: string; readonly companyName: string }

export const NAME_NEEDED = 'Please give your first and last name.'
