import {
  ApprovePurchase,
  DeclinePurchase,
  GetPurchaseByKey,
} from '@understory/contracts/commerce/purchases-by-key.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { approvePurchase, declinePurchase } from './decide-purchase.ts'
import { getPurchaseByKey } from './get-purchase-by-key.ts'

const BY_BUYERS = { access: 'account', may: 'spend', isOwnOnly: true } as const
const DECIDED = { ...BY_BUYERS, event: 'purchase-by-key-decided' } as const

/** By people of the account: a key cannot say yes to what a key buys. */
export const purchaseByKeyRoutes = (deps: Deps): Route[] => [
  route(GetPurchaseByKey, { access: 'account', may: 'see' }, ({ actor, params }) =>
    getPurchaseByKey(deps, { id: params.purchaseId, accountId: actor.accountId }),
  ),
  route(ApprovePurchase, { ...DECIDED, sells: true }, async ({ actor, params }) => {
    const refused = await approvePurchase(deps, actor, params.purchaseId)
    const wanted = { id: params.purchaseId, accountId: actor.accountId }
    return refused ?? getPurchaseByKey(deps, wanted)
  }),
  route(DeclinePurchase, { ...DECIDED, sells: false }, async ({ actor, params }) => {
    const refused = await declinePurchase(deps, actor, params.purchaseId)
    const wanted = { id: params.purchaseId, accountId: actor.accountId }
    return refused ?? getPurchaseByKey(deps, wanted)
  }),
]
