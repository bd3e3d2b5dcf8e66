import { findCountry } from '../../../countries/countries.ts'
import type { AccountKind } from '../../../people/accounts/account-kind.ts'
import { countCharacters, isPlainLine } from '../../../quantity/plain-text.ts'

/** At least a country. Where the rest is not asked for, line and city are empty. */
export type BillingAddress = {
  readonly line1: string
  readonly line2: string | null
  readonly city: string
  /** Empty where the country needs none. */
  readonly postcode: string
  readonly country: string
}

export type AddressProblem = {
  readonly field: keyof BillingAddress
  readonly code: 'REQUIRED' | 'TOO_LONG' | 'BAD_CHARACTERS' | 'BAD_POSTCODE' | 'UNKNOWN_COUNTRY'
}

export type CheckedAddress =
  | { readonly ok: true; readonly address: BillingAddress }
  | { readonly ok: false; readonly problems: readonly AddressProblem[] }

const BILLING_ADDRESS_MAX_LENGTHS = { line1: 200, line2: 200, city: 100, postcode: 20 } as const

const FOUR_DIGITS = /^\d{4}$/
const FIVE_DIGITS = /^\d{5}$/
const THREE_AND_TWO = /^\d{3} ?\d{2}$/

/**
 * The written form of post codes, in capitals: each country's own postal service, as the Universal
 * Postal Union lists them. A country that is not here takes any, or none.
 */
const POSTCODES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    GB: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/,
    US: /^\d{5}(-\d{4})?$/,
    IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
    AU: FOUR_DIGITS,
    AT: FOUR_DIGITS,
    BE: FOUR_DIGITS,
    BG: FOUR_DIGITS,
    CY: FOUR_DIGITS,
    CZ: THREE_AND_TWO,
    DE: FIVE_DIGITS,
    DK: FOUR_DIGITS,
    EE: FIVE_DIGITS,
    ES: FIVE_DIGITS,
    FI: FIVE_DIGITS,
    FR: FIVE_DIGITS,
    GR: THREE_AND_TWO,
    HR: FIVE_DIGITS,
    HU: FOUR_DIGITS,
    IT: FIVE_DIGITS,
    LT: /^(LT-)?\d{5}$/,
    LU: /^(L-)?\d{4}$/,
    LV: /^(LV-)?\d{4}$/,
    MT: /^[A-Z]{3} ?\d{4}$/,
    NL: /^\d{4} ?[A-Z]{2}$/,
    PL: /^\d{2}-\d{3}$/,
    PT: /^\d{4}-\d{3}$/,
    RO: /^\d{6}$/,
    SE: THREE_AND_TWO,
    SI: FOUR_DIGITS,
    SK: THREE_AND_TWO,
  }),
)

/** Ireland delivers without its Eircode, and many people do not know theirs. */
const POSTCODE_OPTIONAL = ['IE']

export function isPostcodeRequired(country: string): boolean {
  return POSTCODES.has(country) && !POSTCODE_OPTIONAL.includes(country)
}

type Invoiced = { readonly accountKind: AccountKind; readonly hasTaxId: boolean }

/**
 * Whether an invoice needs a whole address: one to a business, or with a tax id, does. What a private
 * person is charged follows from their country alone, and an invoice to them need not say where they live.
 */
export function needsWholeAddress({ accountKind, hasTaxId }: Invoiced): boolean {
  return accountKind === 'business' || hasTaxId
}

/**
 * Trims, writes the post code in capitals, and reports every problem at once. An address that was begun
 * is completed, so that none is printed in part; a post code alone is taken, for the bank that asks for it.
 */
export function checkBillingAddress(
  typed: BillingAddress,
  { isWhole }: { readonly isWhole: boolean },
): CheckedAddress {
  const address: BillingAddress = {
    line1: typed.line1.trim(),
    line2: typed.line2?.trim() || null,
    city: typed.city.trim(),
    postcode: typed.postcode.trim().toUpperCase().replaceAll(/\s+/g, ' '),
    country: typed.country,
  }
  const isAsked = isWhole || Boolean(address.line1 || address.line2 || address.city)
  const problems = [
    ...(['line1', 'city'] as const).filter((field) => isAsked && !address[field]).map(required),
    ...(['line1', 'line2', 'city', 'postcode'] as const).flatMap((field) =>
      textProblems(field, address[field] ?? ''),
    ),
    ...postcodeProblems(address, isAsked),
  ]
  if (!findCountry(address.country)) problems.push({ field: 'country', code: 'UNKNOWN_COUNTRY' })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, address }
}

function required(field: keyof BillingAddress): AddressProblem {
  return { field, code: 'REQUIRED' }
}

function textProblems(
  field: keyof typeof BILLING_ADDRESS_MAX_LENGTHS,
  text: string,
): AddressProblem[] {
  if (!isPlainLine(text)) return [{ field, code: 'BAD_CHARACTERS' }]
  return countCharacters(text) > BILLING_ADDRESS_MAX_LENGTHS[field]
    ? [{ field, code: 'TOO_LONG' }]
    : []
}

function postcodeProblems(
  { country, postcode }: BillingAddress,
  isAsked: boolean,
): AddressProblem[] {
  if (postcode === '') return isAsked && isPostcodeRequired(country) ? [required('postcode')] : []
  const pattern = POSTCODES.get(country)
  return pattern && !pattern.test(postcode) ? [{ field: 'postcode', code: 'BAD_POSTCODE' }] : []
}
