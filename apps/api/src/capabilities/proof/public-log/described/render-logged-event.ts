import type { LedgerProof } from '@understory/contracts/v1/event-types/ledger-proof.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database } from '@understory/database/connect.ts'
import { inclusionProof } from '@understory/ledger-log/tree/merkle-tree.ts'
import { hashAtFromTiles } from '@understory/ledger-log/tree/tiles.ts'
import type { EventRenderer } from '../../../../event-renderer.ts'
import { readHashesFrom } from '../log-storage.ts'

/** What an event about logged entries says: the entries, and their proofs in the tree that was signed with them. */
export const renderLoggedEvent: EventRenderer = async ({ db }, { accountId, subject }) => {
  const ids = (subject.entries ?? '').split(',').map(Number)
  const entries = await db
    .selectFrom('impact_ledger_entry')
    .select(['id', 'source_kind', 'source_id', 'impact', 'quantity', 'project_id'])
    .select(['effective_from', 'effective_to', 'reverses'])
    .where((eb) => anyOf(eb.ref('id'), ids))
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const proof = await proofOf(db, ids)
  if (entries.length === 0 || !proof) return null
  const shown = entries.map((entry) => ({
    id: entry.id,
    object: 'ledger_entry',
    source: entry.source_kind,
    sourceId: entry.source_id,
    impact: entry.impact,
    quantity: entry.quantity,
    projectId: entry.project_id,
    effectiveFrom: entry.effective_from,
    effectiveTo: entry.effective_to,
    reverses: entry.reverses,
  }))
  const data = { object: 'logged_entries', entries: shown, total: Number(subject.total) }
  return { data, proof }
}

const inBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** `null`: no tree was signed with all of them. */
async function proofOf(db: Database, ids: readonly number[]): Promise<LedgerProof | null> {
  const leaves = await db
    .selectFrom('ledger_log_leaf')
    .select(['entry_id', 'index', 'leaf'])
    .where((eb) => anyOf(eb.ref('entry_id'), ids))
    .orderBy('index')
    .execute()
  const tree = await db
    .selectFrom('ledger_log_checkpoint')
    .select(['size', 'note'])
    .where('size', '>', leaves.at(-1)?.index ?? 0)
    .orderBy('size')
    .limit(1)
    .executeTakeFirst()
  if (!tree) return null
  const hashAt = hashAtFromTiles(readHashesFrom(db))
  const entries: LedgerProof['entries'] = []
  for (const { entry_id: entryId, index, leaf } of leaves) {
    if (entryId === null) continue
    const hashes = await inclusionProof(index, tree.size, hashAt)
    entries.push({
      entryId,
      logIndex: index,
      leaf: inBase64(leaf),
      hashes: hashes.map(inBase64),
    })
  }
  return { log: tree.note.split('\n')[0] ?? '', checkpoint: tree.note, entries }
}
