import { isNamedAlone } from '@understory/domain/developers/events/named-alone.ts'
import { sql } from 'kysely'
import type { WhenNumbered } from '../../../../numbering.ts'

/** A message of each event for each endpoint of its account that wants its type. */
export const queueMessage: WhenNumbered = async ({ db, clock }, events) => {
  const columns = [
    events.map(({ eventId }) => eventId),
    events.map(({ accountId }) => accountId),
    events.map(({ type }) => type),
    events.map(({ type }) => isNamedAlone(type)),
  ] as const
  await sql`
    insert into webhook_message (endpoint_id, event_id, event_type, account_id, next_at)
    select e.id, n.id, n.type, e.account_id, ${clock()}
    from unnest(${columns[0]}::uuid[], ${columns[1]}::uuid[], ${columns[2]}::text[], ${columns[3]}::boolean[])
      with ordinality as n (id, account_id, type, is_named_alone, place)
    join webhook_endpoint e on e.account_id = n.account_id
    where n.type = any(e.types) or (cardinality(e.types) = 0 and not n.is_named_alone)
    order by n.place`.execute(db)
}
