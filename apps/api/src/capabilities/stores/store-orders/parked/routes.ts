import {
  DropParkedDeliveries,
  ListParkedDeliveries,
  RetryParkedDeliveries,
} from '@understory/contracts/stores/store-orders/parked-deliveries.ts'
import type { Deps } from '../../../../deps.ts'
import { type Route, route } from '../../../../http/route.ts'
import { listParkedDeliveries } from './list-parked.ts'
import { dropParkedDeliveries, retryParkedDeliveries } from './settle-parked.ts'

export function parkedDeliveryRoutes(deps: Deps): Route[] {
  return [
    route(ListParkedDeliveries, { access: 'staff', duty: 'run' }, () => listParkedDeliveries(deps)),
    route(RetryParkedDeliveries, { access: 'staff', duty: 'run' }, ({ actor, body }) =>
      retryParkedDeliveries(deps, { ...body, staffId: actor.staffId }),
    ),
    route(DropParkedDeliveries, { access: 'staff', duty: 'run' }, ({ actor, body }) =>
      dropParkedDeliveries(deps, { ...body, staffId: actor.staffId }),
    ),
  ]
}
