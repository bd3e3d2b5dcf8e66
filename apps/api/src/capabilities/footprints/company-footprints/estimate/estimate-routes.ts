import { ComputeCompleteness } from '@understory/contracts/footprints/company-footprints/completeness.ts'
import { GetFootprintChart } from '@understory/contracts/footprints/company-footprints/footprint-chart.ts'
import { GetFootprintCoverage } from '@understory/contracts/footprints/company-footprints/footprint-coverage.ts'
import {
  EstimateFootprint,
  GetEstimateOptions,
  ListFootprints,
  RemoveFootprint,
  SaveFootprint,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { Deps } from '../../../../deps.ts'
import { refuse } from '../../../../http/refuse.ts'
import { type Route, route } from '../../../../http/route.ts'
import { drawFootprintChart } from '../draw-footprint-chart.ts'
import { getFootprintCoverage } from '../footprint-coverage.ts'
import { listFootprintRecords } from '../footprint-records.ts'
import { removeFootprint } from '../remove-footprint.ts'
import { saveFootprint } from '../save-footprint.ts'
import { computeCompleteness } from './compute-completeness.ts'
import { estimateFootprint } from './estimate-footprint.ts'
import { estimateOptions } from './estimate-options.ts'

const ESTIMATE_LIMIT = { name: 'footprint-estimate', points: 300, seconds: 600 }
const COMPLETENESS_LIMIT = { name: 'completeness-computation', points: 300, seconds: 600 }
const CHARTS = { name: 'footprint-charts', points: 60, seconds: 60 }

/** Estimating for anyone; saved footprints for accounts. */
export function footprintEstimateRoutes(deps: Deps): Route[] {
  return [
    route(GetEstimateOptions, { access: 'public' }, async () => estimateOptions(deps.clock())),
    route(EstimateFootprint, { access: 'public', limit: ESTIMATE_LIMIT }, async ({ body }) =>
      estimateFootprint(body, deps.clock()),
    ),
    route(ComputeCompleteness, { access: 'public', limit: COMPLETENESS_LIMIT }, ({ body }) =>
      computeCompleteness(body),
    ),
    route(
      SaveFootprint,
      { access: 'account', may: 'change', businessOnly: 'FOOTPRINT_BUSINESS_ONLY' },
      ({ actor, body }) => saveFootprint(deps, actor, body),
    ),
    route(ListFootprints, { access: 'account', may: 'see' }, async ({ actor }) => ({
      footprints: await listFootprintRecords(deps.db, {
        accountId: actor.accountId,
        now: deps.clock(),
      }),
    })),
    route(GetFootprintCoverage, { access: 'account', may: 'see' }, ({ actor }) =>
      getFootprintCoverage(deps, actor.accountId),
    ),
    route(GetFootprintChart, { access: 'account', may: 'see' }, async ({ actor, query }) => {
      if (!(await deps.limit(CHARTS, actor.accountId))) return refuse('TOO_MANY_ATTEMPTS')
      return drawFootprintChart(deps, actor.accountId, query)
    }),
    route(RemoveFootprint, { access: 'account', may: 'change' }, ({ actor, params }) =>
      removeFootprint(deps, { id: params.footprintId, accountId: actor.accountId }),
    ),
  ]
}
