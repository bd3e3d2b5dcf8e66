import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { StartImpersonation } from '@understory/contracts/staff/console/staff.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import {
  deleteSession,
  insertSession,
  newSessionToken,
  recordSecurityEvent,
} from '../../people/accounts/public.ts'
import { consoleMessage } from './messages/messages.generated.ts'
import { findStaffOf } from './staff-session.ts'

type ImpersonateDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'newId' | 'jobs' | 'signIn'>

const MINUTES = 60

/**
 * Opens a session of the user for a member of staff: an hour at most, never prolonged, with its reason,
 * and no longer than the staff session it was opened from.
 * The staff session stays in a cookie of its own, to return to.
 */
export async function startImpersonation(
  deps: ImpersonateDeps,
  headers: Headers,
  { email, reason }: BodyOf<typeof StartImpersonation>,
) {
  const staff = await findStaffOf(deps, headers)
  if (!staff) return refuse('SIGN_IN_REQUIRED')
  if (!staff.duties.includes('help-people')) return refuse('STAFF_ROLE_FORBIDS')
  const user = await deps.db
    .selectFrom('app_user as u')
    .leftJoin('staff_member as s', 's.user_id', 'u.id')
    .select(['u.id', 's.user_id as staff'])
    .where('u.email', '=', email)
    .executeTakeFirst()
  if (!user) {
    return refuse('USER_NOT_FOUND', [
      { field: 'email', message: consoleMessage('impersonate.email') },
    ])
  }
  if (user.staff) return refuse('NOT_ON_BEHALF')
  const now = deps.clock()
  const inAnHour = now.getTime() + MINUTES * 60_000
  const until = new Date(Math.min(inAnHour, staff.until.getTime()))
  const token = newSessionToken()
  await transact(deps.db, async (tx) => {
    await insertSession(tx, {
      id: deps.newId(),
      token,
      user_id: user.id,
      expires_at: until,
      created_at: now,
      // Beyond its end: the token of an impersonation session is not rotated.
      rotated_at: until,
      impersonated_by: staff.staffId,
      staff_session_id: staff.sessionId,
      used_at: now,
      impersonation_reason: reason,
      signed_in_with: 'google-staff',
    })
    await recordSecurityEvent(tx, deps, {
      userId: user.id,
      event: 'impersonation-started',
      staffId: staff.staffId,
      reason,
    })
  })
  const { cookies } = deps.signIn
  return {
    reply: { until: until.toISOString() },
    cookies: [
      await cookies.write(token, { remember: false }),
      await cookies.writeStaff(staff.token),
    ],
  }
}

/** Ends the impersonation session, and restores the staff session in the browser. */
export async function stopImpersonation(deps: ImpersonateDeps, headers: Headers) {
  const session = await deps.signIn.findSession(headers)
  const { cookies } = deps.signIn
  if (session?.impersonatedBy) {
    await transact(deps.db, async (tx) => {
      await deleteSession(tx, session.id)
      await recordSecurityEvent(tx, deps, {
        userId: session.userId,
        event: 'impersonation-stopped',
        staffId: session.impersonatedBy ?? undefined,
      })
    })
  }
  const staffToken = await cookies.readStaff(headers)
  if (!session?.impersonatedBy && !staffToken) return refuse('SIGN_IN_REQUIRED')
  const back = staffToken ? await cookies.write(staffToken, { remember: false }) : cookies.clear()
  return { cookies: [back, cookies.clearStaff()] }
}
