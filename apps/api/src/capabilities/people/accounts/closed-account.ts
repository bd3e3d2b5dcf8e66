import type { Tx } from '@understory/database/connect.ts'
import type { ClosedAccount, ClosingDeps } from '../../../closing.ts'

/** Its name and what it says of itself go; that it was there stays. */
export async function closeStoredAccount(
  tx: Tx,
  { clock }: Pick<ClosingDeps, 'clock'>,
  { id, formerName }: ClosedAccount,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({
      display_name: formerName,
      website: null,
      vat_number: null,
      shows_vehicles: false,
      closed_at: clock(),
    })
    .where('id', '=', id)
    .execute()
}

/** With ways in and sessions, which hang on the user. */
export async function deleteStoredUser(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ active_account_id: null })
    .where('id', '=', userId)
    .execute()
  await tx.deleteFrom('app_user').where('id', '=', userId).execute()
}
