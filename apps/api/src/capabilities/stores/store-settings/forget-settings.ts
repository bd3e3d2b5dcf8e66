import type { Tx } from '@understory/database/connect.ts'
import type { ClosedAccount, ClosingDeps } from '../../../closing.ts'

/** Those of billed stores stay: bills say what they were made by. */
export async function forgetSettings(
  tx: Tx,
  _deps: ClosingDeps,
  { id: accountId }: ClosedAccount,
): Promise<void> {
  const billed = tx.selectFrom('store_bill').select('store_id').where('account_id', '=', accountId)
  await tx
    .deleteFrom('store_settings')
    .where('account_id', '=', accountId)
    .where('store_id', 'not in', billed)
    .execute()
}
