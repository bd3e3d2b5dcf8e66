import { NEWEST_API_VERSION } from '@understory/contracts/v1/api-versions.ts'
import type { Tx } from '@understory/database/connect.ts'
import type { SpendLimits } from '@understory/domain/commerce/purchases-by-key/spend-limits.ts'
import type { ApiMode } from '@understory/domain/developers/api-keys/api-mode.ts'
import type { ApiScope } from '@understory/domain/developers/api-keys/api-scopes.ts'
import { columnsOfLimits } from '../../../../http/v1/keys/limits-of-key.ts'
import { hashOfApiKeySecret } from '../../../../signing/api-key-secret.ts'
import type { KeyOfAccount } from '../api-key-records.ts'

type GrantKey = KeyOfAccount & {
  readonly userId: string
  readonly name: string
  readonly mode: ApiMode
  readonly scopes: readonly ApiScope[]
  readonly limits: SpendLimits | null
  readonly now: Date
  readonly expiresAt: Date
}

/** A key of an app that a person lets in. It has no secret: tokens open it, from when the app comes for them. */
export async function insertGrantKey(tx: Tx, key: GrantKey): Promise<void> {
  await tx
    .insertInto('api_key')
    .values({
      id: key.keyId,
      account_id: key.accountId,
      name: key.name,
      mode: key.mode,
      scopes: [...key.scopes],
      is_grant: true,
      ...columnsOfLimits(key.limits),
      version: NEWEST_API_VERSION,
      created_by: key.userId,
      created_at: key.now,
      expires_at: key.expiresAt,
    })
    .execute()
}

type AccessToken = KeyOfAccount & {
  readonly token: string
  readonly now: Date
  readonly tokenExpiresAt: Date
  /** Unless the app comes again. */
  readonly keyExpiresAt: Date
}

/** Gives the key of an app a new token, which takes the place of the one before it. */
export async function giveAccessToken(tx: Tx, given: AccessToken): Promise<void> {
  const { keyId, accountId, token, now } = given
  await tx.deleteFrom('api_key_secret').where('key_id', '=', keyId).execute()
  await tx
    .insertInto('api_key_secret')
    .values({
      hash: hashOfApiKeySecret(token),
      key_id: keyId,
      account_id: accountId,
      is_newest: false,
      last4: token.slice(-4),
      created_at: now,
      expires_at: given.tokenExpiresAt,
    })
    .execute()
  await tx
    .updateTable('api_key')
    .set({ expires_at: given.keyExpiresAt })
    .where('id', '=', keyId)
    .execute()
}

/** The key that a secret or token opens, whether or not it still does. */
export const keyOfSecret = (tx: Tx, hash: Buffer) =>
  tx
    .selectFrom('api_key_secret')
    .select(['key_id', 'account_id'])
    .where('hash', '=', hash)
    .executeTakeFirst()

/** Ends the key of an app; false where it had ended. */
export async function endGrantKey(
  tx: Tx,
  { keyId, accountId }: KeyOfAccount,
  { now, why }: { readonly now: Date; readonly why: 'by-hand' | 'leaked' },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_key')
    .set({ revoked_at: now, revoked_why: why })
    .where('id', '=', keyId)
    .where('account_id', '=', accountId)
    .where('is_grant', '=', true)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
