import type { CategoryKey } from '../../company-footprints/scopes.ts'
import { countryInSentence } from './factor-country.ts'

type OfCountry = {
  readonly market: string
  /** The table of the publication. */
  readonly category: string
  /** ISO 3166. */
  readonly country: string
}

/** Whether a factor is that of another country than the one it is used in. Hotels say their country themselves; a gas warms alike everywhere. */
export function isForeign({ category, country }: OfCountry, usedIn: string): boolean {
  if (category === 'Hotel stay' || country === usedIn) return false
  return !/^(Refrigerant|Global warming|GWP)/.test(category)
}

/** Whose figure it is, in words, when it is not the country's own; `null`: own. */
export function foreignSentence(factor: OfCountry, usedIn: string): string | null {
  if (!isForeign(factor, usedIn)) return null
  const from = countryInSentence(factor.country)
  if (factor.market === 'grid') return `Electricity of ${from}`
  return `Factor of ${from}: there is none of ${countryInSentence(usedIn)} here`
}

/** Where there may be one of the country, too. */
export function otherCountrySentence(factor: OfCountry, usedIn: string): string | null {
  if (!isForeign(factor, usedIn)) return null
  const from = countryInSentence(factor.country)
  return factor.market === 'grid'
    ? `Electricity of ${from}`
    : `Factor of ${from}, not of ${countryInSentence(usedIn)}`
}

/** UK rows stand in for everywhere but the United States, except those of a grid or of its heat. */
export const mayStandIn = ({ market, category }: OfCountry, usedIn: string): boolean =>
  market === 'uk' && !/electricity|heat and steam|transmission/i.test(category) && usedIn !== 'US'

/** Categories in which "by" says how something moves, which is what is searched for. */
export const isOfMoving = (category: CategoryKey | undefined): boolean =>
  /Transportation|businessTravel|Commuting/.test(category ?? '')
