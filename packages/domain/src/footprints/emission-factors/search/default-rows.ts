import { groupedBy } from '../../../language/grouped-by.ts'
import type { CategoryKey } from '../../company-footprints/scopes.ts'
import { DEFAULT_ROWS } from './data/defaults.generated.ts'

/** Something that people call by a phrase: 'natural_gas', 's_accountant'. */
export type Activity = string

/** The row that an activity is computed with in a country, by the names of the sets of 2022 to 2025. */
export type DefaultFactor = {
  readonly activity: Activity
  /** `none`: no publisher has a factor of it. */
  readonly kind: 'activity' | 'spend' | 'none'
  /** The usual one first. */
  readonly categories: readonly CategoryKey[]
  /** `*`: every country without a row of its own. */
  readonly country: string
  readonly market: string
  readonly category: string
  readonly name: string
  readonly unit: string
  /** Earlier ones win where all else is equal. */
  readonly at: number
}

const DEFAULTS: readonly DefaultFactor[] = DEFAULT_ROWS.map(
  ([activity, kind, categories, country, market, category, name, unit], at) => ({
    activity,
    kind: kind as DefaultFactor['kind'],
    categories: categories.split(';') as CategoryKey[],
    country,
    market,
    category,
    name,
    unit,
    at,
  }),
)
export const DEFAULTS_OF: ReadonlyMap<Activity, readonly DefaultFactor[]> = groupedBy(
  DEFAULTS,
  ({ activity }) => activity,
)
