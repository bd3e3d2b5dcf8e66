import { AskAppPlan, ConfirmAppPlan, GetAppPlan } from '@understory/contracts/stores/app-billing.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { askAppPlan, confirmAppPlan, getAppPlan } from './ask-plan.ts'

const ASK_LIMIT = { name: 'app-plan', points: 60, seconds: 600 }

export function appBillingRoutes(deps: Deps): Route[] {
  return [
    route(GetAppPlan, { access: 'account', may: 'see' }, ({ actor, params }) =>
      getAppPlan(deps, { accountId: actor.accountId, storeId: params.storeId }),
    ),
    route(
      AskAppPlan,
      { access: 'account', may: 'spend', limit: ASK_LIMIT, event: 'shop-plan-asked', sells: true },
      ({ actor, params, body }) => askAppPlan(deps, actor, { ...body, storeId: params.storeId }),
    ),
    route(
      ConfirmAppPlan,
      { access: 'account', may: 'spend', limit: ASK_LIMIT, sells: false },
      ({ actor, params }) =>
        confirmAppPlan(deps, { accountId: actor.accountId, storeId: params.storeId }),
    ),
  ]
}
