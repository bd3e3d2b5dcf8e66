import { MayPayQuote } from '@understory/contracts/commerce/purchases/obstacles.ts'
import {
  BuyQuote,
  GetQuote,
  ListPurchases,
  UpdatePurchase,
} from '@understory/contracts/commerce/purchases/purchases.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { listProjects } from '../prices/public.ts'
import { buyQuote } from './buy-quote.ts'
import { coversOf } from './covers-of.ts'
import { listOwnPurchases } from './list-purchases.ts'
import { findObstacle, findVisitorsObstacle } from './quote/find-obstacle.ts'
import { deliveryOf, presentQuote } from './quote/present-quote.ts'
import { findQuote, isQuotePaid } from './quote/quote-records.ts'
import { updatePurchase } from './update-purchase.ts'

// Card testing: someone with stolen cards starts one purchase after another.
const BUY_LIMIT = { name: 'buy', points: 60, seconds: 600 }

export function purchaseRoutes(deps: Deps): Route[] {
  return [
    route(GetQuote, { access: 'public' }, async ({ params }) => {
      const row = await findQuote(deps.db, params.quoteId)
      if (!row) return refuse('QUOTE_NOT_FOUND')
      const of = { quote_id: row.id, quote_kind: row.kind }
      const [projects, isPaid, covers, delivery] = await Promise.all([
        listProjects(deps.db),
        isQuotePaid(deps.db, row.id),
        coversOf(deps, [of], 'buyer'),
        deliveryOf(deps, row),
      ])
      const shown = presentQuote(deps, row, { projects, isPaid, covers: covers(of), delivery })
      return { ...shown, obstacle: await findVisitorsObstacle(deps, row) }
    }),

    route(
      MayPayQuote,
      { access: 'account', may: 'see', guests: true, sells: true },
      async ({ actor, params }) => {
        const obstacle = await findObstacle(deps, actor, params.quoteId)
        return obstacle ? refuse(obstacle) : undefined
      },
    ),

    route(
      BuyQuote,
      { access: 'account', may: 'spend', guests: true, limit: BUY_LIMIT, sells: true },
      ({ actor, body }) => buyQuote(deps, actor, body),
    ),

    route(ListPurchases, { access: 'account', may: 'see' }, ({ actor, query }) =>
      listOwnPurchases(deps, actor.accountId, query),
    ),

    route(UpdatePurchase, { access: 'account', may: 'change' }, ({ actor, params, body }) =>
      updatePurchase(deps, { id: params.purchaseId, accountId: actor.accountId }, body),
    ),
  ]
}
