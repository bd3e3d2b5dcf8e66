import type { Tx } from '@understory/database/connect.ts'
import { changedRows } from '@understory/domain/footprints/ledger-import/reading/changed-rows.ts'
import type { LedgerKey } from '../import-records.ts'
import { findSavedRows, type HashedEntry } from '../row-records.ts'

/** Rows that an earlier file brought otherwise, each with what it was. */
export async function changedSince<E extends HashedEntry>(
  tx: Tx,
  wanted: Pick<LedgerKey, 'accountId' | 'footprintId'>,
  entries: readonly E[],
) {
  const references = entries.flatMap(({ reference }) => reference || [])
  const saved = await findSavedRows(tx, wanted, [...new Set(references)])
  return changedRows(entries, saved)
}
