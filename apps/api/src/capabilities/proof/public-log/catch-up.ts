import type { Database, Tx } from '@understory/database/connect.ts'
import { openCheckpoint } from '@understory/ledger-log/checkpoint/checkpoint.ts'
import {
  parseVerifierKey,
  type Signer,
  signerOf,
  verifierKey,
} from '@understory/ledger-log/checkpoint/signed-note.ts'
import { isSame } from '@understory/ledger-log/hashes.ts'
import { parseEntryLeaf } from '@understory/ledger-log/leaves/entry-leaf.ts'
import { parseSupplyLeaf } from '@understory/ledger-log/leaves/supply-leaf.ts'
import { leafHash } from '@understory/ledger-log/tree/merkle-tree.ts'
import {
  append,
  edgeFromBytes,
  edgeToBytes,
  rootOfEdge,
} from '@understory/ledger-log/tree/right-edge.ts'
import { sql } from 'kysely'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { insertFullTiles } from './full-tiles.ts'
import { type Copied, readCopied, readCopiedLeaves } from './log-copy.ts'
import { insertLeaves } from './log-storage.ts'
import { bindAnswersToLost } from './statements/bind-answers-to-lost.ts'

type CatchUpDeps = Pick<Deps, 'db' | 'clock' | 'logCopy'> & {
  /** The key that signs now, in hex: it may have replaced the one that the backup knows. */
  readonly signingKey?: string | undefined
}

/**
 * After a restore from a backup: appends what was published since, as it is, out of the copy. Only what leads
 * to the published root is taken. Returns how many leaves there were.
 */
export async function catchUpLog(deps: CatchUpDeps): Promise<number> {
  const copied = await readCopied(deps)
  return copied ? transact(deps.db, (tx) => catchUp(tx, deps, copied)) : 0
}

async function catchUp(tx: Tx, deps: CatchUpDeps, copied: Copied): Promise<number> {
  const head = await tx
    .selectFrom('ledger_log_head')
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (copied.size <= head.size) return 0
  const before = edgeFromBytes(head.size, head.edge)
  const leaves = await readCopiedLeaves(deps, head.size, copied.size)
  const hashes = leaves.map(leafHash)
  const after = append(before, hashes)
  const known = await verifiersOf(tx)
  const [origin = ''] = copied.note.split('\n')
  const current = deps.signingKey ? [signerOf(origin, Buffer.from(deps.signingKey, 'hex'))] : []
  const signed = openCheckpoint(copied.note, [...known, ...current])
  if (!signed) {
    throw new Error(
      'no known key signed the checkpoint of the copy: if the key of the log was replaced since the backup, set LEDGER_SIGNING_KEY to the one that signs now',
    )
  }
  if (!isSame(signed.root, rootOfEdge(after))) {
    throw new Error('the copy does not continue this database: its root is another')
  }
  await assertNothingWrittenSince(tx, leaves)
  const rows = leaves.map((leaf, at) => ({ id: null, leaf, hash: hashes[at] ?? leafHash(leaf) }))
  await insertLeaves(tx, head.size, rows)
  await insertFullTiles(tx, before.size, after.size)
  const bound = await bindAnswersToLost(tx, head.size, leaves)
  await noteLost(tx, { first: head.size, leaves, bound })
  await tx
    .insertInto('ledger_log_checkpoint')
    .values({ size: copied.size, note: copied.note, signed_at: deps.clock() })
    .execute()
  const [replaced] = openCheckpoint(copied.note, known) ? [] : current
  if (replaced) await addKey(tx, replaced, copied.size)
  await tx
    .updateTable('ledger_log_head')
    .set({ size: after.size, edge: Buffer.from(edgeToBytes(after)) })
    .execute()
  await moveIdentities(tx, leaves)
  return leaves.length
}

async function verifiersOf(db: Database | Tx) {
  const keys = await db.selectFrom('ledger_log_key').select('verifier_key').execute()
  return keys.flatMap(({ verifier_key }) => parseVerifierKey(verifier_key) ?? [])
}

/** Of the checkpoints since the backup this database has the last one alone, so the key counts from that one on. */
async function addKey(tx: Tx, key: Signer, fromSize: number): Promise<void> {
  const row = { verifier_key: verifierKey(key), from_size: fromSize }
  await tx.insertInto('ledger_log_key').values(row).execute()
}

/** Their numbers are in the log already, for other entries. */
async function assertNothingWrittenSince(tx: Tx, leaves: readonly Uint8Array[]): Promise<void> {
  const ids = leaves.flatMap((leaf) => parseEntryLeaf(leaf)?.entry ?? [])
  const { rows } = await sql<{ id: number }>`
    select id from impact_ledger_entry where id = any(${ids}::bigint[]) limit 1`.execute(tx)
  if (rows[0]) {
    throw new Error(
      `entry ${rows[0].id} was written after the restore, under a number that is in the log: restore again and catch up before anything else runs`,
    )
  }
}

type CaughtUp = {
  readonly first: number
  readonly leaves: readonly Uint8Array[]
  /** The indexes of those whose row this database has. */
  readonly bound: ReadonlySet<number>
}

async function noteLost(tx: Tx, { first, leaves, bound }: CaughtUp): Promise<void> {
  const lost = leaves.flatMap((leaf, at) => {
    if (bound.has(first + at)) return []
    const entry = parseEntryLeaf(leaf)
    return {
      leaf_index: first + at,
      entry_id: entry?.entry ?? null,
      event: entry ? Buffer.from(entry.event) : null,
    }
  })
  await sql`
    insert into ledger_log_lost (leaf_index, entry_id, event)
    select * from unnest(${lost.map((each) => each.leaf_index)}::bigint[],
      ${lost.map((each) => each.entry_id)}::bigint[], ${lost.map((each) => each.event)}::bytea[])`.execute(
    tx,
  )
}

/** What is written from now on has numbers that the log does not have. */
async function moveIdentities(tx: Tx, leaves: readonly Uint8Array[]): Promise<void> {
  const entries = leaves.flatMap((leaf) => parseEntryLeaf(leaf)?.entry ?? [])
  const lots = leaves.flatMap((leaf) => parseSupplyLeaf(leaf)?.lot ?? [])
  for (const [table, ids] of [
    ['impact_ledger_entry', entries],
    ['supply_lot', lots],
  ] as const) {
    const highest = ids.reduce((most, id) => Math.max(most, id), 0)
    if (highest === 0) continue
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'),
        greatest(${highest}::bigint, (select last_value from ${sql.raw(`${table}_id_seq`)})))`.execute(
      tx,
    )
  }
}
