import type { Tx } from '@understory/database/connect.ts'
import type { Closing, ClosingDeps } from '../../../closing.ts'
import { insertAuditEntry } from '../../../database/audit.ts'
import { workScope } from '../../../http/requests/work-scope.ts'
import { deleteStoredUser } from '../accounts/public.ts'

/** Deletes the user in every capability; the audit says that it happened. */
export async function forgetUser(
  tx: Tx,
  deps: ClosingDeps & { readonly closing: Closing },
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await insertAuditEntry(tx, {
    at: deps.clock(),
    event: 'user-deleted',
    user_id: userId,
    request_id: workScope.getStore()?.requestId ?? '',
  })
  const isEmailVerified = await isVerified(tx, userId)
  for (const forget of deps.closing.forgetsUser)
    await forget(tx, deps, { userId, email, isEmailVerified })
  await deleteStoredUser(tx, userId)
}

async function isVerified(tx: Tx, userId: string): Promise<boolean> {
  const user = await tx
    .selectFrom('app_user')
    .select('email_verified')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.email_verified === true
}
