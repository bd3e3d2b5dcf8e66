import type { WebhookAttempt } from '@understory/contracts/developers/webhooks.ts'
import type { EventType } from '@understory/domain/developers/events/event-types.ts'
import type { Deps } from '../../../../deps.ts'
import { nameOfEvent } from '../../events/public.ts'
import type { OneWebhook } from '../endpoints/endpoint-records.ts'

const SHOWN_ATTEMPTS = 50

/** What was sent to an endpoint and what it answered, the latest first. */
export async function latestAttempts(
  { db }: Pick<Deps, 'db'>,
  { accountId, endpointId }: OneWebhook,
): Promise<WebhookAttempt[]> {
  const rows = await db
    .selectFrom('webhook_attempt as a')
    .innerJoin('webhook_message as m', (join) =>
      join.onRef('m.endpoint_id', '=', 'a.endpoint_id').onRef('m.event_id', '=', 'a.event_id'),
    )
    .select([
      'a.id',
      'a.at',
      'a.status',
      'a.duration_ms',
      'a.error',
      'a.answer',
      'a.event_id',
      'm.event_type',
    ])
    .where('a.endpoint_id', '=', endpointId)
    .where('a.account_id', '=', accountId)
    .orderBy('a.at', 'desc')
    .orderBy('a.id')
    .limit(SHOWN_ATTEMPTS)
    .execute()
  return rows.map((row) => ({
    attemptId: row.id,
    at: row.at.toISOString(),
    eventId: nameOfEvent(row.event_id),
    eventType: row.event_type as EventType,
    status: row.status,
    durationMs: row.duration_ms,
    error: row.error,
    answer: row.answer,
    isDelivered: row.status !== null && row.status >= 200 && row.status <= 299,
  }))
}
