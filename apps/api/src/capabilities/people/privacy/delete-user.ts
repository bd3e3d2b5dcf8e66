import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { DeleteUser } from '@understory/contracts/people/privacy.ts'
import type { Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { UserActor } from '../../../http/actor.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { confirmIdentity, listAccounts, lockAccount, lockUser } from '../accounts/public.ts'
import { closeAccount } from './close-account.ts'
import { forgetUser } from './forget-user.ts'

type DeleteUserDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'limit' | 'jobs' | 'closing'>

/**
 * Deletes a user for good, and closes the accounts that are theirs alone. Ledger, certificates and
 * invoices stay, because sums, proofs and the tax office need them; the name on certificates goes.
 */
export async function deleteUser(
  deps: DeleteUserDeps,
  actor: UserActor,
  { email, password }: BodyOf<typeof DeleteUser>,
): Promise<Refused | undefined> {
  const user = await deps.db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  if (user.email !== email) {
    return refuse('EMAIL_DIFFERS', [
      { field: 'email', message: refuse('EMAIL_DIFFERS').refusal.message },
    ])
  }
  const unproven = await confirmIdentity(deps, actor, { password, field: 'password' })
  if (unproven) return unproven
  const work = async (tx: Tx) => {
    // Accounts first, in the order of ending a membership.
    for (const { id } of await listAccounts(tx, actor.userId)) await lockAccount(tx, id)
    // Of two requests at once, the second finds that it is done.
    if (!(await lockUser(tx, actor.userId))) return undefined
    const held = await listAccounts(tx, actor.userId)
    for (const account of held) {
      await lockAccount(tx, account.id)
      const others = await membersBeside(tx, account.id, actor.userId)
      if (others.length === 0) await closeAccount(tx, deps, account)
      else if (!others.some(({ role }) => role === 'owner')) return refuse('LAST_OWNER')
    }
    await forgetUser(tx, deps, { userId: actor.userId, email })
    await deps.jobs.enqueue(tx, 'send-deletion-notice', { email, messageId: deps.newId() })
    return undefined
  }
  return asPlatform(() => transact(deps.db, work))
}

function membersBeside(tx: Tx, accountId: string, userId: string) {
  return tx
    .selectFrom('membership')
    .select(['user_id', 'role'])
    .where('account_id', '=', accountId)
    .where('user_id', '!=', userId)
    .execute()
}
