import type { Database, Tx } from '@understory/database/connect.ts'
import type { PactDocument } from '@understory/domain/footprints/exchanges/pact-document.ts'
import { sql } from 'kysely'
import type { PactFilters } from './read-filters.ts'

/** Where a list goes on: after this one, which was released then. */
export type ReleasePlace = { readonly releasedAt: string; readonly releaseId: string }

export type ReleasedFootprint = {
  readonly place: ReleasePlace
  /** As the partner reads it. */
  readonly footprint: PactDocument
}

const releasesTo = (db: Database | Tx, exchangeId: string) =>
  db
    .selectFrom('product_footprint_release')
    .select(['id', 'released_at', 'document', 'status'])
    .where('exchange_id', '=', exchangeId)
    .where('ended_at', 'is', null)

type ReleaseRow = Awaited<ReturnType<ReturnType<typeof releasesTo>['execute']>>[number]

const presentRelease = (row: ReleaseRow): ReleasedFootprint => ({
  place: { releasedAt: row.released_at.toISOString(), releaseId: row.id },
  footprint: { ...(row.document as PactDocument), status: row.status },
})

type ListQuestion = {
  readonly exchangeId: string
  readonly filters: PactFilters
  readonly after: ReleasePlace | null
  readonly most: number
}

/** What was released to an exchange and matches every criterion, newest first. */
export async function listReleased(
  db: Database | Tx,
  { exchangeId, filters, after, most }: ListQuestion,
): Promise<ReleasedFootprint[]> {
  const { productId, companyId, classification, geography, status } = filters
  const { validOn, validAfter, validBefore } = filters
  const moment = (at: number) => new Date(at)
  let query = releasesTo(db, exchangeId)
  if (productId.length > 0) query = query.where(sql<boolean>`product_ids && ${productId}::text[]`)
  if (companyId.length > 0) query = query.where(sql<boolean>`company_ids && ${companyId}::text[]`)
  if (classification.length > 0) {
    query = query.where(sql<boolean>`classifications && ${classification}::text[]`)
  }
  if (geography.length > 0) query = query.where(sql<boolean>`geography = any(${geography}::text[])`)
  if (status.length > 0) query = query.where(sql<boolean>`lower(status) = any(${status}::text[])`)
  if (validOn !== null) {
    query = query
      .where('valid_from', '<=', moment(validOn))
      .where('valid_to', '>=', moment(validOn))
  }
  if (validAfter !== null) query = query.where('valid_from', '>', moment(validAfter))
  if (validBefore !== null) query = query.where('valid_to', '<', moment(validBefore))
  if (after) {
    query = query.where(
      sql<boolean>`(released_at, id) < (${after.releasedAt}::timestamptz, ${after.releaseId}::uuid)`,
    )
  }
  const rows = await query
    .orderBy('released_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(presentRelease)
}

/** One by the id of its footprint; `null`: there is none, or it was not released to this exchange. */
export async function findReleased(
  db: Database | Tx,
  { exchangeId, footprintId }: { readonly exchangeId: string; readonly footprintId: string },
): Promise<ReleasedFootprint | null> {
  const row = await releasesTo(db, exchangeId)
    .where('footprint_id', '=', footprintId)
    .executeTakeFirst()
  return row ? presentRelease(row) : null
}
