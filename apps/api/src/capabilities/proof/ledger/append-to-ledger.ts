import type { Tx } from '@understory/database/connect.ts'
import type { LedgerEntry } from '@understory/domain/proof/ledger/entries.ts'
import { type Write, writeTogether } from '../../../database/write-together.ts'
import { type OwnerOfEntries, rowsOfEntries } from './rows-of-entries.ts'

/** A statement takes 65,535 parameters. */
const APPEND_TO_LEDGER_BATCH_SIZE = 2_000

/**
 * Adds entries to the impact ledger; the rollups follow in the same statement. An entry that is there
 * already is refused by the database: a caller settles once, under a lock.
 */
export async function appendToLedger(
  tx: Tx,
  owner: OwnerOfEntries,
  entries: readonly LedgerEntry[],
): Promise<void> {
  for (let at = 0; at < entries.length; at += APPEND_TO_LEDGER_BATCH_SIZE)
    await writeTogether(
      tx,
      ledgerWrites(tx, owner, entries.slice(at, at + APPEND_TO_LEDGER_BATCH_SIZE)),
    )
}

/** The same, to be sent with other writes. */
export function ledgerWrites(
  tx: Tx,
  owner: OwnerOfEntries,
  entries: readonly LedgerEntry[],
): Write[] {
  if (entries.length === 0) return []
  const insert = tx.insertInto('impact_ledger_entry').values(rowsOfEntries(owner, entries))
  return [insert]
}
