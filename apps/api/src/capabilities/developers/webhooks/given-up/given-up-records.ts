import type { Database, Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'

export type GivenUpRow = {
  readonly id: string
  readonly account_id: string
  readonly url: string
  readonly disabled_why: 'gone' | 'failing' | null
  readonly since: Date
}

/**
 * Webhooks that were switched off for no reason of their owner's, or of which events were given up, since staff last
 * looked; those that wait longest first.
 */
export async function findGivenUp(
  db: Database | Tx,
  { most = 1, endpointId = null }: { readonly most?: number; readonly endpointId?: string | null },
): Promise<GivenUpRow[]> {
  const { rows } = await sql<GivenUpRow>`
    with off as (
      select id, disabled_at as since from webhook_endpoint
      where disabled_why in ('gone', 'failing') and (seen_at is null or seen_at < disabled_at)
    ), given_up as (
      select m.endpoint_id as id, min(m.next_at) as since
      from webhook_message m join webhook_endpoint e on e.id = m.endpoint_id
      where m.state = 'given-up' and e.disabled_why is distinct from 'by-hand' and (e.seen_at is null or e.seen_at < m.next_at)
      group by m.endpoint_id
    ), waits as (
      select id, min(since) as since from (table off union all table given_up) w group by id
    )
    select e.id, e.account_id, e.url, e.disabled_why, w.since
    from waits w join webhook_endpoint e on e.id = w.id
    where ${endpointId}::uuid is null or e.id = ${endpointId}
    order by w.since, e.id limit ${most}`.execute(db)
  return rows
}
