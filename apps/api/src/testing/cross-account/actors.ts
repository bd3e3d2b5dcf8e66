import { randomUUID } from 'node:crypto'
import { signToken } from '../../signing/signed-token.ts'
import type { TestApi } from '../start-test-api.ts'

export type Bearer = Record<string, string>

/** A session of a user, as signing in would make it, and its bearer token. */
export async function openSession(
  { deps }: TestApi,
  userId: string,
  impersonatedBy: string | null = null,
): Promise<{ bearer: Bearer; end: () => Promise<void> }> {
  const id = randomUUID()
  const now = deps.clock()
  const inAnHour = new Date(now.getTime() + 3_600_000)
  const staffSession = impersonatedBy === null ? null : await openStaffSession(deps, userId)
  await deps.db
    .insertInto('sign_in_session')
    .values({
      id,
      token: randomUUID(),
      user_id: userId,
      expires_at: inAnHour,
      impersonated_by: impersonatedBy,
      staff_session_id: staffSession,
      used_at: now,
      impersonation_reason: impersonatedBy ? 'A customer asked for help.' : null,
    })
    .execute()
  const claims = { sub: userId, sid: id, exp: Math.floor(inAnHour.getTime() / 1000) }
  const token = await signToken(deps.config.APP_SECRET, 'session', claims)
  return {
    bearer: { authorization: `Bearer ${token}` },
    async end() {
      await deps.db.deleteFrom('sign_in_session').where('id', '=', id).execute()
    },
  }
}

async function openStaffSession({ db, clock }: TestApi['deps'], userId: string): Promise<string> {
  const id = randomUUID()
  const now = clock()
  const expires = new Date(now.getTime() + 3_600_000)
  await db
    .insertInto('sign_in_session')
    .values({ id, token: id, user_id: userId, expires_at: expires, used_at: now })
    .execute()
  return id
}
