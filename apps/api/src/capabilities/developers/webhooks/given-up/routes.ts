import {
  DropGivenUpWebhook,
  ListGivenUpWebhooks,
  RetryGivenUpWebhook,
} from '@understory/contracts/developers/given-up-webhooks.ts'
import type { Deps } from '../../../../deps.ts'
import { type Route, route } from '../../../../http/route.ts'
import { listGivenUpWebhooks } from './list-given-up.ts'
import { dropGivenUpWebhook, retryGivenUpWebhook } from './settle-given-up.ts'

export function givenUpWebhookRoutes(deps: Deps): Route[] {
  return [
    route(ListGivenUpWebhooks, { access: 'staff', duty: 'run' }, () => listGivenUpWebhooks(deps)),
    route(RetryGivenUpWebhook, { access: 'staff', duty: 'run' }, ({ actor, params, body }) =>
      retryGivenUpWebhook(deps, { ...params, ...body, staffId: actor.staffId }),
    ),
    route(DropGivenUpWebhook, { access: 'staff', duty: 'run' }, ({ actor, params, body }) =>
      dropGivenUpWebhook(deps, { ...params, ...body, staffId: actor.staffId }),
    ),
  ]
}
