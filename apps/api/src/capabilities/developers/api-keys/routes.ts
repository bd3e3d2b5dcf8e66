import { ListApiCalls } from '@understory/contracts/developers/api-calls.ts'
import {
  ChangeApiKey,
  CreateApiKey,
  ListApiKeys,
  ReportLeakedKeys,
  RevokeApiKey,
  RotateApiKey,
} from '@understory/contracts/developers/api-keys.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { listApiKeys } from './api-key-records.ts'
import { latestApiCalls } from './calls/latest-api-calls.ts'
import { changeApiKey } from './change-api-key.ts'
import { createApiKey } from './create-api-key.ts'
import { revokeApiKey } from './revoke-api-key.ts'
import { revokeLeakedKeys } from './revoke-leaked-keys.ts'
import { rotateApiKey } from './rotate-api-key.ts'

const LEAKED_LIMIT = { name: 'leaked-keys', points: 20, seconds: 600 }
const BY_OWNERS = { access: 'account', may: 'manage-api-keys', isOwnOnly: true } as const

/** By a person who owns or administers the account: a key cannot make a key. */
export function apiKeyRoutes(deps: Deps): Route[] {
  return [
    route(ListApiKeys, BY_OWNERS, async ({ actor }) => ({
      keys: await listApiKeys(deps, actor.accountId),
    })),
    route(ListApiCalls, BY_OWNERS, async ({ actor: { accountId }, query }) => ({
      calls: await latestApiCalls(deps, { accountId, isRefused: query.refused === 'true' }),
    })),
    route(CreateApiKey, { ...BY_OWNERS, event: 'api-key-created' }, ({ actor, body }) =>
      createApiKey(deps, actor, body),
    ),
    route(ChangeApiKey, { ...BY_OWNERS, event: 'api-key-changed' }, ({ actor, params, body }) =>
      changeApiKey(deps, actor, { keyId: params.keyId, order: body }),
    ),
    route(RotateApiKey, { ...BY_OWNERS, event: 'api-key-rotated' }, ({ actor, params, body }) =>
      rotateApiKey(deps, { accountId: actor.accountId, keyId: params.keyId }, body),
    ),
    route(RevokeApiKey, { ...BY_OWNERS, event: 'api-key-revoked' }, ({ actor, params }) =>
      revokeApiKey(deps, { accountId: actor.accountId, keyId: params.keyId }),
    ),
    route(ReportLeakedKeys, { access: 'public', limit: LEAKED_LIMIT }, async ({ body }) => {
      await asPlatform(() => revokeLeakedKeys(deps, body.secrets, 'leaked'))
      return undefined
    }),
  ]
}
