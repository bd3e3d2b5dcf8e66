import {
  eventBody,
  eventExample,
  nameOfType,
} from '@understory/contracts/v1/event-types/event-body.ts'
import { EVENT_TYPES } from '@understory/domain/developers/events/event-types.generated.ts'
import { EVENT_TYPE_NAMES } from '@understory/domain/developers/events/event-types.ts'
import { type Json, schemaOf } from './document-schemas.ts'

export const EVENT_BODIES = new Map(EVENT_TYPE_NAMES.map((type) => [type, eventBody(type)]))

const header = (name: string, description: string, most: number, example: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', maxLength: most },
  example,
})

const HEADERS: readonly Json[] = [
  header(
    'webhook-id',
    'The id of the event, the same each time that it is sent.',
    36,
    'evt_0f8fad5bd9cb469fa16570867728950e',
  ),
  header('webhook-timestamp', 'When it was sent, in seconds since 1970.', 16, '1795946400'),
  header(
    'webhook-signature',
    'One signature for each secret that is valid, as Standard Webhooks 1.0.0 says.',
    300,
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
]

/** What is sent to webhooks, by type of event. */
export function documentWebhooks(named: Json): Json {
  const described = [...EVENT_BODIES].map(([type, body]) => [
    type,
    {
      post: {
        operationId: `on${nameOfType(type)}`,
        tags: ['Events'],
        summary: EVENT_TYPES[type],
        description: `Sent to each webhook that wants ${type}, until it answers that it has it.`,
        security: [],
        parameters: HEADERS,
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: schemaOf(body, 'output', named),
              example: eventExample(type),
            },
          },
        },
        responses: { '2XX': { description: 'You have it.' } },
      },
    },
  ])
  return Object.fromEntries(described)
}
