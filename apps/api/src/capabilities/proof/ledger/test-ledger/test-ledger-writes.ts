import type { Tx } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import type { LedgerEntry } from '@understory/domain/proof/ledger/entries.ts'
import type { Insertable } from 'kysely'
import type { Write } from '../../../../database/write-together.ts'
import { type OwnerOfEntries, rowsOfEntries } from '../rows-of-entries.ts'

/** What a purchase of a test account funds, and its certificate: in tables of their own, which nothing adds up. */
export function testLedgerWrites(
  tx: Tx,
  owner: OwnerOfEntries,
  {
    entries,
    certificate,
  }: {
    readonly entries: readonly LedgerEntry[]
    readonly certificate: Insertable<DB['test_certificate']>
  },
): Write[] {
  return [
    tx.insertInto('test_ledger_entry').values(rowsOfEntries(owner, entries)),
    tx.insertInto('test_certificate').values(certificate),
  ]
}
