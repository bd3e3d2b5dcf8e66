import type { Capability } from '../../../capability.ts'
import { ownShopApiRoutes } from './api-routes.ts'
import { clearTestShops } from './clear-test-shops.ts'
import { renderOrderEvent } from './render-order-event.ts'

export const ownShops: Capability = {
  area: 'stores',
  name: 'own-shops',
  says: 'Shops and orders for programs, and shops without a connector, whose orders programs send.',
  asPlatform: {
    'one-order.ts': 'orders are written by the platform alone, whichever way they come',
    'push-orders.ts': 'orders are written by the platform alone, whichever way they come',
  },
  apiRoutes: ownShopApiRoutes,
  clearsTestData: clearTestShops,
  eventRenderers: {
    'order.contributed': renderOrderEvent,
    'order.changed': renderOrderEvent,
    'order.removed': renderOrderEvent,
  },
}
