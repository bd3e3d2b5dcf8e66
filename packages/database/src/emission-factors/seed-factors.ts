import { readdirSync, readFileSync } from 'node:fs'
import { fittingSets } from '@understory/domain/footprints/emission-factors/search/fitting-sets.ts'
import {
  type SearchedFactor,
  type SearchIndex,
  searchIndex,
} from '@understory/domain/footprints/emission-factors/search/search-index.ts'
import { partsOfSetId } from './insert-factor-set.ts'

const FOLDER = new URL('../../seed/emission-factors/', import.meta.url)

type SeedRow = [id: string, scope: number, table: string, name: string, unit: string, kg: number]

/** Every factor of the seed that a year is searched in, without a database. */
export function indexOfSeed(near: number): SearchIndex<SearchedFactor> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'))
  const sets = files.map((file) => {
    const setId = file.replace('.jsonl', '')
    const text = readFileSync(new URL(file, FOLDER), 'utf8')
    const rows = text.trimEnd().split('\n')
    return { setId, ...partsOfSetId(setId), size: rows.length, rows }
  })
  return searchIndex(
    fittingSets(sets, near).flatMap(({ market, kind, year, rows }) =>
      rows.map((line): SearchedFactor => {
        const [factorId, , category, name, unit, kgCo2e] = JSON.parse(line) as SeedRow
        return { factorId, market, kind, year, category, name, unit, kgCo2e }
      }),
    ),
  )
}
