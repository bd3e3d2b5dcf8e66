import { computeVehicleEmissions, listVehicleOptions } from '@understory/contracts/v1/vehicles.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import { computeVehicle } from './compute-vehicle.ts'
import { nextEstimateQuestion } from './next-estimate-question.ts'

export const vehicleApiRoutes = (deps: Deps): ApiRoute[] => [
  apiRoute(listVehicleOptions, async ({ query }) => nextEstimateQuestion(query, deps.clock())),
  apiRoute(computeVehicleEmissions, async ({ body }) => {
    const computed = computeVehicle(deps, body)
    if (computed instanceof Refused) return computed
    return { emissions: computed.emissions, comparisons: computed.comparisons }
  }),
]
