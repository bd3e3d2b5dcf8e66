import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { findEventByName, recordEvent } from '../../events/public.ts'
import { findEndpoint, type OneWebhook } from '../endpoints/endpoint-records.ts'
import { webhooksMessage } from '../messages/messages.generated.ts'

const MOST_REPLAYED = 1_000

type ReplayDeps = Pick<Deps, 'db' | 'clock'>

/** Sends one event again, or what was given up; each keeps its id. */
export function replayEvents(
  { db, clock }: ReplayDeps,
  one: OneWebhook,
  eventName: string | null,
): Promise<{ count: number } | Refused> {
  const { accountId, endpointId } = one
  return transact(db, async (tx) => {
    const endpoint = await findEndpoint(tx, one)
    if (!endpoint) return refuse('WEBHOOK_NOT_FOUND')
    if (!endpoint.isEnabled) return refuse('WEBHOOK_IS_OFF')
    if (eventName === null) return { count: await sendGivenUpAgain(tx, { clock }, one) }
    const event = await findEventByName(tx, { accountId, name: eventName })
    if (!event) return refuse('EVENT_NOT_FOUND')
    const fresh = asNew(clock())
    await tx
      .insertInto('webhook_message')
      .values({
        ...fresh,
        endpoint_id: endpointId,
        event_id: event.id,
        event_type: event.type,
        account_id: accountId,
      })
      .onConflict((at) => at.columns(['endpoint_id', 'event_id']).doUpdateSet(fresh))
      .execute()
    return { count: 1 }
  })
}

const asNew = (now: Date) => ({ state: 'waiting' as const, attempts: 0, next_at: now })

type GivenUpOf = Pick<OneWebhook, 'accountId' | 'endpointId'>

/** Queues the oldest events that were given up as if they were new; how many. */
export async function sendGivenUpAgain(
  tx: Tx,
  { clock }: Pick<ReplayDeps, 'clock'>,
  { accountId, endpointId }: GivenUpOf,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_message')
    .set(asNew(clock()))
    .where('endpoint_id', '=', endpointId)
    .where('account_id', '=', accountId)
    .where('event_id', 'in', (eb) =>
      eb
        .selectFrom('webhook_message')
        .select('event_id')
        .where('endpoint_id', '=', endpointId)
        .where('state', '=', 'given-up')
        .orderBy('next_at')
        .limit(MOST_REPLAYED),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** An event that says nothing, to try a webhook by. */
export function sendTestEvent(
  { db, clock }: ReplayDeps,
  one: OneWebhook,
): Promise<undefined | Refused> {
  return transact(db, async (tx) => {
    const endpoint = await findEndpoint(tx, one)
    if (!endpoint) return refuse('WEBHOOK_NOT_FOUND')
    if (!endpoint.isEnabled) return refuse('WEBHOOK_IS_OFF')
    const message = webhooksMessage('replay-events', {
      description: endpoint.description || 'a webhook',
    })
    await recordEvent(tx, {
      accountId: one.accountId,
      type: 'test.ping',
      subject: { message },
      at: clock(),
    }).execute()
    return undefined
  })
}
