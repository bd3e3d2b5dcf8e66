import type { Tx } from '@understory/database/connect.ts'
import { signCheckpoint } from '@understory/ledger-log/checkpoint/checkpoint.ts'
import { verifierKey } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { consistencyProof, leafHash } from '@understory/ledger-log/tree/merkle-tree.ts'
import {
  append,
  edgeFromBytes,
  edgeToBytes,
  type RightEdge,
  rootOfEdge,
} from '@understory/ledger-log/tree/right-edge.ts'
import { hashAtFromTiles } from '@understory/ledger-log/tree/tiles.ts'
import { isConsistent } from '@understory/ledger-log/tree/verify-tree.ts'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { insertFullTiles } from '../full-tiles.ts'
import { copyLog } from '../log-copy.ts'
import { logGuardAllows } from '../log-guard.ts'
import { type LogKeys, logKeys } from '../log-keys.ts'
import { insertLeaves, type NewLeaf, newestCheckpoint, readHashesFrom } from '../log-storage.ts'
import { takeDueCertificates } from '../statements/due-certificates.ts'
import { stateAnswers, takeDueAnswers } from '../statements/state-answers.ts'
import { stateCertificates } from '../statements/state-certificates.ts'
import { bindToLost } from './bind-to-lost.ts'
import { findEntries, leafOf, secretsOf } from './leaves-of-entries.ts'
import { logLeavesOfLots } from './leaves-of-lots.ts'
import { tellOfEntries } from './tell-of-entries.ts'

type AppendToLogDeps = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'crashPoint' | 'logCopy' | 'log' | 'seen'
>

const MOST_A_BATCH = 10_000

/** Logs every committed lot, entry and statement that is not logged yet, in batches; how many leaves. */
export async function appendToLog(deps: AppendToLogDeps): Promise<number> {
  const keys = logKeys(deps)
  if (!keys || !(await logGuardAllows(deps))) return 0
  let logged = 0
  for (;;) {
    const { entries, leaves } = await transact(deps.db, (tx) => appendBatch(tx, deps, keys))
    if (leaves > 0) await deps.crashPoint('log-committed')
    logged += leaves
    if (entries < MOST_A_BATCH && leaves === entries) break
  }
  if (logged > 0) await copyLog(deps)
  return logged
}

/**
 * One batch, whole or not at all. The head's lock makes it the only one that appends; a checkpoint whose
 * transaction did not commit was never published.
 */
async function appendBatch(tx: Tx, deps: AppendToLogDeps, keys: LogKeys): Promise<Batch> {
  const head = await tx
    .selectFrom('ledger_log_head')
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow()
  await deps.crashPoint('log-held')
  const before = edgeFromBytes(head.size, head.edge)
  const ids = await takeQueued(tx)
  const lots = await logLeavesOfLots(tx, before.size)
  const afterLots = before.size + lots.length
  const entries = await logEntries(tx, { ids, first: afterLots, now: deps.clock() }, keys)
  // Last: it locks certificates and accounts, and from then on nothing is waited for.
  const due = await takeDueCertificates(tx, ids, deps.clock())
  const answers = await takeDueAnswers(tx)
  if ([ids, due, lots, answers].every(({ length }) => length === 0))
    return { entries: 0, leaves: 0 }
  await deps.crashPoint('log-taken')
  await assertSameLog(tx, keys)
  const first = afterLots + entries.length
  const statements = await stateCertificates(tx, due, { now: deps.clock(), first })
  const stated = await stateAnswers(tx, answers, {
    now: deps.clock(),
    first: first + statements.length,
  })
  const leaves = [...lots, ...entries, ...statements, ...stated]
  const logged = { entries: entries.length, leaves: leaves.length }
  if (leaves.length === 0) return logged
  const after = append(
    before,
    leaves.map(({ hash }) => hash),
  )
  await deps.crashPoint('log-appended')
  await insertFullTiles(tx, before.size, after.size)
  await deps.crashPoint('log-stored')
  await assertContinues(tx, before, after)
  await deps.crashPoint('log-continues')
  await publish(tx, deps, { keys, after })
  await deps.crashPoint('log-before-commit')
  return logged
}

type Batch = { readonly entries: number; readonly leaves: number }
type Queued = { readonly ids: readonly number[]; readonly first: number; readonly now: Date }

async function logEntries(tx: Tx, { ids, first, now }: Queued, keys: LogKeys): Promise<NewLeaf[]> {
  if (ids.length === 0) return []
  const entries = await findEntries(tx, ids)
  const secrets = await secretsOf(
    tx,
    entries.map(({ account_id }) => account_id),
  )
  const all = entries.map((entry) => {
    const leaf = leafOf(entry, secrets.get(entry.account_id) ?? new Uint8Array(), keys.events)
    return { id: entry.id, leaf, hash: leafHash(leaf) }
  })
  const bound = await bindToLost(tx, all)
  const leaves = all.filter(({ id }) => !bound.has(id))
  await insertLeaves(tx, first, leaves)
  const told = entries.filter(({ id }) => !bound.has(id))
  await tellOfEntries(tx, { entries: told, at: now })
  return leaves
}

/** A log has one name for good: under another one it would be another log with the same leaves. */
async function assertSameLog(tx: Tx, { signer }: LogKeys): Promise<void> {
  const [origin] = (await newestCheckpoint(tx))?.note.split('\n') ?? []
  if (origin !== undefined && origin !== signer.name) {
    throw new Error(`the log is ${origin}, not ${signer.name}: set LEDGER_ORIGIN to its name`)
  }
}

/** The oldest of what is there now; what commits later is read later. */
async function takeQueued(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ entry_id: number }>`
    with oldest as materialized (
      select entry_id from ledger_log_queue order by entry_id limit ${MOST_A_BATCH})
    delete from ledger_log_queue where entry_id in (select entry_id from oldest)
    returning entry_id`.execute(tx)
  return rows.map(({ entry_id }) => entry_id).toSorted((one, other) => one - other)
}

/** By what is stored, not by what was in memory: a log that signs two histories is worthless for good. */
async function assertContinues(tx: Tx, before: RightEdge, after: RightEdge): Promise<void> {
  if (before.size === 0) return
  const hashAt = hashAtFromTiles(readHashesFrom(tx))
  const proof = await consistencyProof(before.size, after.size, hashAt)
  const [old, grown] = [before, after].map((edge) => ({ size: edge.size, root: rootOfEdge(edge) }))
  if (!old || !grown || !isConsistent(old, grown, proof)) {
    throw new Error(`the log of ${after.size} does not continue that of ${before.size}`)
  }
}

type Publishing = { readonly keys: LogKeys; readonly after: RightEdge }

async function publish(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { keys: { signer }, after }: Publishing,
): Promise<void> {
  const note = signCheckpoint({ size: after.size, root: rootOfEdge(after) }, signer)
  await tx
    .insertInto('ledger_log_checkpoint')
    .values({ size: after.size, note, signed_at: clock() })
    .execute()
  await tx
    .insertInto('ledger_log_key')
    .values({ verifier_key: verifierKey(signer), from_size: after.size })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .updateTable('ledger_log_head')
    .set({ size: after.size, edge: Buffer.from(edgeToBytes(after)) })
    .execute()
}
