import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { ChangePassword } from '@understory/contracts/sign-in.ts'
import { checkPassword } from '@understory/domain/accounts/password.ts'
import type { Deps } from '../../deps.ts'
import type { UserActor } from '../../http/actor.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { transact } from '../../http/transact.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { recordSecurityEvent } from './security-events.ts'

/** Sets a new password. Every other session of the user ends; a letter tells the owner. */
export async function changePassword(
  deps: Deps,
  actor: UserActor,
  { currentPassword, newPassword }: BodyOf<typeof ChangePassword>,
): Promise<Refused | undefined> {
  const weakness = checkPassword(newPassword)
  if (weakness)
    return refuse(weakness, [{ field: 'newPassword', message: refuse(weakness).refusal.message }])
  if (!(await isPasswordRight(deps, actor.userId, currentPassword))) {
    return refuse('CURRENT_PASSWORD_INCORRECT', [
      { field: 'currentPassword', message: 'Your current password is not right.' },
    ])
  }
  const password = await hashPassword(newPassword)
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
    await recordSecurityEvent(tx, deps, { userId: actor.userId, event: 'password-changed' })
  })
}

/** Whether this is the user's password; somebody who has none has none to give. */
export async function isPasswordRight(
  deps: Deps,
  userId: string,
  given: string | undefined,
): Promise<boolean> {
  const kept = await deps.db
    .selectFrom('sign_in_method')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  if (!kept?.password) return true
  return given !== undefined && verifyPassword({ hash: kept.password, password: given })
}
