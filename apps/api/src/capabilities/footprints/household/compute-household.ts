import type {
  HouseholdEstimate,
  HouseholdInput,
} from '@understory/contracts/footprints/household.ts'
import { findCountry } from '@understory/domain/countries/countries.ts'
import { nearestCountry } from '@understory/domain/footprints/company-footprints/estimate/countries.ts'
import { checkAnswers } from '@understory/domain/footprints/household/check-answers.ts'
import {
  findHouseholdCountry,
  type HouseholdCountry,
} from '@understory/domain/footprints/household/data/household-countries.ts'
import { estimateHousehold } from '@understory/domain/footprints/household/estimate-household.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { householdMessage } from './messages/messages.generated.ts'

/** The country, or which one with data is most like it. */
export function householdCountry(iso2: string): HouseholdCountry | Refused {
  const country = findHouseholdCountry(iso2)
  if (country) return country
  const nearest = nearestCountry(iso2)
  const [given, similar] = [iso2, nearest].map((code) => (code && findCountry(code)?.name) ?? code)
  const message = nearest
    ? householdMessage('compute-household.household-country', {
        given: String(given),
        similar: String(similar),
      })
    : householdMessage('compute-household.household-country.2')
  return refuse('NO_ADEQUATE_DATA', [{ field: 'country', message }])
}

/** Stores nothing, and nothing of the answers is logged. What was sent is given back as it was, with nothing filled in. */
export function computeHousehold(
  input: HouseholdInput,
): Refused | { readonly input: HouseholdInput; readonly estimate: HouseholdEstimate } {
  const country = householdCountry(input.country)
  if (country instanceof Refused) return country
  const { answers, problems } = checkAnswers(input.country, input.answers)
  if (!answers) return refuse('BAD_REQUEST', [...problems])
  const { questions, actions, path, warnings, ...rest } = estimateHousehold(country, answers)
  return {
    input,
    estimate: {
      ...rest,
      questions: [...questions],
      actions: [...actions],
      path: [...path],
      warnings: [...warnings],
    },
  }
}
