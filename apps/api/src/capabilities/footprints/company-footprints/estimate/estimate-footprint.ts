import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  Estimate,
  EstimateFootprint,
  EstimateInput,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { findCountry } from '@understory/domain/countries/countries.ts'
import {
  type EstimateProblem,
  estimateFootprint as estimate,
} from '@understory/domain/footprints/company-footprints/estimate/estimate.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'

/** Sentences for what the model cannot compute. */
const ESTIMATE_FOOTPRINT_SENTENCES = {
  sector: 'Please choose a sector.',
  turnover: 'Please give the turnover of a whole year, as a company can have it.',
  year: 'Please choose a year from 2015 on.',
  currency: 'We have no exchange rate for this currency in that year.',
  employees: 'Please use a number of one or more.',
  country: 'Please choose a country.',
} as const

const AHEAD = { field: 'year', message: 'Please choose this year or an earlier one.' }

/** What someone asks for now. A stored one is computed again by itself. */
export function estimateNow(input: EstimateInput, now: Date): Estimate | Refused {
  return input.year > now.getUTCFullYear() ? refuse('BAD_REQUEST', [AHEAD]) : computeEstimate(input)
}

export function computeEstimate(input: EstimateInput): Estimate | Refused {
  const result = estimate(input)
  if ('problem' in result) return refuseProblem(result, input)
  const { categories, optional, notes, ...figures } = result
  return {
    ...figures,
    categories: [...categories],
    optional: [...optional],
    notes: [...notes],
  }
}

function refuseProblem(result: EstimateProblem, { country }: EstimateInput): Refused {
  if (result.problem !== 'no-adequate-data') {
    return refuse('BAD_REQUEST', [
      { field: result.problem, message: ESTIMATE_FOOTPRINT_SENTENCES[result.problem] },
    ])
  }
  const [asked, nearest] = [country, result.nearest].map((iso2) => findCountry(iso2)?.name ?? iso2)
  const message = `Unfortunately we do not have adequate data on ${asked}. The nearest similar country is ${nearest}.`
  return refuse('NO_ADEQUATE_DATA', [{ field: 'country', message }])
}

export function estimateFootprint(
  input: BodyOf<typeof EstimateFootprint>,
  now: Date,
): ReplyOf<typeof EstimateFootprint> | Refused {
  const computed = estimateNow(input, now)
  if (computed instanceof Refused) return computed
  const average =
    input.employees === null ? computed : computeEstimate({ ...input, employees: null })
  if (average instanceof Refused) return average
  return {
    input,
    estimate: computed,
    average: { total: average.total, employees: average.workings.employees },
  }
}
