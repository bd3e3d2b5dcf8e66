import type { Database, Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../../../deps.ts'
import { endFactors } from '../second-factor/end-factors.ts'

/**
 * A link from the mailbox sets a password. Where nobody had proved the mailbox before, whoever opened the
 * account may be someone else: the passkeys and the authenticator app that they added end.
 */
export async function proveEmail(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  userId: string,
): Promise<void> {
  const isFirst = await tx
    .updateTable('app_user')
    .set({ email_verified: true, updated_at: clock() })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .returning('id')
    .executeTakeFirst()
  await provedHere(tx, userId)
  if (isFirst) await endFactors(tx, userId)
}

/** Of its link, followed in the browser in which the same person is signed in. */
export async function provedHere(db: Database | Tx, userId: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ email_proved_here: true })
    .where('id', '=', userId)
    .execute()
}
