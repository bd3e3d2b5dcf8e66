import type { Database, Tx } from '@understory/database/connect.ts'
import { transact } from '../../../../database/transact.ts'
import { endFactors } from './end-factors.ts'

type EndUnprovedWaysDeps = {
  readonly db: Database
  /** Records it, and lets its owner know. */
  readonly notePasswordEnded: (tx: Tx, userId: string) => Promise<void>
}

/**
 * A provider signs in the owner of the mailbox for the first time. Where the one who joined never proved it, that
 * may be someone else: the password, passkeys, second factor and sessions from before end, and its owner reads so.
 */
export async function endUnprovedWays(deps: EndUnprovedWaysDeps, userId: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    const unproved = await tx
      .updateTable('app_user')
      .set({ email_proved_here: true })
      .where('id', '=', userId)
      .where('email_proved_here', '=', false)
      .returning('id')
      .executeTakeFirst()
    if (!unproved) return
    const password = await tx
      .deleteFrom('sign_in_method')
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .returning('id')
      .executeTakeFirst()
    await tx.deleteFrom('sign_in_session').where('user_id', '=', userId).execute()
    await endFactors(tx, userId)
    if (password) await deps.notePasswordEnded(tx, userId)
  })
}
