import { LARGEST_LIMIT_MINOR } from '@understory/domain/commerce/purchases-by-key/spend-limits.ts'
import {
  API_KEY_LIVES,
  LONGEST_API_KEY_NAME,
  MOST_ALLOWED_NETWORKS,
  SECRET_OVERLAPS,
  USUAL_API_KEY_LIFE,
  USUAL_SECRET_OVERLAP,
} from '@understory/domain/developers/api-keys/api-key-limits.ts'
import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { API_SCOPES } from '@understory/domain/developers/api-keys/api-scopes.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NeededName } from '../inputs/plain-line.ts'
import { CurrencyCode } from '../people/accounts/accounts.ts'

const ApiScopeName = z.enum(API_SCOPES)
const ApiKeyName = NeededName(LONGEST_API_KEY_NAME, 'Please give the key a name.')
export const ApiKeyScopes = z
  .array(ApiScopeName)
  .min(1, 'Please choose what the key may do.')
  .max(API_SCOPES.length)
/** Addresses or networks, such as 203.0.113.7 or 2001:db8::/32; none: from anywhere. */
const AllowedNetworks = z
  .array(
    z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()], {
      error: 'Please give addresses or networks, such as 203.0.113.7 or 203.0.113.0/24.',
    }),
  )
  .max(MOST_ALLOWED_NETWORKS, 'Please give at most 20 networks.')

const Limit = (least: number) =>
  z
    .int('Please use a whole number.')
    .min(least, 'Please use a larger amount.')
    .max(LARGEST_LIMIT_MINOR, 'Please use a smaller amount.')

/** What a key that buys may spend, in minor units; days and months are those of UTC. */
const ApiKeyLimits = z.strictObject({
  currency: CurrencyCode,
  perPurchaseMinor: Limit(1),
  perDayMinor: Limit(1),
  perMonthMinor: Limit(1),
  /** What costs more waits for a person's yes. */
  approveAboveMinor: Limit(0),
})

export const ApiKey = z.object({
  keyId: z.uuid(),
  name: z.string(),
  mode: z.enum(API_MODES),
  /** How each of its secrets begins, and how the newest ends. */
  prefix: z.string(),
  last4: z.string(),
  scopes: z.array(ApiScopeName),
  /** `null`: it spends nothing. */
  limits: ApiKeyLimits.nullable(),
  allowedNetworks: z.array(z.string()),
  /** The version of the API that it gets where a call names none. */
  version: z.string(),
  /** `null`: who made it has left. */
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** To within a minute. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Until when the secret before the newest works, too. */
  oldSecretUntil: z.iso.datetime().nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
})
export type ApiKey = z.output<typeof ApiKey>

/** Of a live key that may buy: needed, and asked for with the password where it may spend more than before. */
export const ForSpending = {
  limits: ApiKeyLimits.nullable().default(null),
  currentPassword: z.string().max(200).optional(),
}
export const OF_SPENDING = [
  'KEY_LIMITS_NEEDED',
  'CURRENT_PASSWORD_INCORRECT',
  'FRESH_SIGN_IN_REQUIRED',
  'TOO_MANY_ATTEMPTS',
] as const

const ApiKeyWithSecret = z.object({
  key: ApiKey,
  /** Shown once, here. */
  secret: z.string(),
})

const OneApiKey = z.object({ keyId: z.uuid() })

export const ListApiKeys = endpoint({
  method: 'GET',
  path: '/api/api-keys',
  summary: 'The API keys of the account, newest first; their secrets are not stored',
  answer: z.object({ keys: z.array(ApiKey) }),
})

export const CreateApiKey = endpoint({
  method: 'POST',
  path: '/api/api-keys',
  summary: 'Make a key; the answer shows its secret, and nothing does again',
  body: z.strictObject({
    name: ApiKeyName,
    /** `test`: it acts for the test account, of which nothing counts. */
    mode: z.enum(API_MODES).default('live'),
    scopes: ApiKeyScopes,
    allowedNetworks: AllowedNetworks.default([]),
    expiresInDays: z.literal(API_KEY_LIVES).nullable().default(USUAL_API_KEY_LIFE),
    ...ForSpending,
  }),
  status: 201,
  answer: ApiKeyWithSecret,
  refusals: ['TOO_MANY_API_KEYS', ...OF_SPENDING],
})

export const ChangeApiKey = endpoint({
  method: 'PATCH',
  path: '/api/api-keys/{keyId}',
  summary: 'Change the name of a key, what it may do, and from where',
  params: OneApiKey,
  body: z.strictObject({
    name: ApiKeyName,
    scopes: ApiKeyScopes,
    allowedNetworks: AllowedNetworks,
    ...ForSpending,
  }),
  answer: ApiKey,
  refusals: ['API_KEY_NOT_FOUND', 'API_KEY_ENDED', ...OF_SPENDING],
})

export const RotateApiKey = endpoint({
  method: 'POST',
  path: '/api/api-keys/{keyId}/rotation',
  summary: 'Give a key a new secret; the old one works a while longer',
  params: OneApiKey,
  body: z.strictObject({
    overlapSeconds: z.literal(SECRET_OVERLAPS).default(USUAL_SECRET_OVERLAP),
  }),
  answer: ApiKeyWithSecret,
  refusals: ['API_KEY_NOT_FOUND', 'API_KEY_ENDED'],
})

export const RevokeApiKey = endpoint({
  method: 'DELETE',
  path: '/api/api-keys/{keyId}',
  summary: 'Revoke a key: from then on it is refused',
  params: OneApiKey,
  status: 204,
  refusals: ['API_KEY_NOT_FOUND'],
})

const MOST_LEAKED_KEYS = 100

export const ReportLeakedKeys = endpoint({
  method: 'POST',
  path: '/api/leaked-keys',
  summary:
    'Revoke keys that were found where anyone can read them; the answer does not say which were real',
  body: z.strictObject({
    secrets: z.array(z.string().min(1).max(200)).min(1).max(MOST_LEAKED_KEYS),
  }),
  status: 202,
})
