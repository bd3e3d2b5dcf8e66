import type { Deps } from '../../../../deps.ts'
import type { UserActor } from '../../../../http/actor.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { verifyPassword } from '../passwords/password-hash.ts'

const CONFIRM_IDENTITY_FRESH_MS = 10 * 60_000
const TRIES = { name: 'current-password', points: 10, seconds: 15 * 60 }

/**
 * Why a session alone is not enough to change a sign-in method, or null: the password must be entered
 * again. A person without a password must have signed in recently.
 */
export async function confirmIdentity(
  deps: Pick<Deps, 'db' | 'clock' | 'limit'>,
  actor: UserActor,
  given: { password: string | undefined; field: string },
): Promise<Refused | null> {
  if (!(await deps.limit(TRIES, actor.userId))) return refuse('TOO_MANY_ATTEMPTS')
  const hash = await findPassword(deps, actor.userId)
  if (hash === null) {
    return (await isFresh(deps, actor)) ? null : refuse('FRESH_SIGN_IN_REQUIRED')
  }
  const { password, field } = given
  const isRight = password !== undefined && (await verifyPassword({ hash, password }))
  return isRight
    ? null
    : refuse('CURRENT_PASSWORD_INCORRECT', [
        { field, message: refuse('CURRENT_PASSWORD_INCORRECT').refusal.message },
      ])
}

async function findPassword({ db }: Pick<Deps, 'db'>, userId: string): Promise<string | null> {
  const method = await db
    .selectFrom('sign_in_method')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return method?.password ?? null
}

async function isFresh(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { sessionId, userId }: UserActor,
): Promise<boolean> {
  const session = await db
    .selectFrom('sign_in_session')
    .select('created_at')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (
    session !== undefined &&
    clock().getTime() - session.created_at.getTime() < CONFIRM_IDENTITY_FRESH_MS
  )
}
