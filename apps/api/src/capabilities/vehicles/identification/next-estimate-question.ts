import type { QueryOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListEstimateOptions } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import {
  estimateFields,
  estimateOptions,
} from '@understory/domain/vehicles/identification/identify/estimate-options.ts'

/** The next question of an estimate, after the answers that are given; `null`: there is none. */
export function nextEstimateQuestion(
  query: QueryOf<typeof ListEstimateOptions>,
  now: Date,
): ReplyOf<typeof ListEstimateOptions> {
  const { market, vehicleType, ...answers } = query
  const field = estimateFields(market, vehicleType).find((each) => !(each in answers))
  const given = { market, vehicleType, answers, thisYear: now.getUTCFullYear() }
  return { field: field ?? null, options: field ? [...estimateOptions(given, field)] : [] }
}
