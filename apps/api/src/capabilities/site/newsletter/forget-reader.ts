import type { Tx } from '@understory/database/connect.ts'
import type { ClosingDeps, ForgottenUser } from '../../../closing.ts'

/** A reader goes with the proven owner of the address. */
export async function forgetReader(
  tx: Tx,
  _deps: ClosingDeps,
  { email, isEmailVerified }: ForgottenUser,
): Promise<void> {
  if (isEmailVerified)
    await tx.deleteFrom('newsletter_reader').where('email', '=', email.toLowerCase()).execute()
}
