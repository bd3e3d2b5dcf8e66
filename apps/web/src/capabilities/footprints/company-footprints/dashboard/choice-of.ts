import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { EstimateChoice } from '../estimate/estimate-choice.ts'

/** What was given for a footprint, as the form of the estimate takes it. */
export function choiceOf({ input, companyName, startMonth, frequency }: Footprint): EstimateChoice {
  return {
    sector: input.sector,
    companyName,
    country: input.country,
    turnover: String(input.turnover),
    currency: input.currency,
    year: String(input.year),
    employees: input.employees === null ? '' : String(input.employees),
    startMonth,
    frequency,
    downstream: input.downstream,
  }
}
