import {
  type FoundEmissionFactor,
  SearchFactors,
} from '@understory/contracts/footprints/emission-factors.ts'
import type { CategoryKey } from '@understory/domain/footprints/company-footprints/scopes.ts'
import type { PlaceOfUse } from '@understory/domain/footprints/sites/place.ts'
import type { requireAccount } from '../../../http/session.ts'
import type { FactorAddress } from './factor-address.ts'
import { usualWords } from './usual-words.ts'

type Api = Awaited<ReturnType<typeof requireAccount>>['api']

const MOST_SHOWN = 8

type Searching = FactorAddress & {
  readonly category: CategoryKey | undefined
  readonly near: number
  /** Where it is used. */
  readonly place: PlaceOfUse
}

export type FactorsFound = {
  readonly factors: readonly FoundEmissionFactor[]
  /** Where the next page begins. */
  readonly nextFactor: string | null
  /** Why there is no factor. */
  readonly noFactor: string | null
  /** They usually belong to other categories than this one. */
  readonly isElsewhere: boolean
}

const NOTHING = { factors: [], nextFactor: null, noFactor: null, isElsewhere: false }

/** Factors of the category by words; those of all categories where it has none that fits. */
export async function searchCategoryFactors(api: Api, asked: Searching): Promise<FactorsFound> {
  const { kind, near, category, from, place } = asked
  const words = asked.words || usualWords(category, kind)[0]
  if (!words) return NOTHING
  const { country, region } = place
  const query = {
    ...{ words, kind, near, country, limit: MOST_SHOWN },
    ...(region && { region }),
    ...(from && { cursor: from }),
  }
  const search = async (narrow: { category?: CategoryKey }): Promise<FactorsFound> => {
    const found = await api(SearchFactors, { query: { ...query, ...narrow } })
    if (!found.ok) return NOTHING
    const { factors, none, nextCursor } = found.data
    const noFactor = none?.sentence ?? null
    return { factors, noFactor, nextFactor: nextCursor, isElsewhere: false }
  }
  const here = await search(category ? { category } : {})
  if (!category || here.noFactor || isSure(here)) return here
  const all = await search({})
  const isBetter = isSure(all) || here.factors.length === 0
  return isBetter ? { ...all, isElsewhere: all.factors.length > 0 } : here
}

const isSure = ({ factors: [first] }: FactorsFound) => first?.isPerhaps === false
