import { isNamedAlone } from '@understory/domain/developers/events/named-alone.ts'
import { sql } from 'kysely'
import type { WhenNumbered } from '../../../../numbering.ts'

/** A message of the event for each endpoint of the account that wants its type. */
export const queueMessage: WhenNumbered = async ({ db, clock }, { eventId, accountId, type }) => {
  await sql`
    insert into webhook_message (endpoint_id, event_id, event_type, account_id, next_at)
    select e.id, ${eventId}, ${type}, e.account_id, ${clock()}
    from webhook_endpoint e
    where e.account_id = ${accountId}
      and (${type} = any(e.types) or (cardinality(e.types) = 0 and not ${isNamedAlone(type)}::boolean))`.execute(
    db,
  )
}
