import { anyOf } from '@understory/database/any-of.ts'
import type { Tx } from '@understory/database/connect.ts'

type TestEntriesToClear = { readonly accountId: string; readonly purchaseIds: readonly string[] }

/** Deletes the certificates of purchases of a test account, and what those entered. No live account has any there. */
export async function clearTestEntries(
  tx: Tx,
  { accountId, purchaseIds }: TestEntriesToClear,
): Promise<void> {
  await tx
    .deleteFrom('test_certificate')
    .where('account_id', '=', accountId)
    .where((eb) => anyOf(eb.ref('purchase_id'), purchaseIds))
    .execute()
  await tx
    .deleteFrom('test_ledger_entry')
    .where('account_id', '=', accountId)
    .where((eb) => anyOf(eb.ref('source_id'), purchaseIds))
    .execute()
}
