import { activityKey } from '../activity-key.ts'
import { DEFAULTS_OF } from './default-rows.ts'
import { countryOfFactor } from './factor-country.ts'
import { foreignSentence, isForeign, otherCountrySentence } from './foreign-factor.ts'

type FactorOfLine = {
  readonly factorId: string
  readonly market: string
  /** The table of the publication. */
  readonly category: string
  readonly name: string
}

/** The activities of each row that is somewhere the usual one. */
const ACTIVITIES: ReadonlyMap<string, readonly string[]> = activitiesByRow()

function activitiesByRow() {
  const found = new Map<string, string[]>()
  for (const [activity, rows] of DEFAULTS_OF) {
    for (const key of new Set(rows.map((row) => rowKey(row)))) {
      found.set(key, [...(found.get(key) ?? []), activity])
    }
  }
  return found
}

function rowKey(row: Omit<FactorOfLine, 'factorId'>): string {
  return activityKey({ ...row, unit: '' })
}

/** Two countries publish factors of nearly everything. */
const OWN_PUBLICATIONS = ['GB', 'US']

/**
 * Whose factor a line is computed with, where it is not that of its country; `null`: its own. That there is none of
 * the country is said only where that is known.
 */
export function foreignFactorOfLine(factor: FactorOfLine, usedIn: string): string | null {
  const of = { ...factor, country: countryOfFactor(factor) }
  if (!isForeign(of, usedIn)) return null
  const rows = (ACTIVITIES.get(rowKey(factor)) ?? []).flatMap((each) => DEFAULTS_OF.get(each) ?? [])
  const hasOwn = rows.some(
    ({ country, market }) =>
      country === usedIn && countryOfFactor({ market, factorId: `:${country}` }) === usedIn,
  )
  const isKnown = rows.length > 0 && !hasOwn
  return isKnown || (!OWN_PUBLICATIONS.includes(usedIn) && !hasOwn)
    ? foreignSentence(of, usedIn)
    : otherCountrySentence(of, usedIn)
}
