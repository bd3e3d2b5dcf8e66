import type { Tx } from '@understory/database/connect.ts'
import type { ClosingDeps, ForgottenUser } from '../../../closing.ts'

/** What was sent from an address goes with its proven owner. */
export async function forgetLeads(
  tx: Tx,
  _deps: ClosingDeps,
  { email, isEmailVerified }: ForgottenUser,
): Promise<void> {
  if (isEmailVerified)
    await tx.deleteFrom('lead').where('email', '=', email.toLowerCase()).execute()
}
