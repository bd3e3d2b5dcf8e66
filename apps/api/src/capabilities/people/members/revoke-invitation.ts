import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'

/** Ends an open invitation of the account; its link finds nothing from then on. */
export async function revokeInvitation(
  deps: Pick<Deps, 'db'>,
  accountId: string,
  id: string,
): Promise<Refused | undefined> {
  const gone = await deps.db
    .deleteFrom('invitation')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('accepted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return gone ? undefined : refuse('INVITATION_NOT_FOUND')
}
