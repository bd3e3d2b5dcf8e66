import {
  GetImpactChart,
  GetImpactMetrics,
  GetPublicTotals,
  ListFundedProjects,
} from '@understory/contracts/proof/ledger.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { drawImpactChart } from './draw-impact-chart.ts'
import { getMetrics } from './get-metrics.ts'
import { getPublicTotals } from './get-public-totals.ts'
import { listFundedProjects } from './list-funded-projects.ts'

const CHARTS = { name: 'impact-charts', points: 60, seconds: 60 }

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
      GetImpactChart,
      { access: 'account', may: 'see', mayLag: true },
      async ({ actor, query }) => {
        if (!(await deps.limit(CHARTS, actor.accountId))) return refuse('TOO_MANY_ATTEMPTS')
        return drawImpactChart(deps, { ...query, accountId: actor.accountId })
      },
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
