import {
  EndStoreBilling,
  GetBillOrdersFile,
  GetStoreBilling,
  ListBillOrders,
  ListStoreBills,
  StartStoreBilling,
} from '@understory/contracts/stores/bills.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { endUsagePlan } from '../../commerce/subscriptions/public.ts'
import { listBillOrders, listBillsBefore, streamOrdersFile } from '../bills/public.ts'
import { getStoreBilling, startStoreBilling } from './store-billing.ts'

const SEE = { access: 'account', may: 'see' } as const
const SPEND = { access: 'account', may: 'spend' } as const
const FILE_LIMIT = { name: 'bill-orders-file', points: 60, seconds: 60 }
const START_LIMIT = { name: 'start-store-billing', points: 60, seconds: 600 }

export function storeBillingRoutes(deps: Deps): Route[] {
  return [
    route(GetStoreBilling, SEE, ({ actor }) => getStoreBilling(deps, actor.accountId)),
    route(ListStoreBills, SEE, ({ actor, query }) =>
      listBillsBefore(deps.db, { accountId: actor.accountId, ...query }),
    ),
    route(
      StartStoreBilling,
      {
        ...SPEND,
        businessOnly: 'BUSINESS_ONLY',
        limit: START_LIMIT,
        event: 'shop-billing-started',
        sells: true,
      },
      ({ actor, body }) => startStoreBilling(deps, actor, body),
    ),
    route(EndStoreBilling, { ...SPEND, event: 'shop-billing-ended', sells: false }, ({ actor }) =>
      endUsagePlan(deps, actor.accountId),
    ),
    route(ListBillOrders, SEE, ({ actor, params, query }) =>
      listBillOrders(deps.db, { accountId: actor.accountId, ...params, ...query }),
    ),
    route(GetBillOrdersFile, { ...SEE, limit: FILE_LIMIT }, ({ actor, params }) =>
      streamOrdersFile(deps.db, { accountId: actor.accountId, ...params }),
    ),
  ]
}
