import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { deleteSessionsOf, recordSecurityEvent } from '../../people/accounts/public.ts'

type SignOutUserInput = {
  readonly staffId: string | null
  readonly userId: string
  readonly reason: string
}

/** Ends every session of a user, whose email says so and why. */
export async function signOutUser(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { staffId, userId, reason }: SignOutUserInput,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const user = await tx
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!user) return refuse('USER_NOT_FOUND')
    await deleteSessionsOf(tx, userId)
    const by = { staffId: staffId ?? undefined, reason }
    await recordSecurityEvent(tx, deps, { userId, event: 'signed-out-by-staff', ...by })
    return undefined
  })
}
