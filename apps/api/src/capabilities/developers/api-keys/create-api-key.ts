import type { CreateApiKey } from '@understory/contracts/developers/api-keys.ts'
import type { AnswerOf, BodyOf } from '@understory/contracts/endpoint.ts'
import { NEWEST_API_VERSION } from '@understory/contracts/v1/api-versions.ts'
import { MOST_API_KEYS } from '@understory/domain/developers/api-keys/api-key-limits.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { columnsOfLimits } from '../../../http/v1/keys/limits-of-key.ts'
import { hashOfApiKeySecret, newApiKeySecret } from '../../../signing/api-key-secret.ts'
import { lockAccount, openTestAccount } from '../../people/accounts/public.ts'
import { enableEvents, recordEvent } from '../events/public.ts'
import { findApiKey } from './api-key-records.ts'
import { confirmLimits, limitsFor } from './refuse-limits.ts'

const DAY_MS = 86_400_000

/** Makes a key of the account. Its secret is in the answer, and only its hash is stored. */
export async function createApiKey(
  deps: Pick<Deps, 'db' | 'clock' | 'limit' | 'newId'>,
  actor: AccountActor,
  order: BodyOf<typeof CreateApiKey>,
): Promise<AnswerOf<typeof CreateApiKey> | Refused> {
  const { accountId, userId } = actor
  const { name, mode, scopes, allowedNetworks, expiresInDays, currentPassword: password } = order
  const limits = limitsFor(order)
  if (limits instanceof Refused) return limits
  const unconfirmed = await confirmLimits(deps, actor, { before: null, after: limits, password })
  if (unconfirmed) return unconfirmed
  const secret = newApiKeySecret(mode)
  const keyId = deps.newId()
  const now = deps.clock()
  return transact(deps.db, async (tx) => {
    await lockAccount(tx, accountId)
    const { count } = await tx
      .selectFrom('api_key')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .where('is_grant', '=', false)
      .executeTakeFirstOrThrow()
    if (count >= MOST_API_KEYS) return refuse('TOO_MANY_API_KEYS')
    if (mode === 'test') await openTestAccount(tx, { id: deps.newId(), now })
    await tx
      .insertInto('api_key')
      .values({
        id: keyId,
        account_id: accountId,
        name,
        mode,
        scopes,
        allowed_networks: allowedNetworks,
        ...columnsOfLimits(limits),
        version: NEWEST_API_VERSION,
        created_by: userId,
        created_at: now,
        expires_at: expiresInDays && new Date(now.getTime() + expiresInDays * DAY_MS),
      })
      .execute()
    await tx
      .insertInto('api_key_secret')
      .values({
        hash: hashOfApiKeySecret(secret),
        key_id: keyId,
        account_id: accountId,
        is_newest: true,
        last4: secret.slice(-4),
        created_at: now,
      })
      .execute()
    await enableEvents(tx, { accountId, now })
    await recordEvent(tx, {
      accountId,
      type: 'api_key.created',
      subject: { keyId },
      at: now,
    }).execute()
    const key = await findApiKey({ ...deps, db: tx }, { accountId, keyId })
    return key ? { key, secret } : refuse('API_KEY_NOT_FOUND')
  })
}
