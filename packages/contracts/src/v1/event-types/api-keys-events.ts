import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { API_SCOPES } from '@understory/domain/developers/api-keys/api-scopes.ts'
import type { API_KEYS_EVENTS } from '@understory/domain/developers/api-keys/events.ts'
import { z } from 'zod'
import type { EventExamples } from './event-examples.ts'
import { EXAMPLE_MOMENT } from './example-ids.ts'

/** One that was swept before it could be told has `id` and `object` alone. */
const ChangedApiKey = z
  .object({
    id: z.uuid(),
    object: z.literal('api_key'),
    mode: z.enum(API_MODES).optional(),
    createdAt: z.iso.datetime().optional(),
    name: z.string().max(60).optional(),
    scopes: z.array(z.enum(API_SCOPES)).max(API_SCOPES.length).optional(),
    version: z.string().max(10).optional(),
    expiresAt: z.iso.datetime().nullable().optional(),
    state: z.enum(['active', 'expired', 'revoked']).optional(),
  })
  .meta({ id: 'ApiKey', description: 'An API key, without its secret.' })

/** What `data` of each of its types of event holds. */
export const API_KEYS_EVENT_DATA = {
  'api_key.created': ChangedApiKey,
  'api_key.rotated': ChangedApiKey,
  'api_key.revoked': ChangedApiKey,
  'api_key.expiring': ChangedApiKey,
  'api_key.limit_reached': ChangedApiKey,
} as const satisfies Readonly<Record<keyof typeof API_KEYS_EVENTS, z.ZodObject>>

const key = {
  id: 'a8098c1a-f86e-41da-bd1a-00112444be1e',
  object: 'api_key',
  mode: 'live',
  createdAt: EXAMPLE_MOMENT,
  name: 'Checkout',
  scopes: ['quotes:write', 'purchases:write'],
  version: '2026-12-01',
  expiresAt: '2027-12-01T10:00:00.000Z',
  state: 'active',
} satisfies z.input<(typeof API_KEYS_EVENT_DATA)['api_key.created']>

/** What that may look like. */
export const API_KEYS_EVENT_EXAMPLES = {
  'api_key.created': key,
  'api_key.rotated': key,
  'api_key.revoked': { ...key, state: 'revoked' },
  'api_key.expiring': key,
  'api_key.limit_reached': key,
} satisfies EventExamples<typeof API_KEYS_EVENT_DATA>
