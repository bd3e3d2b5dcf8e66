import { NEWEST_API_VERSION } from '@understory/contracts/v1/api-versions.ts'
import type { ApiEvent } from '@understory/contracts/v1/events.ts'
import type { Tx } from '@understory/database/connect.ts'
import type { EventType } from '@understory/domain/developers/events/event-types.ts'
import type { Deps } from '../../../deps.ts'
import type { RenderedEvent } from '../../../event-renderer.ts'
import { nameOfEvent } from './event-name.ts'

type RenderedNote = {
  readonly eventId: string
  readonly account_id: string
  readonly type: string
  readonly occurred_at: Date
  readonly is_live: boolean
  readonly rendered: RenderedEvent
}

/** Gives an event the next number of its account, and tells what follows the events of accounts. */
export async function numberEvent(
  tx: Tx,
  { clock, numbering }: Pick<Deps, 'clock' | 'numbering'>,
  event: RenderedNote,
): Promise<ApiEvent> {
  const body = await insertEvent(tx, event)
  const { eventId, account_id: accountId, type } = event
  for (const follow of numbering.whenNumbered)
    await follow({ db: tx, clock }, { eventId, accountId, type })
  return body
}

async function insertEvent(tx: Tx, event: RenderedNote): Promise<ApiEvent> {
  const { last_sequence: sequence } = await tx
    .updateTable('event_account')
    .set((eb) => ({ last_sequence: eb('last_sequence', '+', 1) }))
    .where('account_id', '=', event.account_id)
    .returning('last_sequence')
    .executeTakeFirstOrThrow()
  const body: ApiEvent = {
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
  }
  await tx
    .insertInto('account_event')
    .values({
      id: event.eventId,
      account_id: event.account_id,
      sequence,
      type: event.type,
      occurred_at: event.occurred_at,
      body: JSON.stringify(body),
    })
    .execute()
  return body
}
