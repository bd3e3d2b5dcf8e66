import type { Database } from '@understory/database/connect.ts'
import { fittingSets } from '@understory/domain/footprints/emission-factors/search/fitting-sets.ts'
import {
  type SearchedFactor,
  type SearchIndex,
  searchIndex,
} from '@understory/domain/footprints/emission-factors/search/search-index.ts'
import type { Deps } from '../../../deps.ts'
import { type FactorRow, selectFactors } from './factor-records.ts'

/** A factor of the search, with its row in the database. */
export type IndexedFactor = SearchedFactor & { readonly row: FactorRow }

type FactorSetRows = {
  readonly setId: string
  readonly year: number
  readonly revision: number
  readonly size: number
  readonly factors: readonly IndexedFactor[]
}

type YearChoice = {
  /** The nearest sets are taken; the newest where nothing is said. */
  readonly near?: number | undefined
  /** Sets of this year alone. */
  readonly year?: number | undefined
}

export type FactorIndexes = (choice: YearChoice) => Promise<SearchIndex<IndexedFactor>>

/** More choices of sets than people have years. */
const MOST_INDEXES = 12

/** The factors of a year in the memory of this process; read again when a set was loaded since. */
export function factorIndexes({ db }: Pick<Deps, 'db'>): FactorIndexes {
  let count = -1
  let loading: Promise<readonly FactorSetRows[]> = Promise.resolve([])
  let indexes = new Map<string, SearchIndex<IndexedFactor>>()
  return async ({ near, year }) => {
    const now = await countSets(db)
    if (now !== count) {
      count = now
      indexes = new Map()
      loading = readSets(db).catch((error) => {
        count = -1
        throw error
      })
    }
    const read = indexes
    const sets = (await loading).filter((set) => year === undefined || set.year === year)
    const newest = Math.max(...sets.map((set) => set.year))
    const chosen = fittingSets(sets, near ?? year ?? newest)
    const key = chosen.map(({ setId }) => setId).join()
    const index = read.get(key) ?? searchIndex(chosen.flatMap(({ factors }) => factors))
    // The choice that was used last is forgotten last.
    read.delete(key)
    read.set(key, index)
    if (read.size > MOST_INDEXES) read.delete([...read.keys()][0] ?? '')
    return index
  }
}

/** Sets are added and never change. */
async function countSets(db: Database): Promise<number> {
  const { sets } = await db
    .selectFrom('emission_factor_set')
    .select(({ fn }) => fn.countAll<string>().as('sets'))
    .executeTakeFirstOrThrow()
  return Number(sets)
}

async function readSets(db: Database): Promise<readonly FactorSetRows[]> {
  const rows = await selectFactors(db).orderBy('f.id').execute()
  return [...Map.groupBy(rows, ({ set_id }) => set_id)].map(([setId, those]) => ({
    setId,
    year: those[0]?.year ?? 0,
    revision: those[0]?.revision ?? 1,
    size: those.length,
    factors: those.map(indexed),
  }))
}

function indexed(row: FactorRow): IndexedFactor {
  return {
    factorId: row.id,
    market: row.market,
    kind: row.kind,
    year: row.year,
    category: row.category,
    name: row.name,
    unit: row.unit,
    kgCo2e: row.kg_co2e,
    row,
  }
}
