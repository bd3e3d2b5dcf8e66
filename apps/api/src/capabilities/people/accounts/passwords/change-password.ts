import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { ChangePassword } from '@understory/contracts/people/accounts/sign-in.ts'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import type { UserActor } from '../../../../http/actor.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { confirmIdentity } from '../second-factor/confirm-identity.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { hashPassword } from './password-hash.ts'
import { weaknessOf } from './weakness-of.ts'

type ChangePasswordDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'newId' | 'limit' | 'jobs'>

/**
 * Sets a new password. Every other session of the user and every recovery link end; an email notifies
 * the owner.
 */
export async function changePassword(
  deps: ChangePasswordDeps,
  actor: UserActor,
  { currentPassword, newPassword }: BodyOf<typeof ChangePassword>,
): Promise<Refused | undefined> {
  const weakness = await weaknessOf(newPassword)
  if (weakness)
    return refuse(weakness, [{ field: 'newPassword', message: refuse(weakness).refusal.message }])
  const unproven = await confirmIdentity(deps, actor, {
    password: currentPassword,
    field: 'currentPassword',
  })
  if (unproven) return unproven
  const password = await hashPassword(newPassword, deps.config.PASSWORD_COST)
  await transact(deps.db, async (tx) => {
    const now = deps.clock()
    await tx
      .insertInto('sign_in_method')
      .values({
        id: deps.newId(),
        account_id: actor.userId,
        provider_id: 'credential',
        user_id: actor.userId,
        password,
      })
      .onConflict((conflict) =>
        conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password, updated_at: now }),
      )
      .execute()
    await tx
      .deleteFrom('sign_in_session')
      .where('user_id', '=', actor.userId)
      .where('id', '!=', actor.sessionId)
      .execute()
    await sql`select end_own_recovery_links()`.execute(tx)
    await recordSecurityEvent(tx, deps, { userId: actor.userId, event: 'password-changed' })
  })
}
