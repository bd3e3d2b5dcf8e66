import type { QueryOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { SearchFactors } from '@understory/contracts/footprints/emission-factors.ts'
import { factorSearchQuery } from '@understory/domain/footprints/emission-factors/factor-search.ts'
import { factorTablesOf } from '@understory/domain/footprints/emission-factors/factor-use.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { presentFactor, selectFactors } from './factor-records.ts'

/** More than there are factors. */
const FARTHEST = 1_000_000

/** The newest set first, or that of a year, then those before it, then those after it. */
const yearsFirst = (near: number | undefined) =>
  near === undefined
    ? sql`-s.year`
    : sql`case when s.year <= ${near} then ${near} - s.year else 100 + s.year - ${near} end`

/** Factors that fit, the newest sets first; the cursor is where the next page begins. */
export async function searchFactors(
  { db }: Pick<Deps, 'db'>,
  asked: QueryOf<typeof SearchFactors>,
): Promise<ReplyOf<typeof SearchFactors>> {
  const query = asked.words === undefined ? null : factorSearchQuery(asked.words)
  const asFrom = Number.parseInt(asked.cursor ?? '0', 10) || 0
  const from = Math.min(FARTHEST, Math.max(0, asFrom))
  let found = selectFactors(db)
  if (query) {
    found = found.where(
      sql<boolean>`to_tsvector('simple', f.category || ' ' || f.name) @@ to_tsquery('simple', ${query})`,
    )
  }
  if (asked.category) {
    const tables = factorTablesOf(asked.category)
    const isUpstream = asked.category === 'fuelAndEnergyRelatedActivities'
    found = found.where(
      sql<boolean>`(lower(f.category) = any(${tables}) or (${isUpstream} and f.category like 'WTT%'))`,
    )
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
    factors: rows.slice(0, asked.limit).map(presentFactor),
    nextCursor: rows.length > asked.limit ? String(from + asked.limit) : null,
  }
}
