import {
  ListStoreOrders,
  ReceiveStoreEvent,
  ReceiveStoreEventAt,
} from '@understory/contracts/stores/store-orders/store-orders.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { receiveRequest, receiverOf } from './intake/receive-delivery.ts'
import { listStoreOrders } from './orders/list-store-orders.ts'
import { parkedDeliveryRoutes } from './parked/routes.ts'

const SEE_LATER = { access: 'account', may: 'see', mayLag: true } as const

export function storeOrderRoutes(deps: Deps): Route[] {
  const receive = receiverOf(deps)
  return [
    route(ListStoreOrders, SEE_LATER, ({ actor, query }) =>
      listStoreOrders(deps, actor.accountId, query),
    ),
    route(ReceiveStoreEvent, { access: 'signed' }, ({ params, ...arrived }) =>
      asPlatform(() => receiveRequest(receive, arrived, { ...params, storeId: null })),
    ),
    route(ReceiveStoreEventAt, { access: 'signed' }, ({ params, ...arrived }) =>
      asPlatform(() => receiveRequest(receive, arrived, params)),
    ),
    ...parkedDeliveryRoutes(deps),
  ]
}
