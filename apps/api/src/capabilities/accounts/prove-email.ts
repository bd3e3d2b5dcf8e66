import type { Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../deps.ts'

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
  if (!isFirst) return
  for (const table of ['passkey', 'second_factor', 'backup_code'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  }
}
