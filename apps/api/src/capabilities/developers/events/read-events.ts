import type { AccountEvent } from '@understory/contracts/developers/webhooks.ts'
import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ApiEvent, listEvents } from '@understory/contracts/v1/events.ts'
import type { EventType } from '@understory/domain/developers/events/event-types.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { idOfEvent, nameOfEvent } from './event-name.ts'

const SHOWN_EVENTS = 50
/** A cursor is the number of the last event that was read. */
const CURSOR = /^\d{1,15}$/
/** In place of one: after all that is there. */
const AFTER_ALL = 'latest'

export type ReadEvents = { readonly after: string | undefined; readonly limit: number }

/** Events of an account after one of them, or after a cursor; the oldest first. */
export async function readEvents(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  { after, limit }: ReadEvents,
): Promise<ReplyOf<typeof listEvents> | Refused> {
  const from = after === undefined ? 0 : await sequenceOf({ db }, accountId, after)
  if (from === null) return refuse('EVENT_NOT_FOUND')
  const rows = await db
    .selectFrom('account_event')
    .select(['sequence', 'body'])
    .where('account_id', '=', accountId)
    .where('sequence', '>', from)
    .orderBy('sequence')
    .limit(limit)
    .execute()
  return {
    data: rows.map(({ body }) => JSON.parse(body) as ApiEvent),
    nextCursor: String(rows.at(-1)?.sequence ?? from),
  }
}

async function sequenceOf(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  after: string,
): Promise<number | null> {
  if (CURSOR.test(after)) return Number(after)
  if (after === AFTER_ALL) return newestSequence({ db }, accountId)
  const id = idOfEvent(after)
  if (id === null) return null
  const found = await db
    .selectFrom('account_event')
    .select('sequence')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.sequence ?? null
}

/** Of the newest event; none has the number zero. */
async function newestSequence({ db }: Pick<Deps, 'db'>, accountId: string): Promise<number> {
  const newest = await db
    .selectFrom('account_event')
    .select('sequence')
    .where('account_id', '=', accountId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.sequence ?? 0
}

export async function readEvent(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  name: string,
): Promise<ApiEvent | Refused> {
  const id = idOfEvent(name)
  const found =
    id &&
    (await db
      .selectFrom('account_event')
      .select('body')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst())
  return found ? (JSON.parse(found.body) as ApiEvent) : refuse('EVENT_NOT_FOUND')
}

/** The latest events, for people to look at. */
export async function latestEvents(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
): Promise<AccountEvent[]> {
  const rows = await db
    .selectFrom('account_event')
    .select(['id', 'type', 'sequence', 'occurred_at', 'body'])
    .where('account_id', '=', accountId)
    .orderBy('sequence', 'desc')
    .limit(SHOWN_EVENTS)
    .execute()
  return rows.map(({ id, type, sequence, occurred_at: at, body }) => ({
    eventId: nameOfEvent(id),
    type: type as EventType,
    sequence,
    at: at.toISOString(),
    body,
  }))
}
