import {
  computeEmissions,
  getEmissionFactor,
  searchEmissionFactors,
} from '@understory/contracts/v1/emission-factors.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import { computeLines } from './compute-lines.ts'
import { factorIndexes } from './factor-index.ts'
import { searchFactors } from './search-factors.ts'

export function emissionFactorApiRoutes(deps: Deps): ApiRoute[] {
  const given = { ...deps, indexes: factorIndexes(deps) }
  return [
    apiRoute(searchEmissionFactors, ({ query }) => searchFactors(given, query)),
    apiRoute(getEmissionFactor, async ({ params }) => {
      const { factors } = await searchFactors(given, { factorId: params.factorId, limit: 1 })
      return factors[0] ?? refuse('FACTOR_NOT_FOUND')
    }),
    apiRoute(computeEmissions, ({ body }) => computeLines(deps, body)),
  ]
}
