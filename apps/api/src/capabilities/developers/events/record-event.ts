import type { Database, Tx } from '@understory/database/connect.ts'
import type { EventType } from '@understory/domain/developers/events/event-types.ts'
import { sql } from 'kysely'

type NewEvent = {
  readonly accountId: string
  readonly type: EventType
  /** What the event is about: ids, and facts that may be gone when it is rendered. */
  readonly subject: Readonly<Record<string, string>>
  readonly at: Date
}

/**
 * Records an event in the outbox, as a part of the statement of its effect. Nothing is written for an account that has neither
 * a key nor a webhook.
 */
export function recordEvent(db: Database | Tx, { accountId, type, subject, at }: NewEvent) {
  return db
    .insertInto('event_outbox')
    .columns(['account_id', 'type', 'subject', 'occurred_at'])
    .expression(
      db
        .selectFrom('event_account')
        .select([
          'account_id',
          sql<string>`${type}`.as('type'),
          sql<string>`${JSON.stringify(subject)}::jsonb`.as('subject'),
          sql<Date>`${at}::timestamptz`.as('occurred_at'),
        ])
        .where('account_id', '=', accountId),
    )
}

/** The same of many at once. */
export async function recordEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  const columns = [
    events.map(({ accountId }) => accountId),
    events.map(({ type }) => type),
    events.map(({ subject }) => JSON.stringify(subject)),
    events.map(({ at }) => at.toISOString()),
  ] as const
  await sql`
    insert into event_outbox (account_id, type, subject, occurred_at)
    select account_id, n.type, n.subject::jsonb, n.at
    from unnest(${columns[0]}::uuid[], ${columns[1]}::text[], ${columns[2]}::text[], ${columns[3]}::timestamptz[])
      with ordinality as n (account_id, type, subject, at, place) join event_account using (account_id)
    order by n.place`.execute(tx)
}

/** From now on, events of this account are recorded. */
export async function enableEvents(
  tx: Tx,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('event_account')
    .values({ account_id: accountId, since: now })
    .onConflict((at) => at.doNothing())
    .execute()
}
