import {
  ListLargeOrders,
  ReviewLargeOrder,
} from '@understory/contracts/stores/connected-stores/large-orders.ts'
import {
  EstimateStorePlan,
  StartStorePlan,
} from '@understory/contracts/stores/connected-stores/store-plan.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { estimateMonth } from '@understory/domain/stores/connected-stores/contribution/order-contribution.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { currentPriceBook } from '../../commerce/prices/public.ts'
import { appBillingRoutes } from './app-billing/routes.ts'
import { billingRoutes } from './billing/billing-routes.ts'
import { startStorePlan } from './billing/start-store-plan.ts'
import { connectedStoreRoutes } from './connect/connected-routes.ts'
import { listLargeOrders } from './large-orders/list-large-orders.ts'
import { reviewLargeOrder } from './large-orders/review-large-order.ts'
import { parkedDeliveryRoutes } from './parked/routes.ts'

const ESTIMATE_LIMIT = { name: 'store-estimate', points: 300, seconds: 600 }

export function storeRoutes(deps: Deps): Route[] {
  return [
    ...connectedStoreRoutes(deps),
    ...appBillingRoutes(deps),
    ...billingRoutes(deps),
    ...parkedDeliveryRoutes(deps),
    route(ListLargeOrders, { access: 'staff', duty: 'watch-payments' }, () =>
      listLargeOrders(deps),
    ),
    route(ReviewLargeOrder, { access: 'staff', duty: 'watch-payments' }, ({ actor, body }) =>
      reviewLargeOrder(deps, actor, body),
    ),
    route(EstimateStorePlan, { access: 'public', limit: ESTIMATE_LIMIT }, async ({ body }) => {
      const { currency, contribution, ...month } = body
      const prices = await currentPriceBook(deps.db, currency, dayOf(deps.clock()))
      const { cost, trees } = estimateMonth(contribution, month, prices)
      return {
        priceBookVersion: prices.version,
        monthMinor: cost.minor,
        milliTrees: trees,
        currency,
      }
    }),

    route(
      StartStorePlan,
      {
        access: 'account',
        may: 'spend',
        businessOnly: 'BUSINESS_ONLY',
        event: 'shop-rule-changed',
        sells: true,
      },
      ({ actor, body }) => startStorePlan(deps, actor, body),
    ),
  ]
}
