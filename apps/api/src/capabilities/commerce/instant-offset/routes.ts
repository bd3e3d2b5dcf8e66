import { QuoteInstantOffset } from '@understory/contracts/commerce/instant-offset.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { quoteInstantOffset } from './quote-instant-offset.ts'

const QUOTE_LIMIT = { name: 'quote', points: 300, seconds: 600 }

export function offsettingRoutes(deps: Deps): Route[] {
  return [
    route(QuoteInstantOffset, { access: 'public', limit: QUOTE_LIMIT }, ({ body }) =>
      quoteInstantOffset(deps, body),
    ),
  ]
}
