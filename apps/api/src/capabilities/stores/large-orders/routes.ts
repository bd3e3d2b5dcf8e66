import { ListLargeOrders, ReviewLargeOrder } from '@understory/contracts/stores/large-orders.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { listLargeOrders } from './list-large-orders.ts'
import { reviewLargeOrder } from './review-large-order.ts'

const WATCH = { access: 'staff', duty: 'watch-payments' } as const

export function largeOrderRoutes(deps: Deps): Route[] {
  return [
    route(ListLargeOrders, WATCH, () => listLargeOrders(deps)),
    route(ReviewLargeOrder, WATCH, ({ actor, body }) => reviewLargeOrder(deps, actor, body)),
  ]
}
