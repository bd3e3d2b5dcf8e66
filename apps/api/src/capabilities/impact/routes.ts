import {
  GetImpactMetrics,
  GetPublicTotals,
  ListFundedProjects,
} from '@understory/contracts/impact.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../deps.ts'
import { type Route, route } from '../../http/route.ts'
import { getMetrics } from './get-metrics.ts'
import { getPublicTotals } from './get-public-totals.ts'
import { listFundedProjects } from './list-funded-projects.ts'

export function impactRoutes(deps: Deps): Route[] {
  return [
    route(GetImpactMetrics, { access: 'account', may: 'see', mayLag: true }, ({ actor, query }) =>
      getMetrics(deps.db, {
        ...query,
        accountId: actor.accountId,
        fallbackToAllProductsIfEmpty: query.fallbackToAllProductsIfEmpty === 'true',
      }),
    ),

    route(
      ListFundedProjects,
      { access: 'account', may: 'see', mayLag: true },
      async ({ actor }) => ({
        projects: await listFundedProjects(deps.db, actor.accountId),
      }),
    ),

    route(GetPublicTotals, { access: 'public' }, ({ responseHeaders }) => {
      responseHeaders.set('cache-control', 'public, max-age=10, stale-while-revalidate=60')
      return asPlatform(() => getPublicTotals(deps.db))
    }),
  ]
}
