import {
  BuyInstantOffset,
  GetInvoicePdf,
  GetQuote,
  ListInstantPurchases,
  QuoteInstantOffset,
  UpdateInstantPurchase,
} from '@understory/contracts/offsetting.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import { type Route, route } from '../../http/route.ts'
import { listProjects } from '../products/public.ts'
import { buyInstantOffset } from './buy-instant-offset.ts'
import { listInstantPurchases } from './list-instant-purchases.ts'
import { presentQuote } from './present-quote.ts'
import { quoteInstantOffset } from './quote-instant-offset.ts'
import { findQuote, isQuotePaid } from './quote-records.ts'
import { renderInvoice } from './render-invoice.ts'
import { updateInstantPurchase } from './update-instant-purchase.ts'

const QUOTE_LIMIT = { name: 'quote', points: 300, seconds: 600 }
// Somebody who tries stolen cards starts one purchase after another.
const BUY_LIMIT = { name: 'buy', points: 60, seconds: 600 }
const INVOICE_LIMIT = { name: 'invoice', points: 60, seconds: 60 }

export function offsettingRoutes(deps: Deps): Route[] {
  return [
    route(QuoteInstantOffset, { access: 'public', limit: QUOTE_LIMIT }, ({ body }) =>
      quoteInstantOffset(deps, body),
    ),

    route(GetQuote, { access: 'public' }, async ({ params }) => {
      const row = await findQuote(deps.db, params.quoteId)
      if (!row) return refuse('QUOTE_NOT_FOUND')
      const [projects, isPaid] = await Promise.all([
        listProjects(deps.db),
        isQuotePaid(deps.db, row.id),
      ])
      return presentQuote(row, projects, isPaid)
    }),

    route(
      BuyInstantOffset,
      { access: 'account', may: 'buy', limit: BUY_LIMIT },
      ({ actor, body }) => buyInstantOffset(deps, actor, body),
    ),

    route(ListInstantPurchases, { access: 'account', may: 'see' }, ({ actor, query }) =>
      listInstantPurchases(deps, actor.accountId, query),
    ),

    route(UpdateInstantPurchase, { access: 'account', may: 'buy' }, ({ actor, params, body }) =>
      updateInstantPurchase(deps, { id: params.purchaseId, accountId: actor.accountId }, body),
    ),

    route(
      GetInvoicePdf,
      { access: 'account', may: 'see', limit: INVOICE_LIMIT },
      ({ actor, params }) =>
        renderInvoice(deps, { id: params.purchaseId, accountId: actor.accountId }),
    ),
  ]
}
