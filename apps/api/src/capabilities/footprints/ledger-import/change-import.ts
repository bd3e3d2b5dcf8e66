import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { findImport, type ImportRow, type LedgerKey } from './import-records.ts'

/** Changes a ledger that is not saved yet, one change after the other. */
export function changeImport<T>(
  { db }: Pick<Deps, 'db'>,
  key: LedgerKey,
  change: (tx: Tx, found: ImportRow) => Promise<T | Refused>,
): Promise<T | Refused> {
  return transact(db, async (tx) => {
    await tx
      .selectFrom('ledger_import')
      .select('id')
      .where('id', '=', key.importId)
      .where('account_id', '=', key.accountId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const found = await findImport(tx, key)
    if (!found) return refuse('LEDGER_IMPORT_NOT_FOUND')
    if (found.status === 'verifying' || found.status === 'verified') {
      return refuse('FOOTPRINT_LOCKED')
    }
    if (found.state === 'saved') return refuse('LEDGER_SAVED')
    return change(tx, found)
  })
}
