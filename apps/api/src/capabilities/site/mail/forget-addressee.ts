import type { Tx } from '@understory/database/connect.ts'
import type { ClosingDeps, ForgottenUser } from '../../../closing.ts'

/** That an email was sent stays; to whom does not. */
export async function forgetAddressee(
  tx: Tx,
  _deps: ClosingDeps,
  { email }: ForgottenUser,
): Promise<void> {
  await tx
    .updateTable('email_message')
    .set({ to_address: '(deleted)' })
    .where('to_address', '=', email)
    .execute()
}
