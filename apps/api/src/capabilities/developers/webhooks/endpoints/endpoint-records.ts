import type { WebhookEndpoint } from '@understory/contracts/developers/webhooks.ts'
import type { ApiWebhookEndpoint } from '@understory/contracts/v1/webhook-endpoints.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { ApiMode } from '@understory/domain/developers/api-keys/api-mode.ts'
import { EVENT_TYPE_NAMES } from '@understory/domain/developers/events/event-types.ts'
import { sql } from 'kysely'

/** Whose webhooks: those of an account, or of its test account. */
export type WebhookOwner = { readonly accountId: string; readonly mode: ApiMode }

export type OneWebhook = WebhookOwner & { readonly endpointId: string }

const endpointsOf = (db: Database | Tx, accountId: string) =>
  db
    .selectFrom('webhook_endpoint as e')
    .select((eb) => [
      'e.id',
      'e.url',
      'e.description',
      'e.types',
      'e.created_at',
      'e.disabled_why',
      'e.failing_since',
      'e.old_secret_until',
      eb
        .selectFrom('webhook_message as m')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('m.endpoint_id', '=', 'e.id')
        .where('m.state', '=', 'waiting')
        .as('waiting'),
      eb
        .selectFrom('webhook_message as m')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('m.endpoint_id', '=', 'e.id')
        .where('m.state', '=', 'given-up')
        .as('given_up'),
    ])
    .where('e.account_id', '=', accountId)

type StoredEndpoint = Awaited<ReturnType<ReturnType<typeof endpointsOf>['execute']>>[number]

/** Of an account, newest first. */
export async function listEndpoints(
  db: Database | Tx,
  { accountId, mode }: WebhookOwner,
): Promise<WebhookEndpoint[]> {
  const rows = await endpointsOf(db, accountId)
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id')
    .execute()
  return rows.map((row) => presentEndpoint(row, mode))
}

export async function findEndpoint(
  db: Database | Tx,
  { accountId, mode, endpointId }: OneWebhook,
): Promise<WebhookEndpoint | null> {
  const row = await endpointsOf(db, accountId).where('e.id', '=', endpointId).executeTakeFirst()
  return row ? presentEndpoint(row, mode) : null
}

function presentEndpoint(row: StoredEndpoint, mode: ApiMode): WebhookEndpoint {
  return {
    endpointId: row.id,
    mode,
    url: row.url,
    description: row.description,
    types: EVENT_TYPE_NAMES.filter((type) => row.types.includes(type)),
    createdAt: row.created_at.toISOString(),
    isEnabled: row.disabled_why === null,
    disabledWhy: row.disabled_why as WebhookEndpoint['disabledWhy'],
    failingSince: row.failing_since?.toISOString() ?? null,
    oldSecretUntil: row.old_secret_until?.toISOString() ?? null,
    waiting: row.waiting ?? 0,
    givenUp: row.given_up ?? 0,
  }
}

/** As programs read it. */
export function endpointForPrograms(endpoint: WebhookEndpoint): ApiWebhookEndpoint {
  const { endpointId, mode, createdAt, url, description, types } = endpoint
  const { isEnabled, disabledWhy, failingSince } = endpoint
  return {
    id: endpointId,
    object: 'webhook_endpoint',
    mode,
    createdAt,
    url,
    description,
    types,
    isEnabled,
    disabledWhy,
    failingSince,
  }
}
