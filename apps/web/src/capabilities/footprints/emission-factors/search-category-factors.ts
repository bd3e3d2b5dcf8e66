import {
  type EmissionFactor,
  SearchFactors,
} from '@understory/contracts/footprints/emission-factors.ts'
import type { CategoryKey } from '@understory/domain/footprints/company-footprints/scopes.ts'
import type { requireAccount } from '../../../http/session.ts'
import type { Search } from './factor-search.tsx'

type Api = Awaited<ReturnType<typeof requireAccount>>['api']

const MOST_SHOWN = 8
const MOST_FACTORS_FOUND = 60

type Searching = Search & {
  readonly category: CategoryKey | undefined
  readonly near: number
  readonly market: 'uk' | 'us'
}
type Found = { readonly factors: readonly EmissionFactor[]; readonly hasMore: boolean }

/** Factors of the category and country first; those of all tables where there are none with these words. */
export async function searchCategoryFactors(
  api: Api,
  { words, kind, near, category, market }: Searching,
): Promise<Found> {
  const query = { words, kind, near, limit: MOST_FACTORS_FOUND }
  const ofCategory = kind === 'activity' && category ? { category } : {}
  for (const narrow of [{ ...ofCategory, market }, ofCategory, {}]) {
    const found = await api(SearchFactors, { query: { ...query, ...narrow } })
    if (found.ok && found.data.factors.length > 0) {
      const factors = nearestOfEach(found.data.factors)
      const hasMore = factors.length > MOST_SHOWN || found.data.nextCursor !== null
      return { factors: factors.slice(0, MOST_SHOWN), hasMore }
    }
  }
  return { factors: [], hasMore: false }
}

/** The same row of several years once, of the year that comes first. */
function nearestOfEach(factors: readonly EmissionFactor[]): EmissionFactor[] {
  const seen = new Set<string>()
  return factors.filter(({ set, category, name, unit }) => {
    const row = [set.market, category, name, unit].join()
    if (seen.has(row)) return false
    seen.add(row)
    return true
  })
}
