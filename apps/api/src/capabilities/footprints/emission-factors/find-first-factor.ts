import type { FoundEmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import type { CategoryKey } from '@understory/domain/footprints/company-footprints/scopes.ts'
import type { FactorIndexes } from './factor-index.ts'
import { searchByWords } from './search-by-words.ts'

type FirstFactor = {
  readonly words: string
  readonly country: string
  /** Of its grid, where it is divided and that is known. */
  readonly region: string | undefined
  readonly near: number
  readonly category: CategoryKey | undefined
  readonly kind: 'activity' | 'spend' | undefined
}

/** What a search shows first; `null`: nothing, and why where that is known. */
export async function findFirstFactor(
  indexes: FactorIndexes,
  { words, country, ...asked }: FirstFactor,
): Promise<{ factor: FoundEmissionFactor | null; sentence: string | null }> {
  const query = { ...asked, words, country, limit: 1 }
  const { factors, none } = await searchByWords(indexes, { asked: query, words, country, from: 0 })
  return { factor: factors[0] ?? null, sentence: none?.sentence ?? null }
}
