import { GetFootprintCoverage } from '@understory/contracts/footprint-coverage.ts'
import {
  EstimateFootprint,
  GetEstimateOptions,
  ListFootprints,
  RemoveFootprint,
  SaveFootprint,
} from '@understory/contracts/footprint-estimates.ts'
import type { Deps } from '../../deps.ts'
import { type Route, route } from '../../http/route.ts'
import { estimateFootprint } from './estimate-footprint.ts'
import { estimateOptions } from './estimate-options.ts'
import { getFootprintCoverage } from './footprint-coverage.ts'
import { listFootprintRows } from './footprint-records.ts'
import { removeFootprint } from './remove-footprint.ts'
import { saveFootprint } from './save-footprint.ts'

const ESTIMATE_LIMIT = { name: 'footprint-estimate', points: 300, seconds: 600 }

/** Estimating for anyone; saved footprints for accounts. */
export function footprintEstimateRoutes(deps: Deps): Route[] {
  return [
    route(GetEstimateOptions, { access: 'public' }, async () => estimateOptions(deps.clock())),
    route(EstimateFootprint, { access: 'public', limit: ESTIMATE_LIMIT }, async ({ body }) =>
      estimateFootprint(body),
    ),
    route(SaveFootprint, { access: 'account', may: 'buy' }, ({ actor, body }) =>
      saveFootprint(deps, actor, body),
    ),
    route(ListFootprints, { access: 'account', may: 'see' }, async ({ actor }) => ({
      footprints: await listFootprintRows(deps.db, {
        accountId: actor.accountId,
        now: deps.clock(),
      }),
    })),
    route(GetFootprintCoverage, { access: 'account', may: 'see' }, ({ actor }) =>
      getFootprintCoverage(deps, actor.accountId),
    ),
    route(RemoveFootprint, { access: 'account', may: 'buy' }, ({ actor, params }) =>
      removeFootprint(deps, { id: params.footprintId, accountId: actor.accountId }),
    ),
  ]
}
