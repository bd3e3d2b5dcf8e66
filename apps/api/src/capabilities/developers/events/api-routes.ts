import {
  createTestEvent as createTestEventOperation,
  getEvent,
  listEvents,
  listEventTypes,
} from '@understory/contracts/v1/events.ts'
import { EVENT_TYPES } from '@understory/domain/developers/events/event-types.generated.ts'
import { EVENT_TYPE_NAMES } from '@understory/domain/developers/events/event-types.ts'
import type { Deps } from '../../../deps.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import { awaitEvents } from './await-events.ts'
import { newsOfAccounts } from './news-of-accounts.ts'
import { readEvent } from './read-events.ts'
import { createTestEvent } from './test-events/create-test-event.ts'

export const eventApiRoutes = (deps: Deps, news = newsOfAccounts(deps)): ApiRoute[] => [
  apiRoute(listEvents, ({ actor, query: { after, limit, wait }, signal }) =>
    awaitEvents({ ...deps, news }, actor.accountId, { after, limit, wait, signal }),
  ),
  apiRoute(getEvent, ({ actor, params }) => readEvent(deps, actor.accountId, params.eventId)),
  apiRoute(createTestEventOperation, ({ actor, body }) => createTestEvent(deps, actor, body.type)),
  apiRoute(listEventTypes, async () => ({
    data: EVENT_TYPE_NAMES.map((type) => ({ type, description: EVENT_TYPES[type] })),
  })),
]
