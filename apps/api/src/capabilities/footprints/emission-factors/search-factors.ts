import type { QueryOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { SearchFactors } from '@understory/contracts/footprints/emission-factors.ts'
import { factorTablesOf } from '@understory/domain/footprints/emission-factors/factor-use.ts'
import { foreignFactorOfLine } from '@understory/domain/footprints/emission-factors/search/foreign-factor-of-line.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { FactorIndexes } from './factor-index.ts'
import { presentFactor, selectFactors } from './factor-records.ts'
import { searchByWords } from './search-by-words.ts'

type FactorSearch = QueryOf<typeof SearchFactors>
type FactorsReply = ReplyOf<typeof SearchFactors>

/** More than there are factors. */
const FARTHEST = 1_000_000

const COUNTRY_OF_MARKET = { uk: 'GB', us: 'US', au: 'AU', nz: 'NZ', grid: 'GB' } as const

/** By words the best first; without them all that fit, the newest sets first. The cursor is where the next page begins. */
export function searchFactors(
  { db, indexes }: Pick<Deps, 'db'> & { readonly indexes: FactorIndexes },
  asked: FactorSearch,
): Promise<FactorsReply> {
  const asFrom = Number.parseInt(asked.cursor ?? '0', 10) || 0
  const from = Math.min(FARTHEST, Math.max(0, asFrom))
  const country = asked.country ?? COUNTRY_OF_MARKET[asked.market ?? 'uk']
  const words = asked.words?.trim()
  if (words) return searchByWords(indexes, { asked, words, country, from })
  return listFactors({ db }, { asked, country, from })
}

/** The newest set first, or that of a year, then those before it, then those after it. */
const yearsFirst = (near: number | undefined) =>
  near === undefined
    ? sql`-s.year`
    : sql`case when s.year <= ${near} then ${near} - s.year else 100 + s.year - ${near} end`

async function listFactors(
  { db }: Pick<Deps, 'db'>,
  { asked, country, from }: { asked: FactorSearch; country: string; from: number },
): Promise<FactorsReply> {
  let found = selectFactors(db)
  if (asked.category) {
    const tables = factorTablesOf(asked.category)
    found = found.where(sql<boolean>`lower(f.category) like any(${tables})`)
  }
  if (asked.factorId) found = found.where('f.id', '=', asked.factorId)
  if (asked.kind) found = found.where('s.kind', '=', asked.kind)
  if (asked.market) found = found.where('s.market', '=', asked.market)
  if (asked.year) found = found.where('s.year', '=', asked.year)
  if (asked.unit) found = found.where('f.unit', '=', asked.unit)
  const rows = await found
    .orderBy(yearsFirst(asked.near))
    .orderBy('s.revision', 'desc')
    .orderBy('f.scope')
    .orderBy('f.category')
    .orderBy('f.name')
    .orderBy('f.unit')
    .orderBy('f.id')
    .offset(from)
    .limit(asked.limit + 1)
    .execute()
  return {
    factors: rows
      .slice(0, asked.limit)
      .map(presentFactor)
      .map((factor) => ({
        ...factor,
        foreign: foreignFactorOfLine({ ...factor, market: factor.set.market }, country),
        isDefault: false,
        isPerhaps: false,
        units: [{ factorId: factor.factorId, unit: factor.unit, kgCo2e: factor.kgCo2e }],
      })),
    none: null,
    nextCursor: rows.length > asked.limit ? String(from + asked.limit) : null,
  }
}
