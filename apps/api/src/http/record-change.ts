import type { Deps } from '../deps.ts'
import type { AccountActor, StaffActor, UserActor } from './actor.ts'
import type { Route } from './route.ts'

/** Records a change that a person made in their activity and in the account's. */
export async function recordChange(
  deps: Pick<Deps, 'db' | 'clock'>,
  { event }: Route,
  made: {
    actor: AccountActor | UserActor | StaffActor | null
    arrived: { requestId: string }
  },
): Promise<void> {
  const { actor, arrived } = made
  // Changes by staff were recorded before they were made.
  if (!event || !actor || 'staffId' in actor || actor.impersonation) return
  await deps.db
    .insertInto('audit_entry')
    .values({
      at: deps.clock(),
      event,
      user_id: actor.userId,
      account_id: 'accountId' in actor ? actor.accountId : null,
      request_id: arrived.requestId,
    })
    .execute()
}
