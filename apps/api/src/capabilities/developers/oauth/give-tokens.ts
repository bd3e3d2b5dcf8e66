import { hash } from 'node:crypto'
import type { Tx } from '@understory/database/connect.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import {
  ACCESS_TOKEN_LIFE_MS,
  REFRESH_TOKEN_LIFE_DAYS,
} from '@understory/domain/developers/oauth/oauth-limits.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { hashOfApiKeySecret, newToken } from '../../../signing/api-key-secret.ts'
import { endGrantKey, giveAccessToken, keyOfSecret } from '../api-keys/public.ts'

export type OAuthError = 'invalid_request' | 'invalid_grant' | 'invalid_target'
export type GivenTokens = {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly refresh_token: string
  readonly scope: string
}
/** What an app sent, by name; a name that was sent twice or not at all is empty. */
export type OAuthForm = (name: string) => string

type GiveTokensDeps = Pick<Deps, 'clock' | 'db'>

/** The first tokens of an app, for its code and the secret that only the app has which asked (PKCE). */
export function exchangeCode(
  { db, clock }: GiveTokensDeps,
  form: OAuthForm,
): Promise<GivenTokens | OAuthError> {
  const now = clock()
  return transact(db, async (tx) => {
    const grant = await grantsIn(tx)
      .where('g.code_hash', '=', hashOfApiKeySecret(form('code')))
      .executeTakeFirst()
    if (!grant) return 'invalid_grant'
    if (grant.connected_at !== null) {
      await endGrantKey(tx, keyOfGrant(grant), { now, why: 'leaked' })
      return 'invalid_grant'
    }
    const isOfWhoAsked =
      grant.code_expires_at > now &&
      grant.client_id === form('client_id') &&
      grant.redirect_uri === form('redirect_uri') &&
      hash('sha256', form('code_verifier'), 'base64url') === grant.code_challenge
    if (!isOfWhoAsked) return 'invalid_grant'
    if (form('resource') !== grant.resource) return 'invalid_target'
    await tx
      .updateTable('oauth_grant')
      .set({ connected_at: now })
      .where('key_id', '=', grant.key_id)
      .execute()
    return giveTokens(tx, grant, now)
  })
}

/** The next tokens of an app, for the refresh token that it got last. */
export function refreshTokens(
  { db, clock }: GiveTokensDeps,
  form: OAuthForm,
): Promise<GivenTokens | OAuthError> {
  const now = clock()
  return transact(db, async (tx) => {
    const shown = await tx
      .selectFrom('oauth_refresh_token')
      .select(['hash', 'key_id', 'expires_at', 'used_at'])
      .where('hash', '=', hashOfApiKeySecret(form('refresh_token')))
      .forUpdate()
      .executeTakeFirst()
    if (!shown) return 'invalid_grant'
    const grant = await grantsIn(tx).where('g.key_id', '=', shown.key_id).executeTakeFirst()
    if (!grant) return 'invalid_grant'
    if (shown.used_at !== null) {
      await endGrantKey(tx, keyOfGrant(grant), { now, why: 'leaked' })
      return 'invalid_grant'
    }
    if (shown.expires_at <= now || grant.client_id !== form('client_id')) return 'invalid_grant'
    const resource = form('resource')
    if (resource !== '' && resource !== grant.resource) return 'invalid_target'
    await tx
      .updateTable('oauth_refresh_token')
      .set({ used_at: now })
      .where('hash', '=', shown.hash)
      .execute()
    return giveTokens(tx, grant, now)
  })
}

/** Grants that have not ended, each for one at a time. */
const grantsIn = (tx: Tx) =>
  tx
    .selectFrom('oauth_grant as g')
    .innerJoin('api_key as k', 'k.id', 'g.key_id')
    .innerJoin('account as a', 'a.id', 'g.account_id')
    .select([
      'g.key_id',
      'g.account_id',
      'g.client_id',
      'g.redirect_uri',
      'g.resource',
      'g.code_challenge',
      'g.code_expires_at',
      'g.connected_at',
      'k.scopes',
    ])
    .where('k.revoked_at', 'is', null)
    .where('a.closed_at', 'is', null)
    .forUpdate('g')

type OfGrant = { readonly key_id: string; readonly account_id: string }

const keyOfGrant = ({ key_id: keyId, account_id: accountId }: OfGrant) => ({ keyId, accountId })

async function giveTokens(
  tx: Tx,
  grant: OfGrant & { readonly scopes: readonly string[] },
  now: Date,
): Promise<GivenTokens> {
  const key = keyOfGrant(grant)
  const [token, refreshToken] = [newToken('uat'), newToken('urt')]
  const lastsUntil = new Date(now.getTime() + REFRESH_TOKEN_LIFE_DAYS * DAY_MS)
  const tokenExpiresAt = new Date(now.getTime() + ACCESS_TOKEN_LIFE_MS)
  await giveAccessToken(tx, { ...key, token, now, tokenExpiresAt, keyExpiresAt: lastsUntil })
  await tx
    .insertInto('oauth_refresh_token')
    .values({
      hash: hashOfApiKeySecret(refreshToken),
      key_id: key.keyId,
      account_id: key.accountId,
      created_at: now,
      expires_at: lastsUntil,
    })
    .execute()
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_LIFE_MS / 1_000,
    refresh_token: refreshToken,
    scope: grant.scopes.join(' '),
  }
}

/** Ends the grant that a token is of (RFC 7009). Whoever shows one may end it; nobody hears whether it was one. */
export function revokeToken({ db, clock }: GiveTokensDeps, form: OAuthForm): Promise<void> {
  const given = hashOfApiKeySecret(form('token'))
  return transact(db, async (tx) => {
    const refresh = await tx
      .selectFrom('oauth_refresh_token')
      .select(['key_id', 'account_id'])
      .where('hash', '=', given)
      .executeTakeFirst()
    const found = refresh ?? (await keyOfSecret(tx, given))
    if (found) await endGrantKey(tx, keyOfGrant(found), { now: clock(), why: 'by-hand' })
  })
}
