import { cancelPurchase, createPurchase } from '@understory/contracts/v1/purchases.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import {
  buyInTest,
  findKeyPurchase,
  findPurchase,
  presentApiPurchase,
} from '../purchases/public.ts'
import { cancelUnpaid } from '../settlement/public.ts'
import { buyByKey } from './buy-by-key.ts'

export const purchaseByKeyApiRoutes = (deps: Deps): ApiRoute[] => [
  apiRoute(createPurchase, ({ actor, body, query, resourceId }) => {
    const buy = actor.mode === 'test' ? buyInTest : buyByKey
    const isDryRun = query.dryRun === 'true'
    return buy(deps, actor, { purchaseId: resourceId, order: body, isDryRun })
  }),
  apiRoute(cancelPurchase, async ({ actor, params }) => {
    const wanted = { id: params.purchaseId, accountId: actor.accountId }
    const found = await findPurchase(deps.db, wanted)
    if (!found) return refuse('PURCHASE_NOT_FOUND')
    // One of a test account is paid as soon as it is made.
    if (actor.mode === 'test') return refuse('ALREADY_PAID')
    if (!(await findKeyPurchase(deps.db, found.id))) return refuse('PURCHASE_NOT_FOUND')
    const refused = await cancelUnpaid(deps, wanted)
    if (refused) return refused
    const purchase = await findPurchase(deps.db, wanted)
    return purchase ? presentApiPurchase(deps, actor, purchase) : refuse('PURCHASE_NOT_FOUND')
  }),
]
