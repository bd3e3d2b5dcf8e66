import type { RotateApiKey } from '@understory/contracts/developers/api-keys.ts'
import type { AnswerOf, BodyOf } from '@understory/contracts/endpoint.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { hashOfApiKeySecret, newApiKeySecret } from '../../../signing/api-key-secret.ts'
import { lockAccount } from '../../people/accounts/public.ts'
import { recordEvent } from '../events/public.ts'
import { findApiKey, type KeyOfAccount } from './api-key-records.ts'

/** A new secret; the one before it works `overlapSeconds` longer, and one before that no more. */
export function rotateApiKey(
  deps: Pick<Deps, 'db' | 'clock'>,
  of: KeyOfAccount,
  { overlapSeconds }: BodyOf<typeof RotateApiKey>,
): Promise<AnswerOf<typeof RotateApiKey> | Refused> {
  const now = deps.clock()
  return transact(deps.db, async (tx) => {
    await lockAccount(tx, of.accountId)
    const within = { ...deps, db: tx }
    const before = await findApiKey(within, of)
    if (!before) return refuse('API_KEY_NOT_FOUND')
    if (before.state !== 'active') return refuse('API_KEY_ENDED')
    const secret = newApiKeySecret(before.mode)
    await tx
      .deleteFrom('api_key_secret')
      .where('key_id', '=', of.keyId)
      .where('is_newest', '=', false)
      .execute()
    await tx
      .updateTable('api_key_secret')
      .set({ is_newest: false, expires_at: new Date(now.getTime() + overlapSeconds * 1_000) })
      .where('key_id', '=', of.keyId)
      .execute()
    await tx
      .insertInto('api_key_secret')
      .values({
        hash: hashOfApiKeySecret(secret),
        key_id: of.keyId,
        account_id: of.accountId,
        is_newest: true,
        last4: secret.slice(-4),
        created_at: now,
      })
      .execute()
    const { accountId, keyId } = of
    await recordEvent(tx, {
      accountId,
      type: 'api_key.rotated',
      subject: { keyId },
      at: now,
    }).execute()
    const key = await findApiKey(within, of)
    return key ? { key, secret } : refuse('API_KEY_NOT_FOUND')
  })
}
