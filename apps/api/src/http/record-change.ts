import type { Database } from '@understory/database/connect.ts'
import { insertAuditEntry } from '../database/audit.ts'
import type { AccountActor, StaffActor, UserActor } from './actor.ts'
import { workScope } from './requests/work-scope.ts'
import type { Route } from './route.ts'

/**
 * Lets the transaction of a change record it in the activity of the person who makes it, and of the account.
 * Changes by staff were recorded before they were made.
 */
export function announceChange(
  now: Date,
  { event }: Route,
  made: {
    actor: AccountActor | UserActor | StaffActor | null
    arrived: { requestId: string }
  },
): void {
  const { actor, arrived } = made
  const scope = workScope.getStore()
  if (!scope || !event || !actor || 'staffId' in actor || actor.impersonation) return
  scope.change = {
    at: now,
    event,
    user_id: actor.userId,
    account_id: 'accountId' in actor ? actor.accountId : null,
    request_id: arrived.requestId,
  }
}

/**
 * Records what no transaction of ours could: the change is a vendor's, such as a card that was removed, or
 * a copy of one's data that was handed out.
 */
export async function recordRest(db: Database): Promise<void> {
  const scope = workScope.getStore()
  if (!scope?.change) return
  const { change } = scope
  scope.change = null
  await insertAuditEntry(db, change)
}
