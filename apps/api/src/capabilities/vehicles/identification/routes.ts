import { StepIdentify } from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import {
  CalculateVehicle,
  FindRegistration,
  ListEstimateOptions,
  ListLookupOptions,
} from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { networkOf } from '../../../http/serve/network-of.ts'
import { readChoice } from './catalogue/lookup-options.ts'
import { computeVehicle } from './compute-vehicle.ts'
import { presentFound } from './identify/present-identify.ts'
import { stepIdentify } from './identify/step-identify.ts'
import { nextEstimateQuestion } from './next-estimate-question.ts'
import { findRegistration } from './registry/find-registration.ts'
import { REGISTRATION_LIMIT } from './registry/registration-limit.ts'

const CALCULATE_LIMIT = { name: 'calculate-vehicle', points: 600, seconds: 600 }
const STEP_LIMIT = { name: 'identify-vehicle', points: 1_000, seconds: 600 }

/** For anyone. */
export function identificationRoutes(deps: Deps): Route[] {
  return [
    route(CalculateVehicle, { access: 'public', limit: CALCULATE_LIMIT }, async ({ body }) => {
      const computed = computeVehicle(deps, body)
      if (computed instanceof Refused) return computed
      return { emissions: computed.emissions, comparisons: computed.comparisons }
    }),

    route(FindRegistration, { access: 'public', limit: REGISTRATION_LIMIT }, async ({ body }) => {
      const found = await findRegistration(deps, body.registrationNumber)
      return found instanceof Refused ? found : presentFound(found)
    }),

    route(ListEstimateOptions, { access: 'public' }, async ({ query }) =>
      nextEstimateQuestion(query, deps.clock()),
    ),

    route(ListLookupOptions, { access: 'public' }, async ({ query }) => {
      const choice = await readChoice(deps, query.market, query.path)
      return choice ?? refuse('VEHICLES_NOT_FOUND')
    }),

    route(StepIdentify, { access: 'public', limit: STEP_LIMIT }, async ({ params, body, ip }) => {
      const { draftId } = params
      const { audience, place, step } = body
      if (step.kind === 'search') {
        if (!(await deps.limit(REGISTRATION_LIMIT, networkOf(ip))))
          return refuse('TOO_MANY_ATTEMPTS')
      }
      return stepIdentify(deps, { draftId, audience }, { place, step })
    }),
  ]
}
