import {
  GetOrderCard,
  GetOrderImpact,
  GetOrderPage,
  GetOrderProof,
  SetOrderPage,
} from '@understory/contracts/stores/order-pages.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { orderCard } from './order-card.ts'
import { orderImpact } from './order-impact.ts'
import { orderPage, setOrderPage } from './order-page.ts'
import { orderProof } from './order-proof.ts'

const LIMIT = { name: 'order-impact', points: 120, seconds: 60 }
const CARD_LIMIT = { name: 'order-cards', points: 60, seconds: 60 }
const PROOF_LIMIT = { name: 'order-proof', points: 60, seconds: 60 }

export function orderPageRoutes(deps: Deps): Route[] {
  return [
    route(GetOrderImpact, { access: 'public', limit: LIMIT }, ({ query }) =>
      asPlatform(() => orderImpact(deps, query)),
    ),
    route(GetOrderCard, { access: 'public', limit: CARD_LIMIT }, ({ query, responseHeaders }) => {
      responseHeaders.set('cache-control', 'private, max-age=3600')
      return asPlatform(() => orderCard(deps, query))
    }),
    route(GetOrderProof, { access: 'public', limit: PROOF_LIMIT }, ({ query }) =>
      asPlatform(() => orderProof(deps, query)),
    ),
    // With the key of the links.
    route(
      GetOrderPage,
      { access: 'account', may: 'change', isOwnOnly: true },
      ({ actor, params }) =>
        orderPage(deps, { accountId: actor.accountId, storeId: params.storeId }),
    ),
    route(
      SetOrderPage,
      { access: 'account', may: 'change', event: 'shop-order-page-changed' },
      ({ actor, params, body }) =>
        setOrderPage(deps, { accountId: actor.accountId, storeId: params.storeId }, body),
    ),
  ]
}
