import { activitiesOfRow, type FactorOfLine } from './activities-of-row.ts'
import { DEFAULTS_OF } from './default-rows.ts'
import { countryOfFactor } from './factor-country.ts'
import { foreignSentence, isForeign, otherCountrySentence } from './foreign-factor.ts'

/** Two countries publish factors of nearly everything. */
const OWN_PUBLICATIONS = ['GB', 'US']

/**
 * Whose factor a line is computed with, where it is not that of its country; `null`: its own. That there is none of
 * the country is said only where that is known.
 */
export function foreignFactorOfLine(factor: FactorOfLine, usedIn: string): string | null {
  const of = { ...factor, country: countryOfFactor(factor) }
  if (!isForeign(of, usedIn)) return null
  const rows = activitiesOfRow(factor).flatMap((each) => DEFAULTS_OF.get(each) ?? [])
  const hasOwn = rows.some(
    ({ country, market }) =>
      country === usedIn && countryOfFactor({ market, factorId: `:${country}` }) === usedIn,
  )
  const isKnown = rows.length > 0 && !hasOwn
  return isKnown || (!OWN_PUBLICATIONS.includes(usedIn) && !hasOwn)
    ? foreignSentence(of, usedIn)
    : otherCountrySentence(of, usedIn)
}
