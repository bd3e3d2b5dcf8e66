import { getPurchase, listPurchases } from '@understory/contracts/v1/purchases.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import { listOwnPurchases } from './list-purchases.ts'
import { presentApiPurchase, presentApiPurchases } from './present-api-purchase.ts'
import { findPurchase } from './purchase-records.ts'

export const purchaseApiRoutes = (deps: Deps): ApiRoute[] => [
  apiRoute(listPurchases, async ({ actor, query: { limit, cursor } }) => {
    const page = await listOwnPurchases(deps, actor.accountId, { limit, before: cursor })
    if (page instanceof Refused) return page
    const data = await presentApiPurchases(deps, actor, page.purchases)
    return { data, nextCursor: page.next }
  }),
  apiRoute(getPurchase, async ({ actor, params }) => {
    const { accountId } = actor
    const purchase = await findPurchase(deps.db, { id: params.purchaseId, accountId })
    return purchase ? presentApiPurchase(deps, actor, purchase) : refuse('PURCHASE_NOT_FOUND')
  }),
]
