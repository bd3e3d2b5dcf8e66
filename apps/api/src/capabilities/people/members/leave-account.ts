import { withinRowsOf } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { listAccounts } from '../accounts/public.ts'
import { changeMember } from './change-member.ts'

/** Ends one's own membership. Another account held becomes the active one, if there is one. */
export async function leaveAccount(
  deps: Pick<Deps, 'db'>,
  userId: string,
  accountId: string,
): Promise<Refused | undefined> {
  const held = await listAccounts(deps.db, userId)
  if (!held.some((account) => account.id === accountId)) return refuse('ACCOUNT_NOT_FOUND')
  return withinRowsOf({ userId, accountId }, () =>
    changeMember(deps, { accountId, by: userId, userId, to: null }),
  )
}
