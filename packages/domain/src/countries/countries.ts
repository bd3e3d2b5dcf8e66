import { type Currency, isCurrency } from '../quantity/money.ts'
import { COUNTRY_ROWS } from './countries.generated.ts'

export type Country = {
  /** ISO 3166-1, two letters. */
  readonly iso2: string
  readonly name: string
  /** ISO 4217; empty where a territory has none of its own. */
  readonly currency: string
  readonly isInEuVatArea: boolean
}

/** In the alphabetical order of their names, as people look for them. */
export const COUNTRIES: readonly Country[] = COUNTRY_ROWS.map(
  ([iso2, name, currency, euVatArea]) => ({
    iso2,
    name,
    currency,
    isInEuVatArea: euVatArea === 'yes',
  }),
)

/** Where an account may be held: specification section 9. */
export const ACCOUNT_COUNTRIES = ['GB', 'US', 'AU', 'IE'] as const

export const DEFAULT_COUNTRY = 'GB'
export const DEFAULT_CURRENCY: Currency = 'GBP'

const byCode = new Map(COUNTRIES.map((country) => [country.iso2, country]))

/** `null`: no such country. */
export function findCountry(iso2: string): Country | null {
  return byCode.get(iso2) ?? null
}

/** What is spent in a country where we have prices in that, otherwise pounds. */
export function defaultCurrency(iso2: string): Currency {
  const currency = findCountry(iso2)?.currency ?? ''
  return isCurrency(currency) ? currency : DEFAULT_CURRENCY
}

/** Its English name; a code that is not known stands for itself. */
export const countryName = (iso2: string): string => findCountry(iso2)?.name ?? iso2
