import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { GetHouseholdOptions } from '@understory/contracts/footprints/household.ts'
import {
  FIRST_QUESTIONS,
  HOUSEHOLD_QUESTIONS,
} from '@understory/domain/footprints/household/answers.ts'
import { US_REGIONS } from '@understory/domain/footprints/household/data/household-constants.ts'
import { HOUSEHOLD_COUNTRIES } from '@understory/domain/footprints/household/data/household-countries.ts'
import { HOUSEHOLD_MODEL } from '@understory/domain/footprints/household/estimate-household.ts'
import { QUESTION_WORDS } from '@understory/domain/footprints/household/question-words.ts'
import { Refused } from '../../../http/refuse.ts'
import { householdCountry } from './compute-household.ts'

const UNITS_OF_COUNTRY = {
  US: { area: 'sqft', distance: 'mile', temperature: 'F', fuel: 'therm' },
  GB: { area: 'm2', distance: 'mile', temperature: 'C', fuel: 'kWh' },
} as const
const OTHER_UNITS = { area: 'm2', distance: 'km', temperature: 'C', fuel: 'm3' } as const

/** What may be asked about a household, in the units and the currency of its country. */
export function householdOptions(iso2: string): ReplyOf<typeof GetHouseholdOptions> | Refused {
  const country = householdCountry(iso2)
  if (country instanceof Refused) return country
  const { name, quality, currency, thingsAMonth, servicesAMonth } = country
  const first: readonly string[] = FIRST_QUESTIONS
  return {
    version: HOUSEHOLD_MODEL,
    country: { iso2, name, quality },
    currency,
    typicalAmounts: { things: thingsAMonth, services: servicesAMonth },
    units: iso2 === 'US' || iso2 === 'GB' ? UNITS_OF_COUNTRY[iso2] : OTHER_UNITS,
    questions: HOUSEHOLD_QUESTIONS.filter((id) => id !== 'region' || iso2 === 'US').map((id) => {
      const { title, hint = null, skipped, options = [] } = QUESTION_WORDS[id]
      return { id, isFirst: first.includes(id), title, hint, skipped, options: [...options] }
    }),
    regions: iso2 === 'US' ? [...US_REGIONS] : [],
    countries: HOUSEHOLD_COUNTRIES.map((each) => ({
      iso2: each.iso2,
      name: each.name,
      quality: each.quality,
    })),
  }
}
