import { GetOrderImpact, GetOrderPage } from '@understory/contracts/order-pages.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../deps.ts'
import { type Route, route } from '../../http/route.ts'
import { orderImpact } from './order-impact.ts'
import { orderPage } from './order-page.ts'

const LIMIT = { name: 'order-impact', points: 120, seconds: 60 }

export function orderPageRoutes(deps: Deps): Route[] {
  return [
    route(GetOrderImpact, { access: 'public', limit: LIMIT }, ({ query }) =>
      asPlatform(() => orderImpact(deps, query)),
    ),
    // With the key of the links.
    route(
      GetOrderPage,
      { access: 'account', may: 'change', isOwnOnly: true },
      ({ actor, params }) =>
        orderPage(deps, { accountId: actor.accountId, storeId: params.storeId }),
    ),
  ]
}
