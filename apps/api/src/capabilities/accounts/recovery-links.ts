import type { Database, Tx } from '@understory/database/connect.ts'

const RECOVERY = 'reset-password:%'

/** Invalidates the links that could still set a new password for this user. */
export async function endRecoveryLinks(db: Database | Tx, userId: string): Promise<void> {
  await db
    .deleteFrom('sign_in_verification')
    .where('identifier', 'like', RECOVERY)
    .where('value', '=', userId)
    .execute()
}
