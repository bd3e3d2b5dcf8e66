import { insertAuditEntry } from '../database/audit.ts'
import type { Deps } from '../deps.ts'
import type { AccountActor, StaffActor, UserActor } from './actor.ts'
import type { Route } from './route.ts'

type Arrived = { params: Record<string, string>; query: Record<string, string>; requestId: string }

/**
 * Records what staff are about to do in the audit log, before it is done: every change on a customer's
 * behalf, and everything in the staff area. What could not be recorded is not done.
 */
export async function recordStaffWork(
  deps: Pick<Deps, 'db' | 'clock'>,
  { endpoint, event, asks }: Route,
  work: { actor: AccountActor | UserActor | StaffActor; arrived: Arrived },
): Promise<void> {
  const { actor, arrived } = work
  const isStaff = 'staffId' in actor
  if (!isStaff && (actor.impersonation === null || endpoint.method === 'GET' || asks)) return
  const { params, query, requestId } = arrived
  const asked = Object.entries({ ...params, ...query }).map(([name, value]) => `${name}=${value}`)
  const what = [`${endpoint.method} ${endpoint.path}`, ...asked].join(' ')
  const concerned = isStaff
    ? { staff_id: actor.staffId, user_id: params.userId ?? null, account_id: null, reason: null }
    : {
        staff_id: actor.impersonation?.staffId ?? null,
        user_id: actor.userId,
        account_id: 'accountId' in actor ? actor.accountId : null,
        reason: actor.impersonation?.reason ?? null,
      }
  await insertAuditEntry(deps.db, {
    at: deps.clock(),
    event: isStaff ? 'staff-looked' : 'changed-on-behalf',
    facts: JSON.stringify({
      what: what.slice(0, 500),
      summary: endpoint.summary,
      ...(event && { change: event }),
    }),
    request_id: requestId,
    ...concerned,
  })
}
