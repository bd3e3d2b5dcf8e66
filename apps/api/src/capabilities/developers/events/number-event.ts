import { NEWEST_API_VERSION } from '@understory/contracts/v1/api-versions.ts'
import type { ApiEvent } from '@understory/contracts/v1/events.ts'
import type { Tx } from '@understory/database/connect.ts'
import type { EventType } from '@understory/domain/developers/events/event-types.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { RenderedEvent } from '../../../event-renderer.ts'
import { nameOfEvent } from './event-name.ts'

export type RenderedNote = {
  readonly eventId: string
  readonly account_id: string
  readonly type: string
  readonly occurred_at: Date
  readonly is_live: boolean
  readonly rendered: RenderedEvent
}

/** Gives an event the next number of its account, as {@link numberInOrder} does. */
export async function numberEvent(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'numbering'>,
  event: RenderedNote,
): Promise<ApiEvent> {
  const [body] = await numberInOrder(tx, deps, [event])
  if (!body) throw new Error('the event got no number')
  return body
}

/**
 * Gives events the next numbers of their accounts, in the order in which they are given, and tells what follows the
 * events of accounts. However many they are, it takes one statement for the numbers, one for the events and one for
 * each thing that follows. Numbers and events are committed together, so that no reader meets a gap.
 */
export async function numberInOrder(
  tx: Tx,
  { clock, numbering }: Pick<Deps, 'clock' | 'numbering'>,
  events: readonly RenderedNote[],
): Promise<readonly ApiEvent[]> {
  if (events.length === 0) return []
  const last = await takeNumbers(tx, events)
  const bodies = events.map((event) => {
    const sequence = (last.get(event.account_id) ?? Number.NaN) + 1
    last.set(event.account_id, sequence)
    return bodyOf(event, sequence)
  })
  await insertEvents(tx, events, bodies)
  const numbered = events.map(({ eventId, account_id: accountId, type }) => ({
    eventId,
    accountId,
    type,
  }))
  for (const follow of numbering.whenNumbered) await follow({ db: tx, clock }, numbered)
  return bodies
}

/** The last number of each account before those that it gets now. */
async function takeNumbers(tx: Tx, events: readonly RenderedNote[]): Promise<Map<string, number>> {
  const byAccount = Map.groupBy(events, ({ account_id: accountId }) => accountId)
  const counts = [...byAccount.values()].map(({ length }) => length)
  const { rows } = await sql<{ account_id: string; before: number }>`
    update event_account a set last_sequence = a.last_sequence + n.count
    from unnest(${[...byAccount.keys()]}::uuid[], ${counts}::bigint[]) as n (account_id, count)
    where a.account_id = n.account_id
    returning a.account_id, a.last_sequence - n.count as before`.execute(tx)
  if (rows.length < byAccount.size) throw new Error('an account has events and no numbers')
  return new Map(rows.map(({ account_id: accountId, before }) => [accountId, before]))
}

const bodyOf = (event: RenderedNote, sequence: number): ApiEvent => ({
  id: nameOfEvent(event.eventId),
  object: 'event',
  type: event.type as EventType,
  timestamp: event.occurred_at.toISOString(),
  mode: event.is_live ? 'live' : 'test',
  accountId: event.account_id,
  sequence,
  version: NEWEST_API_VERSION,
  data: event.rendered.data as ApiEvent['data'],
  proof: event.rendered.proof ?? null,
})

async function insertEvents(
  tx: Tx,
  events: readonly RenderedNote[],
  bodies: readonly ApiEvent[],
): Promise<void> {
  const columns = [
    events.map(({ eventId }) => eventId),
    events.map(({ account_id: accountId }) => accountId),
    bodies.map(({ sequence }) => sequence),
    events.map(({ type }) => type),
    events.map(({ occurred_at: at }) => at.toISOString()),
    bodies.map((body) => JSON.stringify(body)),
  ] as const
  await sql`
    insert into account_event (id, account_id, sequence, type, occurred_at, body)
    select * from unnest(${columns[0]}::uuid[], ${columns[1]}::uuid[], ${columns[2]}::bigint[],
      ${columns[3]}::text[], ${columns[4]}::timestamptz[], ${columns[5]}::text[])`.execute(tx)
}
