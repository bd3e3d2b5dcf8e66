import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { Hash } from '@understory/ledger-log/hashes.ts'
import { type ReadHashes, splitHashes, TILE_WIDTH } from '@understory/ledger-log/tree/tiles.ts'
import { sql } from 'kysely'

/** Hashes of one tile, full or partial; throws where the log does not hold them all. */
export function readHashesFrom(db: Database | Tx): ReadHashes {
  return async (level, from, count) => {
    const place = Math.floor(from / TILE_WIDTH)
    const tile = await db
      .selectFrom('ledger_log_tile')
      .select('hashes')
      .where('level', '=', level)
      .where('place', '=', place)
      .executeTakeFirst()
    const within = from - place * TILE_WIDTH
    const hashes = tile
      ? splitHashes(tile.hashes).slice(within, within + count)
      : await readPartial(db, { level, from, count })
    if (hashes.length !== count) throw new Error(`level ${level} lacks hashes from ${from}`)
    return hashes
  }
}

type Range = { readonly level: number; readonly from: number; readonly count: number }

async function readPartial(db: Database | Tx, { level, from, count }: Range): Promise<Hash[]> {
  if (level === 0) {
    const leaves = await db
      .selectFrom('ledger_log_leaf')
      .select('hash')
      .where('index', '>=', from)
      .where('index', '<', from + count)
      .orderBy('index')
      .execute()
    return leaves.map(({ hash }) => hash)
  }
  const below = await db
    .selectFrom('ledger_log_tile')
    .select('root')
    .where('level', '=', level - 1)
    .where('place', '>=', from)
    .where('place', '<', from + count)
    .orderBy('place')
    .execute()
  return below.map(({ root }) => root)
}

export function readLeaves(db: Database | Tx, from: number, count: number) {
  return db
    .selectFrom('ledger_log_leaf')
    .select(['index', 'leaf', 'hash'])
    .where('index', '>=', from)
    .where('index', '<', from + count)
    .orderBy('index')
    .execute()
}

/** The newest checkpoint; `null`: nothing is logged yet. */
export async function newestCheckpoint(db: Database | Tx) {
  const row = await db
    .selectFrom('ledger_log_checkpoint')
    .select(['size', 'note', 'signed_at'])
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Where entries stand in the log, by their ids; one that was just recorded is not there yet. */
export async function logIndexesOf(
  db: Database | Tx,
  entryIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (entryIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('ledger_log_leaf')
    .select(['entry_id', 'index'])
    .where((eb) => anyOf(eb.ref('entry_id'), entryIds))
    .execute()
  return new Map(
    rows.flatMap(({ entry_id, index }) => (entry_id === null ? [] : [[entry_id, index]])),
  )
}

/** `id`: of its entry, where it has one. */
export type NewLeaf = {
  readonly id: number | null
  readonly leaf: Uint8Array
  readonly hash: Hash
}

export async function insertLeaves(
  tx: Tx,
  first: number,
  leaves: readonly NewLeaf[],
): Promise<void> {
  await sql`
    insert into ledger_log_leaf (index, entry_id, leaf, hash)
    select ${first} + place - 1, entry, leaf, hash
    from unnest(${leaves.map(({ id }) => id)}::bigint[], ${leaves.map(({ leaf }) => leaf)}::bytea[],
      ${leaves.map(({ hash }) => hash)}::bytea[]) with ordinality as l (entry, leaf, hash, place)`.execute(
    tx,
  )
}
