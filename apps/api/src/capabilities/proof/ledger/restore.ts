import type { Tx } from '@understory/database/connect.ts'
import { reenterEntries } from '@understory/domain/proof/ledger/entries.ts'
import { appendToLedger } from './append-to-ledger.ts'
import { listEntriesOf } from './list-entries.ts'

/** Enters again what was reversed for one source; returns its revision, if anything was entered. */
export async function restoreToLedger(
  tx: Tx,
  of: { readonly accountId: string; readonly recordedAt: Date },
  sourceId: string,
): Promise<number | null> {
  const entries = reenterEntries(await listEntriesOf(tx, [sourceId]))
  await appendToLedger(tx, of, entries)
  return entries[0]?.revision ?? null
}
