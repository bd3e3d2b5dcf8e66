/** Who buys, as far as the rules ask. */
export type VatBuyer = {
  /** ISO 3166-1 alpha-2 of the billing address. */
  readonly country: string | null
  /** The business kind of account, with a company name and a billing address. */
  readonly isBusiness: boolean
  /** A VAT number of the European Union. */
  readonly hasVatNumber: boolean
  readonly hasTaxId: boolean
}

export const VAT_PLACES = ['eu', 'outside-eu', 'abroad'] as const
export const VAT_EVIDENCE = ['vat-number', 'tax-id', 'business'] as const
export const VAT_TREATMENTS = ['reverse-charge', 'outside-scope'] as const

/** A buyer abroad who is not charged the seller's VAT. */
export type VatRule = {
  readonly place: (typeof VAT_PLACES)[number]
  readonly evidence: (typeof VAT_EVIDENCE)[number]
  readonly treatment: (typeof VAT_TREATMENTS)[number]
}

/**
 * The first rule that matches counts; without one the seller's rate is included. A service to a business is
 * supplied where the business is, and to a consumer where the seller is.
 *
 * - General rule: HMRC VAT Notice 741A, section 6; Directive 2006/112/EC, articles 44 and 45.
 * - Reverse charge within the European Union: Directive 2006/112/EC, article 196.
 * - Evidence that a buyer is a business: HMRC VAT Notice 741A, section 2; Regulation (EU) 282/2011, article 18.
 */
export const VAT_RULES: readonly VatRule[] = [
  { place: 'eu', evidence: 'vat-number', treatment: 'reverse-charge' },
  { place: 'outside-eu', evidence: 'tax-id', treatment: 'outside-scope' },
  { place: 'outside-eu', evidence: 'business', treatment: 'outside-scope' },
]

/** What counted for invoices that were issued without rules of their own. */
export const VAT_RULES_BEFORE: readonly VatRule[] = [
  { place: 'abroad', evidence: 'tax-id', treatment: 'reverse-charge' },
]

const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)
/** Part of another country for VAT: HMRC VAT Notice 741A, section 2; Directive 2006/112/EC, article 7. */
const COUNTS_AS = new Map([
  ['IM', 'GB'],
  ['MC', 'FR'],
])

export function isEuropeanUnion(country: string): boolean {
  return EU.has(vatCountry(country))
}

export function vatCountry(country: string): string {
  return COUNTS_AS.get(country) ?? country
}
