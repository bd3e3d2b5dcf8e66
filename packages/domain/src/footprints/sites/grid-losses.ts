import { countryInSentence, countryOfFactor } from '../emission-factors/search/factor-country.ts'

/** Their publishers say how much of their electricity is lost on its way to those who use it. */
const WITH_LOSSES = ['GB', 'US', 'AU', 'NZ']

type FactorOfGrid = {
  readonly factorId: string
  readonly market: string
  /** The table of the publication. */
  readonly category: string
}

/** The country whose grid losses no publisher has a factor of, where a factor is of its electricity; `null`: there is one, or it is of something else. */
export function countryWithoutLosses(factor: FactorOfGrid): string | null {
  if (factor.category !== 'Grid electricity') return null
  const country = countryOfFactor(factor)
  return WITH_LOSSES.includes(country) ? null : country
}

/** Said instead of a zero. */
export function noLossesSentence(countries: readonly string[]): string {
  return `Grid losses: no factor for ${new Intl.ListFormat('en-GB').format(countries.map(countryInSentence))}.`
}
