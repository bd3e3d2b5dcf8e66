import {
  computeVehicleEmissions,
  identifyVehicle,
  listVehicleOptions,
} from '@understory/contracts/v1/vehicles.ts'
import type { VehicleInput } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import { computeVehicle } from './compute-vehicle.ts'
import { presentFound } from './identify/present-identify.ts'
import { nextEstimateQuestion } from './next-estimate-question.ts'
import { findRegistration } from './registry/find-registration.ts'
import { REGISTRATION_LIMIT } from './registry/registration-limit.ts'

export const vehicleApiRoutes = (deps: Deps): ApiRoute[] => [
  apiRoute(listVehicleOptions, async ({ query }) => nextEstimateQuestion(query, deps.clock())),
  apiRoute(computeVehicleEmissions, async ({ body }) => {
    const computed = computeVehicle(deps, body)
    if (computed instanceof Refused) return computed
    return { emissions: computed.emissions, comparisons: computed.comparisons }
  }),
  apiRoute(identifyVehicle, async ({ body, actor }) => {
    if (!(await deps.limit(REGISTRATION_LIMIT, actor.accountId))) return refuse('TOO_MANY_ATTEMPTS')
    const found = await findRegistration(deps, body.registrationNumber)
    if (found instanceof Refused) return found
    const basis = found.tested && { kind: 'type-approval', ...found.tested }
    return { ...presentFound(found), basis: basis as VehicleInput['basis'] | null }
  }),
]
