import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { ChangeEmail } from '@understory/contracts/sign-in.ts'
import type { Tx } from '@understory/database/connect.ts'
import { asPlatformIn } from '@understory/database/row-security.ts'
import { sign, verify } from 'hono/jwt'
import type { Deps } from '../../deps.ts'
import type { UserActor } from '../../http/actor.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { transact } from '../../http/transact.ts'
import { isPasswordRight } from './change-password.ts'
import { recordSecurityEvent } from './security-events.ts'

const LINK_HOURS = 24
const PURPOSE = 'change-email'

/** Sends the link to the new address; the email stays what it was until somebody there follows it. */
export async function askForEmail(
  deps: Deps,
  actor: UserActor,
  { email, password }: BodyOf<typeof ChangeEmail>,
): Promise<Refused | undefined> {
  if (!(await isPasswordRight(deps, actor.userId, password))) {
    return refuse('CURRENT_PASSWORD_INCORRECT', [
      { field: 'password', message: 'Your current password is not right.' },
    ])
  }
  return transact(deps.db, async (tx) => {
    if (await asPlatformIn(tx, () => isTaken(tx, email))) return refuse('ACCOUNT_EXISTS')
    const { email: before } = await tx
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', actor.userId)
      .executeTakeFirstOrThrow()
    const exp = Math.floor(deps.clock().getTime() / 1000) + LINK_HOURS * 3600
    const claims = { sub: actor.userId, before, email, purpose: PURPOSE, exp }
    const token = await sign(claims, deps.config.APP_SECRET, 'HS256')
    const url = `${deps.config.origin}/confirm-email?token=${token}`
    const messageId = `confirm-email-${deps.newId()}`
    await deps.jobs.enqueue(tx, 'send-email-confirmation', { email, url, messageId })
    await recordSecurityEvent(tx, deps, { userId: actor.userId, event: 'email-change-asked' })
    return undefined
  })
}

/** Takes the new email. The link works once: it names the email it replaces. */
export async function confirmEmail(deps: Deps, token: string): Promise<Refused | undefined> {
  const claims = await readClaims(deps, token)
  if (!claims) return refuse('BAD_VERIFICATION_LINK')
  return transact(deps.db, async (tx) => {
    if (await isTaken(tx, claims.email)) return refuse('ACCOUNT_EXISTS')
    const changed = await tx
      .updateTable('app_user')
      .set({ email: claims.email, email_verified: true, updated_at: deps.clock() })
      .where('id', '=', claims.userId)
      .where('email', '=', claims.before)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return refuse('BAD_VERIFICATION_LINK')
    await recordSecurityEvent(tx, deps, { userId: claims.userId, event: 'email-changed' })
    return undefined
  })
}

async function readClaims({ config }: Deps, token: string) {
  try {
    const { sub, before, email, purpose } = await verify(token, config.APP_SECRET, 'HS256')
    if (purpose !== PURPOSE || typeof sub !== 'string') return null
    return { userId: sub, before: String(before), email: String(email) }
  } catch {
    return null
  }
}

async function isTaken(tx: Tx, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}
