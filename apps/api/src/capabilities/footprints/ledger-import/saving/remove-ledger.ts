import type { Deps } from '../../../../deps.ts'
import type { Refused } from '../../../../http/refuse.ts'
import { changeImport } from '../change-import.ts'
import type { LedgerKey } from '../import-records.ts'

/** Puts a ledger away that is not saved; its rows go with it. */
export function removeLedger(deps: Pick<Deps, 'db'>, key: LedgerKey): Promise<Refused | undefined> {
  return changeImport(deps, key, async (tx) => {
    await tx.deleteFrom('ledger_import').where('id', '=', key.importId).execute()
    return undefined
  })
}
