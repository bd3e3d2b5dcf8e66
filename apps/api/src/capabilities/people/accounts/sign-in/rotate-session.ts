import type { Database, Tx } from '@understory/database/connect.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { transact } from '../../../../database/transact.ts'
import { isIdle, touchSession } from '../../../../http/staff-idle.ts'
import { hashOfToken, newSessionToken } from './session-cookie.ts'

const ROTATE_AFTER_MS = 15 * 60_000
/** Requests that are in flight with the previous token may finish. */
const GRACE_MS = 60_000
const UNUSED_DAYS = 14
const LONGEST_DAYS = 30

export type LiveSession = {
  id: string
  userId: string
  impersonatedBy: string | null
  impersonation: { reason: string; until: string } | null
  secondFactorAt: Date | null
  signedInWith: string | null
  createdAt: Date
  expiresAt: Date
  /** The token that the session has now. */
  token: string
  /** The new token to set as a cookie; null where the current one stays. */
  newToken: string | null
}

/**
 * The session of a token, its token replaced when that is due. Of many requests at once one replaces
 * it; the others still carry the one before and are let through for a minute. A token that comes back
 * after that has been copied, and the session ends for both.
 */
export function useSession(db: Database, token: string, now: Date): Promise<LiveSession | null> {
  return transact(db, async (tx) => {
    const current = await findByToken(tx, token)
    if (!current) return useReplacedToken(tx, token, now)
    if (isOver(current, now)) return null
    await touchSession(tx, current, now)
    if (now.getTime() - current.rotated_at.getTime() < ROTATE_AFTER_MS)
      return presentSession(current, null)
    return presentSession(current, await replaceToken(tx, current, now))
  })
}

type RotateSessionRow = NonNullable<Awaited<ReturnType<typeof findByToken>>>

function selectSessions(tx: Tx) {
  return tx
    .selectFrom('sign_in_session')
    .select([
      'id',
      'token',
      'user_id',
      'expires_at',
      'created_at',
      'rotated_at',
      'impersonated_by',
      'impersonation_reason',
      'second_factor_at',
      'signed_in_with',
      'used_at',
      'staff_session_id',
    ])
}

function findByToken(tx: Tx, token: string) {
  return selectSessions(tx).where('token', '=', token).executeTakeFirst()
}

function isOver(session: RotateSessionRow, now: Date): boolean {
  const age = now.getTime() - session.created_at.getTime()
  // Its token is replaced while it is used.
  const unused = now.getTime() - session.rotated_at.getTime()
  return (
    session.expires_at <= now ||
    age > LONGEST_DAYS * DAY_MS ||
    unused > UNUSED_DAYS * DAY_MS ||
    isIdle(session, now)
  )
}

async function replaceToken(tx: Tx, session: RotateSessionRow, now: Date): Promise<string | null> {
  const newToken = newSessionToken()
  const replaced = await tx
    .updateTable('sign_in_session')
    .set({ token: newToken, rotated_at: now })
    .where('id', '=', session.id)
    .where('token', '=', session.token)
    .returning('id')
    .executeTakeFirst()
  if (!replaced) return null
  await tx
    .insertInto('replaced_session_token')
    .values({ token_hash: hashOfToken(session.token), session_id: session.id, replaced_at: now })
    .execute()
  return newToken
}

async function useReplacedToken(tx: Tx, token: string, now: Date): Promise<LiveSession | null> {
  const replaced = await tx
    .selectFrom('replaced_session_token')
    .select(['session_id', 'replaced_at'])
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
  if (!replaced) return null
  if (now.getTime() - replaced.replaced_at.getTime() > GRACE_MS) {
    await tx.deleteFrom('sign_in_session').where('id', '=', replaced.session_id).execute()
    return null
  }
  const session = await selectSessions(tx).where('id', '=', replaced.session_id).executeTakeFirst()
  return session && !isOver(session, now) ? presentSession(session, null) : null
}

function presentSession(row: RotateSessionRow, newToken: string | null): LiveSession {
  return {
    id: row.id,
    userId: row.user_id,
    impersonatedBy: row.impersonated_by,
    impersonation:
      row.impersonation_reason === null
        ? null
        : { reason: row.impersonation_reason, until: row.expires_at.toISOString() },
    secondFactorAt: row.second_factor_at,
    signedInWith: row.signed_in_with,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    token: newToken ?? row.token,
    newToken,
  }
}
