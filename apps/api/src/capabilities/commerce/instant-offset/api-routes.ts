import { createQuote, createQuoteBatch, getQuote } from '@understory/contracts/v1/quotes.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import { findApiQuote } from '../purchases/public.ts'
import { createApiQuote } from './create-api-quote.ts'
import { createApiQuotes } from './create-api-quotes.ts'

export const quoteApiRoutes = (deps: Deps): ApiRoute[] => [
  apiRoute(createQuote, ({ actor, body, resourceId }) =>
    createApiQuote(deps, actor, { quoteId: resourceId, order: body }),
  ),
  apiRoute(createQuoteBatch, ({ actor, body, resourceId }) =>
    createApiQuotes(deps, actor, { batchId: resourceId, orders: body.items }),
  ),
  apiRoute(
    getQuote,
    async ({ actor, params }) =>
      (await findApiQuote(deps.db, actor, params.quoteId)) ?? refuse('QUOTE_NOT_FOUND'),
  ),
]
