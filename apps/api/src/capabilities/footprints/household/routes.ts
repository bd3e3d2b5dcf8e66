import {
  EstimateHousehold,
  GetHouseholdOptions,
  ListHouseholdResults,
  RemoveHouseholdResult,
  SaveHouseholdResult,
} from '@understory/contracts/footprints/household.ts'
import {
  GetHouseholdPlan,
  SetHouseholdAction,
} from '@understory/contracts/footprints/household-plan.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { computeHousehold } from './compute-household.ts'
import { householdOptions } from './household-options.ts'
import { getHouseholdPlan, setHouseholdAction } from './household-plan.ts'
import {
  listHouseholdResults,
  removeHouseholdResult,
  saveHouseholdResult,
} from './household-results.ts'

const ESTIMATES = { name: 'household-estimate', points: 300, seconds: 600 }

export function householdRoutes(deps: Deps): Route[] {
  return [
    route(GetHouseholdOptions, { access: 'public' }, async ({ query }) =>
      householdOptions(query.country),
    ),
    route(EstimateHousehold, { access: 'public', limit: ESTIMATES }, async ({ body }) =>
      computeHousehold(body),
    ),
    route(SaveHouseholdResult, { access: 'account', may: 'change' }, ({ actor, body }) =>
      saveHouseholdResult(deps, actor.accountId, body),
    ),
    route(ListHouseholdResults, { access: 'account', may: 'see' }, async ({ actor }) => ({
      results: await listHouseholdResults(deps, actor.accountId),
    })),
    route(GetHouseholdPlan, { access: 'account', may: 'see' }, ({ actor }) =>
      getHouseholdPlan(deps, actor.accountId),
    ),
    route(SetHouseholdAction, { access: 'account', may: 'change' }, ({ actor, body }) =>
      setHouseholdAction(deps, actor.accountId, body),
    ),
    route(RemoveHouseholdResult, { access: 'account', may: 'change' }, ({ actor, params }) =>
      removeHouseholdResult(deps, { accountId: actor.accountId, ...params }),
    ),
  ]
}
