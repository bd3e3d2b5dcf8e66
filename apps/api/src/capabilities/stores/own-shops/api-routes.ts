import {
  deleteOrder,
  getOrder,
  listOrders,
  pushOrders,
  putOrder,
} from '@understory/contracts/v1/shops/orders.ts'
import {
  createStore,
  getStore,
  listStores,
  setContributionRule,
  updateStore,
} from '@understory/contracts/v1/shops/stores.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import { listStoreOrders } from '../store-orders/public.ts'
import { addOwnShop } from './add-own-shop.ts'
import { changeShop, getShop, setRuleOfShop } from './change-shop.ts'
import { listShops } from './list-shops.ts'
import { deleteOrderOf, getOrderOf, putOrderOf } from './one-order.ts'
import { presentOrder, pushOrdersOf } from './push-orders.ts'

export const ownShopApiRoutes = (deps: Deps): ApiRoute[] => [
  apiRoute(listStores, async ({ actor }) => ({ data: await listShops(deps, actor) })),
  apiRoute(createStore, ({ actor, body, resourceId }) =>
    addOwnShop(deps, actor, { ...body, storeId: resourceId }),
  ),
  apiRoute(getStore, ({ actor, params }) => getShop(deps, actor, params)),
  apiRoute(updateStore, ({ actor, params, body }) =>
    changeShop(deps, actor, { ...params, ...body }),
  ),
  apiRoute(setContributionRule, ({ actor, params, body, query }) =>
    setRuleOfShop(deps, actor, { ...params, ...body, isDryRun: query.dryRun === 'true' }),
  ),
  apiRoute(pushOrders, ({ actor, body, query }) =>
    pushOrdersOf(deps, actor, { ...body, isDryRun: query.dryRun === 'true' }),
  ),
  apiRoute(putOrder, ({ actor, params, body, query }) =>
    putOrderOf(deps, actor, { ...params, order: body, isDryRun: query.dryRun === 'true' }),
  ),
  apiRoute(getOrder, ({ actor, params }) => getOrderOf(deps, actor, params)),
  apiRoute(deleteOrder, ({ actor, params }) => deleteOrderOf(deps, actor, params)),
  apiRoute(listOrders, async ({ actor, query }) => {
    const found = await listStoreOrders(deps, actor.accountId, query)
    if (found instanceof Refused) return found
    const data = found.orders.map((order) => presentOrder(order, actor))
    return { data, nextCursor: found.nextCursor }
  }),
]
