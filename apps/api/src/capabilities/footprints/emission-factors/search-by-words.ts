import type { QueryOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { SearchFactors } from '@understory/contracts/footprints/emission-factors.ts'
import { gasOfFactor } from '@understory/domain/footprints/emission-factors/gases-of-factor.ts'
import { otherCountrySentence } from '@understory/domain/footprints/emission-factors/search/foreign-factor.ts'
import { noFactorSentence } from '@understory/domain/footprints/emission-factors/search/no-factor.ts'
import {
  type FoundFactor,
  SURE_ENOUGH,
  searchFactors,
} from '@understory/domain/footprints/emission-factors/search/search-factors.ts'
import type { FactorIndexes, IndexedFactor } from './factor-index.ts'
import { presentFactor } from './factor-records.ts'

type FactorSearch = QueryOf<typeof SearchFactors>
type Hit = FoundFactor<IndexedFactor>

/** The best first; the cursor is where the next page begins. */
export async function searchByWords(
  indexes: FactorIndexes,
  {
    asked,
    words,
    country,
    from,
  }: { asked: FactorSearch; words: string; country: string; from: number },
): Promise<ReplyOf<typeof SearchFactors>> {
  const index = await indexes(asked)
  const { category, kind, region } = asked
  const answer = searchFactors(index, { words, country, region, category, kind })
  const found = oneRowOfEachGas(answer.found.flatMap((hit) => narrowed(hit, asked)))
  const hasOwn = found.some(({ named, score }) => score >= SURE_ENOUGH && named.country === country)
  return {
    factors: found
      .slice(from, from + asked.limit)
      .map((hit) => presentFound(hit, { country, hasOwn })),
    none: answer.none === null ? null : noneOf(answer.none),
    nextCursor: found.length > from + asked.limit ? String(from + asked.limit) : null,
  }
}

/** Where it is of the market and has the unit that are asked for, in that unit. */
function narrowed(hit: Hit, { market, unit, factorId }: FactorSearch): Hit[] {
  if (market && hit.named.market !== market) return []
  const { rows } = hit.named
  const row =
    factorId || unit
      ? rows.find((each) => (unit ? each.unit === unit : each.factorId === factorId))
      : hit.row
  return row ? [{ ...hit, row }] : []
}

type Seen = {
  readonly country: string
  /** Whether a factor of the country fits, too. */
  readonly hasOwn: boolean
}

/** A publisher may give a gas in three rows, by what they count; the line divides the whole of it itself. */
function oneRowOfEachGas(hits: readonly Hit[]): Hit[] {
  const gases = new Set<string>()
  return hits.filter(({ named }) => {
    const gas = gasOfFactor(named)
    if (gas === null) return true
    const key = `${named.market} ${gas.name}`
    if (gases.has(key)) return false
    gases.add(key)
    return true
  })
}

function presentFound({ named, row, score, activity, foreign }: Hit, { country, hasOwn }: Seen) {
  const isSure = score >= SURE_ENOUGH
  return {
    ...presentFactor(row.row),
    foreign: foreign && hasOwn ? otherCountrySentence(named, country) : foreign,
    isDefault: activity !== null && isSure,
    isPerhaps: !isSure,
    units: named.rows.map((each) => {
      const { factorId, unit, kgCo2e } = presentFactor(each.row)
      return { factorId, unit, kgCo2e }
    }),
  }
}

const noneOf = (activity: string) => ({ activity, sentence: noFactorSentence(activity) })
