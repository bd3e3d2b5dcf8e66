import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { ResetPassword } from '@understory/contracts/people/accounts/sign-in.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { proveEmail } from '../email/prove-email.ts'
import { endRecoveryLinks, storedRecovery } from '../email/recovery-links.ts'
import { findUnclaimed, LINKS_PER_EMAIL, queueClaimLink } from '../guests/unclaimed.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { weaknessOf } from './weakness-of.ts'

type ResetPasswordDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'newId' | 'log' | 'limit' | 'jobs' | 'signIn'
>

/** Sends the recovery link, at most three times an hour for each address; to someone without a password the claim link. */
export async function requestPasswordReset(
  deps: ResetPasswordDeps,
  email: string,
): Promise<Refused | undefined> {
  const unclaimed = await findUnclaimed(deps.db, { email })
  if (unclaimed) return queueClaimLink(deps, unclaimed)
  if (!(await deps.limit(LINKS_PER_EMAIL, email))) {
    return refuse('REQUEST_RESET_PWD_LIMIT_EXCEEDED')
  }
  const user = await deps.db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (!user) return refuse('REQUEST_RESET_PWD_USER_NOT_FOUND')
  try {
    await deps.signIn.requestPasswordReset(email)
  } catch (fault) {
    deps.log.error({ err: fault }, 'recovery email not queued')
    return refuse('REQUEST_RESET_PWD_FAILED')
  }
}

/**
 * Sets a new password by the token of the email, once. Every session ends, and every other such link; the
 * email is verified by it.
 */
export async function resetPassword(
  deps: ResetPasswordDeps,
  { token, password }: BodyOf<typeof ResetPassword>,
): Promise<Refused | undefined> {
  const weakness = await weaknessOf(password)
  if (weakness) return refuse(weakness)
  const userId = await ownerOfLink(deps, token)
  const isDone = userId !== null && (await deps.signIn.resetPassword(token, password))
  if (!isDone) return refuse('BAD_RECOVERY_LINK')
  await transact(deps.db, async (tx) => {
    await endRecoveryLinks(tx, userId)
    await proveEmail(tx, deps, userId)
    await recordSecurityEvent(tx, deps, { userId, event: 'password-reset' })
  })
}

async function ownerOfLink({ db }: Pick<Deps, 'db'>, token: string): Promise<string | null> {
  const link = await db
    .selectFrom('sign_in_verification')
    .select('value')
    .where('identifier', '=', storedRecovery(token))
    .executeTakeFirst()
  return link?.value ?? null
}
