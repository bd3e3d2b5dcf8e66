import { createHash } from 'node:crypto'
import { readPactFootprint } from '@understory/contracts/footprints/product-footprints/read-pact-footprint.ts'
import type { ReceivedFootprint } from '@understory/contracts/footprints/product-footprints/received-footprints.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import {
  judgeReceived,
  type ReceivedFacts,
} from '@understory/domain/footprints/exchanges/received-footprint.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import type { ExchangeKey } from '../partners/exchange-records.ts'

const MOST_RECEIVED = 10_000
const MOST_DOCUMENT_BYTES = 64 * 1_024

export type StoredReceived = {
  readonly found: number
  readonly added: number
  readonly skipped: number
}

/**
 * Keeps footprints as a partner gave them. What is known already stays; what is given differently by the same id takes
 * its place, and the former stays beside it. `null`: there are 10,000 of this partner already.
 */
export async function storeReceived(
  tx: Tx,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  { exchangeId, accountId, documents }: ExchangeKey & { readonly documents: readonly unknown[] },
): Promise<StoredReceived | null> {
  if ((await countReceived(tx, { exchangeId, accountId })) >= MOST_RECEIVED) return null
  const now = clock()
  const read = documents.flatMap((given) => readDocument(given) ?? [])
  let added = 0
  for (const { id: pfId, facts, document, sha256 } of read) {
    await tx
      .updateTable('received_footprint')
      .set({ superseded_at: now })
      .where('exchange_id', '=', exchangeId)
      .where('account_id', '=', accountId)
      .where('pf_id', '=', pfId)
      .where('sha256', '<>', sha256)
      .where('superseded_at', 'is', null)
      .execute()
    const { is_new: isNew } = await tx
      .insertInto('received_footprint')
      .values({
        id: newId(),
        account_id: accountId,
        exchange_id: exchangeId,
        pf_id: pfId,
        document,
        sha256,
        facts: JSON.stringify(facts),
        received_at: now,
        seen_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['exchange_id', 'pf_id', 'sha256'])
          .doUpdateSet({ seen_at: now, superseded_at: null }),
      )
      .returning(sql<boolean>`xmax = 0`.as('is_new'))
      .executeTakeFirstOrThrow()
    if (isNew) added += 1
  }
  return { found: read.length, added, skipped: documents.length - read.length }
}

function readDocument(given: unknown) {
  const read = readPactFootprint(given)
  const document = JSON.stringify(given) ?? ''
  // The database stores every character but one.
  const isTooMuch =
    Buffer.byteLength(document) > MOST_DOCUMENT_BYTES || document.includes('\\u0000')
  if (!read || isTooMuch) return null
  return { ...read, document, sha256: createHash('sha256').update(document).digest('hex') }
}

export async function countReceived(
  db: Database | Tx,
  { exchangeId, accountId }: ExchangeKey,
): Promise<number> {
  const { count } = await db
    .selectFrom('received_footprint')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('exchange_id', '=', exchangeId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const receivedOf = (db: Database | Tx, accountId: string) =>
  db
    .selectFrom('received_footprint as f')
    .innerJoin('exchange as e', 'e.id', 'f.exchange_id')
    .select([
      'f.id',
      'f.pf_id',
      'f.facts',
      'f.received_at',
      'f.superseded_at',
      'f.sha256',
      'e.peer_name',
    ])
    .where('f.account_id', '=', accountId)

type ReceivedRow = Awaited<ReturnType<ReturnType<typeof receivedOf>['execute']>>[number]

export function presentReceived(row: ReceivedRow, today: CalendarDate): ReceivedFootprint {
  const { precedingIds: _, ...facts } = row.facts as ReceivedFacts
  return {
    ...facts,
    receivedFootprintId: row.id,
    pfId: row.pf_id,
    partnerName: row.peer_name,
    productIds: [...facts.productIds],
    standards: [...facts.standards],
    warmingPotentials: [...facts.warmingPotentials],
    receivedAt: row.received_at.toISOString(),
    isSuperseded: row.superseded_at !== null,
    ...judgeReceived(row.facts as ReceivedFacts, today),
  }
}

type ListedReceived = {
  readonly accountId: string
  /** Left out: those of all partners. */
  readonly exchangeId?: string
  readonly product?: string | undefined
  readonly most: number
}

/** What partners give now, the latest first. */
export function listReceivedRows(
  db: Database | Tx,
  { exchangeId, accountId, product, most }: ListedReceived,
): Promise<ReceivedRow[]> {
  let query = receivedOf(db, accountId).where('f.superseded_at', 'is', null)
  if (exchangeId) query = query.where('f.exchange_id', '=', exchangeId)
  if (product) {
    query = query.where(
      sql<boolean>`position(lower(${product}) in lower(concat_ws(' ', f.facts ->> 'productName', f.facts ->> 'productIds'))) > 0`,
    )
  }
  return query.orderBy('f.received_at', 'desc').orderBy('f.id').limit(most).execute()
}

/** Which of these their partners have replaced since. */
export async function supersededOf(
  db: Database | Tx,
  { accountId, ids }: { readonly accountId: string; readonly ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('received_footprint')
    .select('id')
    .where('account_id', '=', accountId)
    .where((eb) => anyOf(eb.ref('id'), [...ids]))
    .where((eb) =>
      eb.or([
        eb('superseded_at', 'is not', null),
        eb(sql<string>`facts ->> 'status'`, '=', 'Deprecated'),
      ]),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** One that a partner of the account gave, also in a version that it gives no more. */
export function findReceived(
  db: Database | Tx,
  {
    receivedFootprintId,
    accountId,
  }: { readonly receivedFootprintId: string; readonly accountId: string },
) {
  return receivedOf(db, accountId).where('f.id', '=', receivedFootprintId).executeTakeFirst()
}
