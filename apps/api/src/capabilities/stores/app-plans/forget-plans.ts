import type { Tx } from '@understory/database/connect.ts'
import type { ClosedAccount, ClosingDeps } from '../../../closing.ts'

/** Nothing is recorded under them any more, so nothing is charged; those of billed stores stay, as accounts. */
export async function forgetPlans(
  tx: Tx,
  _deps: ClosingDeps,
  { id: accountId }: ClosedAccount,
): Promise<void> {
  await tx
    .updateTable('store_app_plan')
    .set({ status: 'cancelled', approval_url: null })
    .where('account_id', '=', accountId)
    .where('status', 'in', ['pending', 'active', 'frozen'])
    .execute()
  const billed = tx.selectFrom('store_bill').select('store_id').where('account_id', '=', accountId)
  await tx
    .deleteFrom('store_app_plan')
    .where('account_id', '=', accountId)
    .where('store_id', 'not in', billed)
    .execute()
}
