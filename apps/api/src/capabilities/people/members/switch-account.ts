import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { openForUser } from '../accounts/public.ts'

/** Makes one of a person's accounts the active one. */
export async function switchAccount(
  deps: Pick<Deps, 'db'>,
  userId: string,
  accountId: string,
): Promise<Refused | undefined> {
  const held = await deps.db
    .selectFrom('membership')
    .select('account_id')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!held) return refuse('ACCOUNT_NOT_FOUND')
  await openForUser(deps.db, { userId, accountId: held.account_id })
  return undefined
}
