import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { API_SCOPES } from '@understory/domain/developers/api-keys/api-scopes.ts'
import { z } from 'zod'
import { AccountKind, CurrencyCode } from '../people/accounts/accounts.ts'
import { API_VERSIONS } from './api-versions.ts'
import { operation } from './operation.ts'

const ApiAccount = z
  .object({
    id: z.uuid(),
    object: z.literal('account'),
    mode: z.enum(API_MODES),
    createdAt: z.iso.datetime(),
    kind: AccountKind,
    name: z.string().max(160),
    country: z.string().max(2),
    /** The key that asks. */
    key: z.object({
      id: z.uuid(),
      name: z.string().max(60),
      scopes: z.array(z.enum(API_SCOPES)).max(API_SCOPES.length),
      /** What the key may spend, in minor units; `null`: nothing. Above `approveAboveMinor` a person says yes. */
      limits: z
        .object({
          currency: CurrencyCode,
          perPurchaseMinor: z.int(),
          perDayMinor: z.int(),
          perMonthMinor: z.int(),
          approveAboveMinor: z.int(),
        })
        .nullable(),
      /** Of this day and month in UTC, with what is set aside for purchases that are not paid yet. */
      spent: z.object({ dayMinor: z.int(), monthMinor: z.int() }).nullable(),
      version: z.enum(API_VERSIONS),
      expiresAt: z.iso.datetime().nullable(),
    }),
  })
  .meta({ id: 'Account', description: 'The account that a key belongs to, and the key.' })

export const getAccount = operation({
  operationId: 'getAccount',
  method: 'GET',
  path: '/v1/account',
  tag: 'Account',
  scope: 'account:read',
  summary: 'The account of the key',
  description: 'Who the key belongs to and what it may do. A good first call.',
  answer: ApiAccount,
  example: {},
})
