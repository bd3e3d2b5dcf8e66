import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookAttempts,
  listWebhookEndpoints,
  replayEvents as replayEventsOperation,
  rotateWebhookSecret,
  testWebhookEndpoint,
  updateWebhookEndpoint,
} from '@understory/contracts/v1/webhook-endpoints.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { type ApiRoute, apiRoute, type KeyActor } from '../../../http/v1/api-route.ts'
import { latestAttempts } from './delivery/latest-attempts.ts'
import { replayEvents, sendTestEvent } from './delivery/replay-events.ts'
import {
  changeEndpoint,
  deleteEndpoint,
  rotateEndpointSecret,
} from './endpoints/change-endpoint.ts'
import { createEndpoint } from './endpoints/create-endpoint.ts'
import {
  endpointForPrograms,
  findEndpoint,
  listEndpoints,
  type OneWebhook,
} from './endpoints/endpoint-records.ts'

const oneOf = (
  { accountId, mode }: KeyActor,
  { endpointId }: { readonly endpointId: string },
): OneWebhook => ({ accountId, mode, endpointId })

type WithSecret = Exclude<Awaited<ReturnType<typeof rotateEndpointSecret>>, Refused>

const withSecret = (made: WithSecret | Refused) =>
  made instanceof Refused ? made : { ...endpointForPrograms(made.webhook), secret: made.secret }

export const webhookApiRoutes = (deps: Deps): ApiRoute[] => [
  apiRoute(listWebhookEndpoints, async ({ actor }) => ({
    data: (await listEndpoints(deps.db, actor)).map(endpointForPrograms),
  })),
  apiRoute(createWebhookEndpoint, async ({ actor, body, resourceId: endpointId }) =>
    withSecret(await createEndpoint(deps, oneOf(actor, { endpointId }), body)),
  ),
  apiRoute(getWebhookEndpoint, async ({ actor, params }) => {
    const endpoint = await findEndpoint(deps.db, oneOf(actor, params))
    return endpoint ? endpointForPrograms(endpoint) : refuse('WEBHOOK_NOT_FOUND')
  }),
  apiRoute(updateWebhookEndpoint, async ({ actor, params, body }) => {
    const changed = await changeEndpoint(deps, oneOf(actor, params), body)
    return changed instanceof Refused ? changed : endpointForPrograms(changed)
  }),
  apiRoute(deleteWebhookEndpoint, ({ actor, params }) =>
    deleteEndpoint(deps, oneOf(actor, params)),
  ),
  apiRoute(rotateWebhookSecret, async ({ actor, params }) =>
    withSecret(await rotateEndpointSecret(deps, oneOf(actor, params))),
  ),
  apiRoute(testWebhookEndpoint, ({ actor, params }) => sendTestEvent(deps, oneOf(actor, params))),
  apiRoute(listWebhookAttempts, async ({ actor, params }) => {
    const one = oneOf(actor, params)
    if (!(await findEndpoint(deps.db, one))) return refuse('WEBHOOK_NOT_FOUND')
    const attempts = await latestAttempts(deps, one)
    return { data: attempts.map(({ attemptId: _, ...attempt }) => attempt) }
  }),
  apiRoute(replayEventsOperation, ({ actor, params, body }) =>
    replayEvents(deps, oneOf(actor, params), body.eventId),
  ),
]
