import { sql } from 'kysely'
import type { WhenNumbered } from '../../../../numbering.ts'

/** A message of the event for each endpoint of the account that wants its type. */
export const queueMessage: WhenNumbered = async ({ db, clock }, { eventId, accountId, type }) => {
  await sql`
    insert into webhook_message (endpoint_id, event_id, event_type, account_id, next_at)
    select e.id, ${eventId}, ${type}, e.account_id, ${clock()}
    from webhook_endpoint e
    where e.account_id = ${accountId} and (cardinality(e.types) = 0 or ${type} = any(e.types))`.execute(
    db,
  )
}
