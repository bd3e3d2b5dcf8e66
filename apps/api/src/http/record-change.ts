import type { Deps } from '../deps.ts'
import type { AccountActor, StaffActor, UserActor } from './actor.ts'
import type { Route } from './route.ts'

/** Writes a change that a person made into the activity of theirs and of the account's. */
export async function recordChange(
  deps: Deps,
  { event }: Route,
  made: {
    actor: AccountActor | UserActor | StaffActor | null
    arrived: { requestId: string }
  },
): Promise<void> {
  const { actor, arrived } = made
  // What staff do on behalf was written down before it was done.
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
