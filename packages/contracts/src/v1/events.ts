import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { EVENT_TYPE_NAMES } from '@understory/domain/developers/events/event-types.ts'
import { z } from 'zod'
import { LedgerProof } from './event-types/ledger-proof.ts'
import { operation } from './operation.ts'

export const EventId = z
  .string()
  .regex(/^evt_[0-9a-f]{32}$/, 'An event’s id is evt_ and 32 digits.')

export const ApiEvent = z
  .object({
    id: z.string().max(36),
    object: z.literal('event'),
    type: z.enum(EVENT_TYPE_NAMES),
    /** When it happened. */
    timestamp: z.iso.datetime(),
    mode: z.enum(API_MODES),
    accountId: z.uuid(),
    /** Counts by one in each account, without gaps. */
    sequence: z.int().min(1),
    version: z.string().max(10),
    /** The object that it is of, as the API answered it then. */
    data: z.record(z.string().max(60), z.unknown()),
    /** Of `ledger.logged`; `null`: it is of nothing that stands in the public log. */
    proof: LedgerProof.nullable(),
  })
  .meta({ id: 'Event', description: 'Something that happened, byte for byte as webhooks get it.' })
export type ApiEvent = z.output<typeof ApiEvent>

export const listEvents = operation({
  operationId: 'listEvents',
  method: 'GET',
  path: '/v1/events',
  tag: 'Events',
  scope: 'events:read',
  summary: 'What happened in the account',
  description:
    'Oldest first, of the last 90 days. Pass `nextCursor` as `after` to go on; at the end it stays good, so that the same call finds what comes next. `after=latest` skips all that is there, and its `nextCursor` finds what comes from now on. With `wait` it answers as soon as there is something, and at the latest after so many seconds; of an account 20 calls may wait at once, and one more is answered without waiting.',
  query: z.object({
    after: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
    /** In seconds. */
    wait: z.coerce.number().int().min(0).max(20).default(0),
  }),
  answer: z.object({ data: z.array(ApiEvent).max(100), nextCursor: z.string().max(200) }),
  refusals: ['EVENT_NOT_FOUND'],
  example: { query: { limit: '10' } },
})

export const getEvent = operation({
  operationId: 'getEvent',
  method: 'GET',
  path: '/v1/events/{eventId}',
  tag: 'Events',
  scope: 'events:read',
  summary: 'One event',
  description: 'An event of the last 90 days by its id.',
  params: z.object({ eventId: EventId }),
  answer: ApiEvent,
  refusals: ['EVENT_NOT_FOUND'],
  example: { params: { eventId: 'evt_0f8fad5bd9cb469fa16570867728950e' } },
})

export const createTestEvent = operation({
  operationId: 'createTestEvent',
  method: 'POST',
  path: '/v1/test/events',
  tag: 'Events',
  scope: 'webhooks:write',
  idempotency: 'required',
  summary: 'Make an example of an event',
  description:
    'With a test key: an event of any type, with the data of its example, is recorded and sent to the webhooks of the test account that want it. What it says did not happen.',
  body: z.strictObject({
    type: z.enum(EVENT_TYPE_NAMES, { error: 'There is no such type of event.' }),
  }),
  status: 202,
  answer: ApiEvent,
  refusals: ['TEST_KEY_NEEDED'],
  example: { body: { type: 'purchase.paid' } },
})

export const listEventTypes = operation({
  operationId: 'listEventTypes',
  method: 'GET',
  path: '/v1/event-types',
  tag: 'Events',
  scope: null,
  summary: 'The types of event',
  description: 'Every type of event, with what it means.',
  answer: z.object({
    data: z
      .array(z.object({ type: z.enum(EVENT_TYPE_NAMES), description: z.string().max(200) }))
      .max(100),
  }),
  example: {},
})
