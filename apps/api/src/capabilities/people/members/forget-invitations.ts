import type { Tx } from '@understory/database/connect.ts'
import type { ClosingDeps, ForgottenUser } from '../../../closing.ts'

/** Open invitations that the user sent go, and those that reached a proven address of theirs. */
export async function forgetInvitations(
  tx: Tx,
  _deps: ClosingDeps,
  { userId, email, isEmailVerified }: ForgottenUser,
): Promise<void> {
  await tx
    .deleteFrom('invitation')
    .where('invited_by', '=', userId)
    .where('accepted_at', 'is', null)
    .execute()
  if (isEmailVerified)
    await tx.deleteFrom('invitation').where('email', '=', email.toLowerCase()).execute()
}
