import {
  ChangeWebhook,
  CreateWebhook,
  DeleteWebhook,
  GetWebhook,
  ListAccountEvents,
  ListWebhooks,
  ReplayEvents,
  RotateWebhookSecret,
  TestWebhook,
} from '@understory/contracts/developers/webhooks.ts'
import type { ApiMode } from '@understory/domain/developers/api-keys/api-mode.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { latestEvents } from '../events/public.ts'
import { latestAttempts } from './delivery/latest-attempts.ts'
import { replayEvents, sendTestEvent } from './delivery/replay-events.ts'
import {
  changeEndpoint,
  deleteEndpoint,
  rotateEndpointSecret,
} from './endpoints/change-endpoint.ts'
import { createEndpoint } from './endpoints/create-endpoint.ts'
import { findEndpoint, listEndpoints, type OneWebhook } from './endpoints/endpoint-records.ts'
import { givenUpWebhookRoutes } from './given-up/routes.ts'
import { withinMode, withinOpenedMode } from './whose-webhooks.ts'

/** By a person of the account, never by staff on their behalf: secrets are shown, and addresses chosen. */
const BY_OWNERS = { access: 'account', may: 'change-settings', isOwnOnly: true } as const
const TEST_EVENTS = { name: 'test-webhooks', points: 30, seconds: 60 }

type CallOfOne = {
  readonly actor: AccountActor
  readonly params: { readonly endpointId: string }
  readonly query: { readonly mode: ApiMode }
}

export function webhookRoutes(deps: Deps): Route[] {
  const one = <T>(
    { actor, params: { endpointId }, query: { mode } }: CallOfOne,
    work: (one: OneWebhook) => Promise<T>,
  ) =>
    withinMode(
      deps,
      { actor, mode },
      (owner) => work({ ...owner, endpointId }),
      refuse('WEBHOOK_NOT_FOUND'),
    )
  return [
    ...givenUpWebhookRoutes(deps),
    route(ListWebhooks, BY_OWNERS, async ({ actor, query }) => {
      const list = (owner: Parameters<typeof listEndpoints>[1]) => listEndpoints(deps.db, owner)
      return { webhooks: await withinMode(deps, { actor, mode: query.mode }, list, []) }
    }),
    route(ListAccountEvents, BY_OWNERS, async ({ actor, query }) => {
      const list = ({ accountId }: { accountId: string }) => latestEvents(deps, accountId)
      return { events: await withinMode(deps, { actor, mode: query.mode }, list, []) }
    }),
    route(CreateWebhook, { ...BY_OWNERS, event: 'webhook-added' }, ({ actor, query, body }) =>
      withinOpenedMode(deps, { actor, mode: query.mode }, (owner) =>
        createEndpoint(deps, { ...owner, endpointId: deps.newId() }, body),
      ),
    ),
    route(GetWebhook, BY_OWNERS, (call) =>
      one(call, async (webhook) => {
        const endpoint = await findEndpoint(deps.db, webhook)
        if (!endpoint) return refuse('WEBHOOK_NOT_FOUND')
        return { webhook: endpoint, attempts: await latestAttempts(deps, webhook) }
      }),
    ),
    route(ChangeWebhook, { ...BY_OWNERS, event: 'webhook-changed' }, (call) =>
      one(call, (webhook) => changeEndpoint(deps, webhook, call.body)),
    ),
    route(DeleteWebhook, { ...BY_OWNERS, event: 'webhook-removed' }, (call) =>
      one(call, (webhook) => deleteEndpoint(deps, webhook)),
    ),
    route(RotateWebhookSecret, { ...BY_OWNERS, event: 'webhook-secret-changed' }, (call) =>
      one(call, (webhook) => rotateEndpointSecret(deps, webhook)),
    ),
    route(TestWebhook, { ...BY_OWNERS, event: 'webhook-tested', limit: TEST_EVENTS }, (call) =>
      one(call, (webhook) => sendTestEvent(deps, webhook)),
    ),
    route(ReplayEvents, { ...BY_OWNERS, event: 'webhook-replayed', limit: TEST_EVENTS }, (call) =>
      one(call, (webhook) => replayEvents(deps, webhook, call.body.eventId)),
    ),
  ]
}
