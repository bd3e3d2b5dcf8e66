import { fittingSets } from '@understory/domain/footprints/emission-factors/search/fitting-sets.ts'
import {
  type SearchedFactor,
  type SearchIndex,
  searchIndex,
} from '@understory/domain/footprints/emission-factors/search/search-index.ts'
import { factorFiles } from './factor-files.ts'
import { partsOfSetId } from './insert-factor-set.ts'

type SeedRow = [id: string, scope: number, table: string, name: string, unit: string, kg: number]

type ReadingOfSeed = {
  /** Sets and their rows come the other way round, as no database promises an order. */
  readonly isReversed?: boolean
}

/** Every factor of the seed that a year is searched in, without a database. */
export async function indexOfSeed(
  near: number,
  { isReversed = false }: ReadingOfSeed = {},
): Promise<SearchIndex<SearchedFactor>> {
  const inOrder = <T>(all: readonly T[]) => (isReversed ? all.toReversed() : all)
  const sets = await Promise.all(
    inOrder(await factorFiles()).map(async ({ setId, read }) => {
      const rows = (await read()).trimEnd().split('\n')
      return { setId, ...partsOfSetId(setId), size: rows.length, rows }
    }),
  )
  return searchIndex(
    fittingSets(sets, near).flatMap(({ market, kind, year, rows }) =>
      inOrder(rows).map((line): SearchedFactor => {
        const [factorId, , category, name, unit, kgCo2e] = JSON.parse(line) as SeedRow
        return { factorId, market, kind, year, category, name, unit, kgCo2e }
      }),
    ),
  )
}
