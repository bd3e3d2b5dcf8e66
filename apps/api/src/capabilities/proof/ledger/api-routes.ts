import { getImpact, getPublicTotals } from '@understory/contracts/v1/impact.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import { getMetrics } from './get-metrics.ts'
import { getPublicTotals as readPublicTotals } from './get-public-totals.ts'

export const impactApiRoutes = ({ db }: Deps): ApiRoute[] => [
  apiRoute(getImpact, ({ actor, query }) =>
    getMetrics(db, {
      ...query,
      accountId: actor.accountId,
      fallbackToAllProductsIfEmpty: query.fallbackToAllProductsIfEmpty === 'true',
    }),
  ),
  apiRoute(getPublicTotals, () => asPlatform(() => readPublicTotals(db))),
]
