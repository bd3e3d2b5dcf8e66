import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { ChangeEmail } from '@understory/contracts/people/accounts/sign-in.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import type { UserActor } from '../../../../http/actor.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { readToken, signToken } from '../../../../signing/signed-token.ts'
import { lockUser } from '../records.ts'
import { confirmIdentity } from '../second-factor/confirm-identity.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { hashOfToken } from '../sign-in/session-cookie.ts'
import { isEmailTaken } from './is-email-taken.ts'
import { endRecoveryLinks } from './recovery-links.ts'

type ChangeEmailDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'newId' | 'limit' | 'jobs'>

const LINK_HOURS = 24

/** Sends the link to the new address; the user's email changes only once the link is followed. */
export async function askForEmail(
  deps: ChangeEmailDeps,
  actor: UserActor,
  { email, password }: BodyOf<typeof ChangeEmail>,
): Promise<Refused | undefined> {
  const unproven = await confirmIdentity(deps, actor, { password, field: 'password' })
  if (unproven) return unproven
  if (await asPlatform(() => isTaken(deps.db, email))) return refuse('ACCOUNT_EXISTS')
  return transact(deps.db, async (tx) => {
    const { email: before } = await tx
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', actor.userId)
      .executeTakeFirstOrThrow()
    const token = await signToken(deps.config.APP_SECRET, 'change-email', {
      sub: actor.userId,
      sid: actor.sessionId,
      before,
      email,
      proof: await proofOf(tx, actor.userId),
      exp: Math.floor(deps.clock().getTime() / 1000) + LINK_HOURS * 3600,
    })
    const url = `${deps.config.origin}/confirm-email?token=${token}`
    const messageId = `confirm-email-${deps.newId()}`
    await deps.jobs.enqueue(tx, 'send-email-confirmation', { email, url, messageId })
    await recordSecurityEvent(tx, deps, { userId: actor.userId, event: 'email-change-asked' })
    return undefined
  })
}

/**
 * Changes the email. The link works once: it names the email it replaces and the password of that
 * time. Links that were sent to the old mailbox end, and so does every session but the one that asked.
 */
export async function confirmEmail(
  deps: ChangeEmailDeps,
  token: string,
): Promise<Refused | undefined> {
  const claims = await readClaims(deps, token)
  if (!claims) return refuse('BAD_VERIFICATION_LINK')
  const work = async (tx: Tx) => {
    const { userId, email } = claims
    // Of two requests with one link, the second finds it used, and not its own new email taken.
    await lockUser(tx, userId)
    if (!(await holds(tx, claims))) return refuse('BAD_VERIFICATION_LINK')
    if (await isTaken(tx, email)) return refuse('ACCOUNT_EXISTS')
    await tx
      .updateTable('app_user')
      .set({
        email,
        email_verified: true,
        email_proved_here: false,
        updated_at: deps.clock(),
      })
      .where('id', '=', userId)
      .execute()
    await endRecoveryLinks(tx, userId)
    await tx
      .deleteFrom('sign_in_session')
      .where('user_id', '=', userId)
      .where('id', '!=', claims.sessionId)
      .execute()
    const formerEmail = claims.before
    await recordSecurityEvent(tx, deps, { userId, event: 'email-changed', formerEmail })
    return undefined
  }
  return transact(deps.db, work).catch(refuseTaken)
}

/** The new email of a link that still changes it; `null`: it is used, too old or wrong. */
export async function findEmailChange(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  token: string,
): Promise<string | null> {
  const claims = await readClaims(deps, token)
  return claims && (await holds(deps.db, claims)) ? claims.email : null
}

type Claims = NonNullable<Awaited<ReturnType<typeof readClaims>>>

async function holds(db: Database | Tx, { userId, before, proof }: Claims): Promise<boolean> {
  return (await emailOf(db, userId)) === before && (await proofOf(db, userId)) === proof
}

/** Someone else got the email between the look and the change. */
function refuseTaken(fault: unknown): Refused {
  if (isEmailTaken(fault)) return refuse('ACCOUNT_EXISTS')
  throw fault
}

async function emailOf(db: Database | Tx, userId: string): Promise<string | undefined> {
  const user = await db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.email
}

async function readClaims({ config, clock }: Pick<Deps, 'config' | 'clock'>, token: string) {
  const claims = await readToken(config.APP_SECRET, 'change-email', { token, now: clock() })
  if (claims === null || claims === 'expired') return null
  const { sub, sid, before, email, proof } = claims
  return {
    userId: String(sub),
    sessionId: String(sid),
    before: String(before),
    email: String(email),
    proof: String(proof),
  }
}

/** A fingerprint of the password that reveals nothing of it: a new password invalidates the link. */
async function proofOf(db: Database | Tx, userId: string): Promise<string> {
  const method = await db
    .selectFrom('sign_in_method')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return hashOfToken(method?.password ?? '').slice(0, 32)
}

async function isTaken(db: Database | Tx, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}
