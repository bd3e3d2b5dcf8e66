import {
  PriceFootprint,
  QuoteFootprint,
} from '@understory/contracts/footprints/company-footprints/footprints.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { approvalRoutes } from './approvals/routes.ts'
import { declarationRoutes } from './declarations/routes.ts'
import { footprintEstimateRoutes } from './estimate/estimate-routes.ts'
import { evidenceRoutes } from './evidence/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { inventoryRoutes } from './inventory/routes.ts'
import { priceFootprint, quoteFootprint } from './quote-footprint.ts'

const QUOTE_LIMIT = { name: 'footprint-quote', points: 300, seconds: 600 }

export function footprintRoutes(deps: Deps): Route[] {
  return [
    ...footprintEstimateRoutes(deps),
    ...inventoryRoutes(deps),
    ...historyRoutes(deps),
    ...declarationRoutes(deps),
    ...approvalRoutes(deps),
    ...evidenceRoutes(deps),
    route(PriceFootprint, { access: 'public', limit: QUOTE_LIMIT }, ({ body }) =>
      priceFootprint(deps, body),
    ),
    route(QuoteFootprint, { access: 'public', limit: QUOTE_LIMIT }, ({ body }) =>
      quoteFootprint(deps, body),
    ),
  ]
}
