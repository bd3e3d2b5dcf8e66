import { countryInSentence } from '../emission-factors/search/factor-country.ts'
import { findRegion, regionsOf } from './grid-regions.ts'

/** Where something is used, as far as emission factors differ by it. */
export type PlaceOfUse = {
  /** ISO 3166. */
  readonly country: string
  /** Where its grid is divided, and it is known: a subregion of eGRID, or a state of Australia. */
  readonly region: string | null
}

/** The name of what no site is named of: the company as a whole. */
export const WHOLE_COMPANY = ''

export type Places = {
  /** By the name of the site. */
  readonly sites: ReadonlyMap<string, PlaceOfUse>
  /** ISO 3166, of the company. */
  readonly country: string
}

/** Where a line of a site is: where the site is, else where the company is. */
export function placeOf({ sites, country }: Places, site: string | null): PlaceOfUse {
  const own = site === null ? undefined : sites.get(site)
  if (own) return own
  const whole = sites.get(WHOLE_COMPANY)
  return { country, region: whole?.country === country ? whole.region : null }
}

/** What is wrong with a place; `null`: nothing. */
export function regionProblem({ country, region }: PlaceOfUse): string | null {
  if (region === null || findRegion(country, region)) return null
  return regionsOf(country).length > 0
    ? 'Please choose from the list.'
    : 'The grid of this country is not divided. Please leave this empty.'
}

/** "Germany", "the United States (Texas)". */
export function placeInWords({ country, region }: PlaceOfUse): string {
  const name = countryInSentence(country)
  const part = findRegion(country, region)
  return part ? `${name} (${part.name})` : name
}
