import { ComputeLines, SearchFactors } from '@understory/contracts/footprints/emission-factors.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { computeLines } from './compute-lines.ts'
import { factorIndexes } from './factor-index.ts'
import { searchFactors } from './search-factors.ts'

const SEARCH_LIMIT = { name: 'factor-search', points: 600, seconds: 600 }
const COMPUTE_LIMIT = { name: 'line-computation', points: 300, seconds: 600 }

/** For anyone, within limits: nothing is stored. */
export function emissionFactorRoutes(deps: Deps): Route[] {
  const indexes = factorIndexes(deps)
  return [
    route(SearchFactors, { access: 'public', limit: SEARCH_LIMIT }, ({ query }) =>
      searchFactors({ ...deps, indexes }, query),
    ),
    route(ComputeLines, { access: 'public', limit: COMPUTE_LIMIT }, ({ body }) =>
      computeLines(deps, body),
    ),
  ]
}
