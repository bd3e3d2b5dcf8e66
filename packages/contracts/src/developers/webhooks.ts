import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { EVENT_TYPE_NAMES } from '@understory/domain/developers/events/event-types.ts'
import {
  LONGEST_WEBHOOK_ADDRESS,
  LONGEST_WEBHOOK_DESCRIPTION,
} from '@understory/domain/developers/webhooks/webhook-limits.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PlainLine } from '../inputs/plain-line.ts'
import type { RefusalCode } from '../refusals/refusals.ts'

const Address = z
  .string()
  .trim()
  .min(1, 'Please give the address that events go to.')
  .max(LONGEST_WEBHOOK_ADDRESS, 'Please use at most 2,000 characters.')
const Description = PlainLine(LONGEST_WEBHOOK_DESCRIPTION)
const Types = z
  .array(z.enum(EVENT_TYPE_NAMES, { error: 'There is no such type of event.' }))
  .max(EVENT_TYPE_NAMES.length)

export const WebhookOrder = z.strictObject({
  url: Address,
  description: Description.default(''),
  /** None: every type, also those to come, but those of single orders (`order.…`), which have to be named. */
  types: Types.default([]),
})

export const WebhookChange = z.strictObject({
  url: Address.optional(),
  description: Description.optional(),
  types: Types.optional(),
  isEnabled: z.boolean().optional(),
})

export const CREATE_WEBHOOK_REFUSALS = [
  'ENDPOINT_ADDRESS_FORBIDDEN',
  'TOO_MANY_WEBHOOKS',
] as const satisfies RefusalCode[]

export const WebhookEndpoint = z.object({
  endpointId: z.uuid(),
  mode: z.enum(API_MODES),
  url: z.string(),
  description: z.string(),
  types: z.array(z.enum(EVENT_TYPE_NAMES)),
  createdAt: z.iso.datetime(),
  isEnabled: z.boolean(),
  /** `gone`: it answered 410; `failing`: nothing was delivered for five days. */
  disabledWhy: z.enum(['by-hand', 'gone', 'failing']).nullable(),
  failingSince: z.iso.datetime().nullable(),
  oldSecretUntil: z.iso.datetime().nullable(),
  /** How many events wait to be sent, and how many were given up. */
  waiting: z.int(),
  givenUp: z.int(),
})
export type WebhookEndpoint = z.output<typeof WebhookEndpoint>

export const WebhookAttempt = z.object({
  attemptId: z.uuid(),
  at: z.iso.datetime(),
  eventId: z.string(),
  eventType: z.enum(EVENT_TYPE_NAMES),
  status: z.int().nullable(),
  durationMs: z.int(),
  error: z.string().nullable(),
  answer: z.string().nullable(),
  isDelivered: z.boolean(),
})
export type WebhookAttempt = z.output<typeof WebhookAttempt>

const AccountEvent = z.object({
  eventId: z.string(),
  type: z.enum(EVENT_TYPE_NAMES),
  sequence: z.int(),
  at: z.iso.datetime(),
  /** As it is sent. */
  body: z.string(),
})
export type AccountEvent = z.output<typeof AccountEvent>

/** Of the account, or of its test account. */
const Whose = z.object({ mode: z.enum(API_MODES).default('live') })
const OneWebhook = z.object({ endpointId: z.uuid() })
const WebhookWithSecret = z.object({
  webhook: WebhookEndpoint,
  /** Shown once, here. */
  secret: z.string(),
})

export const ListWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  summary: 'Where events of the account, or of its test account, are sent',
  query: Whose,
  answer: z.object({ webhooks: z.array(WebhookEndpoint) }),
})

export const ListAccountEvents = endpoint({
  method: 'GET',
  path: '/api/account-events',
  summary: 'The latest 50 events of the account, or of its test account, newest first',
  query: Whose,
  answer: z.object({ events: z.array(AccountEvent) }),
})

export const CreateWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks',
  summary: 'Send events to an address; the answer shows the secret, and nothing does again',
  query: Whose,
  body: WebhookOrder,
  status: 201,
  answer: WebhookWithSecret,
  refusals: [...CREATE_WEBHOOK_REFUSALS],
})

export const GetWebhook = endpoint({
  method: 'GET',
  path: '/api/webhooks/{endpointId}',
  summary: 'A webhook with its latest 50 attempts',
  params: OneWebhook,
  query: Whose,
  answer: z.object({ webhook: WebhookEndpoint, attempts: z.array(WebhookAttempt) }),
  refusals: ['WEBHOOK_NOT_FOUND'],
})

export const ChangeWebhook = endpoint({
  method: 'PATCH',
  path: '/api/webhooks/{endpointId}',
  summary: 'Change a webhook, or switch it on or off',
  params: OneWebhook,
  query: Whose,
  body: WebhookChange,
  answer: WebhookEndpoint,
  refusals: ['WEBHOOK_NOT_FOUND', 'ENDPOINT_ADDRESS_FORBIDDEN'],
})

export const DeleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/{endpointId}',
  summary: 'Remove a webhook',
  params: OneWebhook,
  query: Whose,
  status: 204,
  refusals: ['WEBHOOK_NOT_FOUND'],
})

export const RotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/webhooks/{endpointId}/secret',
  summary: 'Give a webhook a new secret; the old one signs, too, for another day',
  params: OneWebhook,
  query: Whose,
  answer: WebhookWithSecret,
  refusals: ['WEBHOOK_NOT_FOUND'],
})

export const TestWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/{endpointId}/test',
  summary: 'Send a test event',
  params: OneWebhook,
  query: Whose,
  status: 204,
  refusals: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_IS_OFF'],
})

export const ReplayEvents = endpoint({
  method: 'POST',
  path: '/api/webhooks/{endpointId}/replays',
  summary: 'Send one event again, or up to 1,000 that were given up',
  params: OneWebhook,
  query: Whose,
  body: z.strictObject({ eventId: z.string().max(36).nullable().default(null) }),
  answer: z.object({ count: z.int() }),
  refusals: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_IS_OFF', 'EVENT_NOT_FOUND'],
})
