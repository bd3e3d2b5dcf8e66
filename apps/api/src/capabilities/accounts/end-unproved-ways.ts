import type { Database } from '@understory/database/connect.ts'
import { transact } from '../../http/transact.ts'
import { endFactors } from './end-factors.ts'

/**
 * A provider signs in the owner of the mailbox for the first time. Where the one who joined never proved it, that
 * may be someone else: the password, passkeys, second factor and sessions from before end.
 */
export async function endUnprovedWays(db: Database, userId: string): Promise<void> {
  await transact(db, async (tx) => {
    const unproved = await tx
      .updateTable('app_user')
      .set({ email_proved_here: true })
      .where('id', '=', userId)
      .where('email_proved_here', '=', false)
      .returning('id')
      .executeTakeFirst()
    if (!unproved) return
    await tx
      .deleteFrom('sign_in_method')
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .execute()
    await tx.deleteFrom('sign_in_session').where('user_id', '=', userId).execute()
    await endFactors(tx, userId)
  })
}
