import type { OwnProduct } from '@understory/contracts/footprints/product-footprints/own-products.ts'
import type {
  ProductFootprint,
  ProductLine,
} from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import {
  kgPerDeclaredUnit,
  type ProductTotals,
} from '@understory/domain/footprints/product-footprints/product-totals.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { listPeers } from '../exchanges/public.ts'
import { checksOf } from './checks-of-footprint.ts'
import type { ComputedFootprint } from './compute-footprint.ts'
import { type FootprintRow, findProduct, footprintsOf, lockProduct } from './product-records.ts'
import type { StoredProductFacts, StoredProductLine } from './stored-product-facts.ts'

export type FootprintKey = { readonly footprintId: string; readonly accountId: string }

type HeldFootprint = { readonly row: FootprintRow; readonly product: OwnProduct }

/** What was entered and computed of a footprint. */
export const computedOf = ({ facts, lines, totals }: FootprintRow): ComputedFootprint => ({
  facts: facts as StoredProductFacts,
  lines: lines as readonly StoredProductLine[],
  totals: totals as ProductTotals,
})

/** A footprint behind the lock of its product, with the product as it is now. */
export async function lockFootprint(
  tx: Tx,
  { footprintId, accountId }: FootprintKey,
): Promise<HeldFootprint | Refused> {
  const find = () => footprintsOf(tx, accountId).where('id', '=', footprintId).executeTakeFirst()
  const found = await find()
  if (!found) return refuse('PRODUCT_FOOTPRINT_NOT_FOUND')
  const product = await lockProduct(tx, { productId: found.product_id, accountId })
  // Whoever held the lock may have changed or deleted it.
  const row = await find()
  return row && product ? { row, product } : refuse('PRODUCT_FOOTPRINT_NOT_FOUND')
}

/** All of a footprint: its workings, its checks on this day, and who reads it. */
export async function viewFootprint(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { footprintId, accountId }: FootprintKey,
): Promise<ProductFootprint | Refused> {
  const row = await footprintsOf(db, accountId).where('id', '=', footprintId).executeTakeFirst()
  if (!row) return refuse('PRODUCT_FOOTPRINT_NOT_FOUND')
  const current = await findProduct(db, { productId: row.product_id, accountId })
  const product = (row.product as OwnProduct | null) ?? current
  if (!product) return refuse('PRODUCT_FOOTPRINT_NOT_FOUND')
  const computed = computedOf(row)
  const { facts, totals } = computed
  return {
    footprintId,
    product,
    status: row.status,
    ...facts,
    lines: presentLines(product, computed),
    totals,
    checks: checksOf(product, computed, dayOf(row.published_at ?? clock())),
    precedingId: row.preceding_id,
    createdAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    releases: await listReleases(db, { footprintId, accountId }),
  }
}

function presentLines(
  { includesPackaging }: OwnProduct,
  { facts: { output }, lines, totals: { share } }: ComputedFootprint,
): ProductLine[] {
  return lines.map(({ isPrimaryData: _, set: __, ...line }) => ({
    ...line,
    kgPerUnit: kgPerDeclaredUnit(line.co2eGrams, { output, share }),
    isCounted: line.stage !== 'outbound' && (line.stage !== 'packaging' || includesPackaging),
  }))
}

async function listReleases(
  db: Database | Tx,
  { footprintId, accountId }: FootprintKey,
): Promise<ProductFootprint['releases']> {
  const rows = await db
    .selectFrom('product_footprint_release')
    .select(['id', 'exchange_id', 'released_at'])
    .where('footprint_id', '=', footprintId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('released_at')
    .orderBy('id')
    .execute()
  const names = new Map(
    (await listPeers(db, accountId)).map(({ exchangeId, peerName }) => [exchangeId, peerName]),
  )
  return rows.map((row) => ({
    releaseId: row.id,
    exchangeId: row.exchange_id,
    peerName: names.get(row.exchange_id) ?? '',
    releasedAt: row.released_at.toISOString(),
  }))
}
