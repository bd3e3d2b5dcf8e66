import type { Tx } from '@understory/database/connect.ts'
import { insertAuditEntry } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { workScope } from '../../../http/requests/work-scope.ts'

/** Events that users find in their activity; what may be an intrusion they are notified of by email. */
export const SECURITY_EVENTS = [
  'password-changed',
  'password-reset',
  'password-ended',
  'email-change-asked',
  'email-changed',
  'second-factor-added',
  'second-factor-removed',
  'signed-out-everywhere',
  'signed-out-by-staff',
  'impersonation-started',
  'impersonation-stopped',
] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/** Records the event and queues the email, in the same transaction as the change. */
export async function recordSecurityEvent(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  happened: {
    userId: string
    event: SecurityEvent
    staffId?: string | undefined
    reason?: string
    formerEmail?: string
  },
): Promise<void> {
  const { userId, event, staffId = null, reason = null, formerEmail } = happened
  const entryId = await insertAuditEntry(tx, {
    at: deps.clock(),
    event,
    user_id: userId,
    staff_id: staffId,
    reason,
    request_id: workScope.getStore()?.requestId ?? '',
  })
  await deps.jobs.enqueue(tx, 'send-security-notice', { entryId })
  if (formerEmail) await deps.jobs.enqueue(tx, 'send-security-notice', { entryId, formerEmail })
}
