import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'

const IDLE_MS = 15 * 60_000
const TOUCH_MS = 60_000

type StaffSession = {
  readonly id: string
  readonly signed_in_with: string | null
  readonly used_at: Date
  readonly staff_session_id: string | null
}

/** A staff session, their own or an impersonation, ends after a while without use. */
export function isIdle(session: StaffSession, now: Date): boolean {
  return isOfStaff(session) && now.getTime() - session.used_at.getTime() > IDLE_MS
}

/** Records that it is in use. Impersonation keeps the staff session alive too. */
export async function touchSession(
  db: Database | Tx,
  session: StaffSession,
  now: Date,
): Promise<void> {
  if (!isOfStaff(session) || now.getTime() - session.used_at.getTime() < TOUCH_MS) return
  const awake = [session.id, session.staff_session_id].filter((id) => id !== null)
  await db
    .updateTable('sign_in_session')
    .set({ used_at: now })
    .where((eb) => anyOf(eb.ref('id'), awake))
    .execute()
}

const isOfStaff = ({ signed_in_with: way }: StaffSession) => way === 'google-staff'
