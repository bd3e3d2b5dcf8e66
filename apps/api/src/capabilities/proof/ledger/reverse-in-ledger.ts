import type { Tx } from '@understory/database/connect.ts'
import { entriesInForce, reverseEntries } from '@understory/domain/proof/ledger/entries.ts'
import { appendToLedger } from './append-to-ledger.ts'
import { listEntriesOf } from './list-entries.ts'

/** Reverses all active entries of one source. */
export async function reverseInLedger(
  tx: Tx,
  of: { readonly accountId: string; readonly recordedAt: Date },
  sourceId: string,
): Promise<void> {
  const history = await listEntriesOf(tx, [sourceId])
  await appendToLedger(tx, of, reverseEntries(entriesInForce(history)))
}
