import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { getLedgerConsistency, getLedgerLog } from '@understory/contracts/v1/ledger.ts'
import { openCheckpoint } from '@understory/ledger-log/checkpoint/checkpoint.ts'
import { parseVerifierKey } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { toBase64 } from '@understory/ledger-log/hashes.ts'
import { consistencyProof, rootAt } from '@understory/ledger-log/tree/merkle-tree.ts'
import { hashAtFromTiles } from '@understory/ledger-log/tree/tiles.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { LOG_PREFIX } from '../answer-log.ts'
import { newestCheckpoint, readHashesFrom } from '../log-storage.ts'

/** The newest signed tree, and the keys that open it. */
export async function describeLog({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<ReplyOf<typeof getLedgerLog> | Refused> {
  const [newest, keys] = await Promise.all([
    newestCheckpoint(db),
    db
      .selectFrom('ledger_log_key')
      .select(['verifier_key', 'from_size'])
      .orderBy('from_size', 'desc')
      .limit(100)
      .execute(),
  ])
  const verifiers = keys.flatMap(({ verifier_key }) => parseVerifierKey(verifier_key) ?? [])
  const opened = newest && openCheckpoint(newest.note, verifiers)
  if (!opened) return refuse('LEDGER_LOG_EMPTY')
  return {
    object: 'ledger_log',
    origin: opened.origin,
    size: newest.size,
    root: toBase64(opened.root),
    checkpoint: newest.note,
    signedAt: newest.signed_at.toISOString(),
    keys: keys.map(({ verifier_key: key, from_size: fromSize }) => ({ key, fromSize })),
    tiles: `${config.origin}${LOG_PREFIX}`,
  }
}

/** That the tree of one size continues the tree of another, as RFC 9162 has it. */
export async function proveConsistency(
  { db }: Pick<Deps, 'db'>,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ReplyOf<typeof getLedgerConsistency> | Refused> {
  const newest = await newestCheckpoint(db)
  if (!newest || to > newest.size || from > to) return refuse('LEDGER_TREE_UNKNOWN')
  const hashAt = hashAtFromTiles(readHashesFrom(db))
  const hashes = from === to ? [] : await consistencyProof(from, to, hashAt)
  return {
    object: 'ledger_consistency',
    from,
    to,
    fromRoot: toBase64(await rootAt(from, hashAt)),
    toRoot: toBase64(await rootAt(to, hashAt)),
    hashes: hashes.map(toBase64),
  }
}
