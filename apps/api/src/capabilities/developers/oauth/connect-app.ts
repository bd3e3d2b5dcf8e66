import type { ConnectApp, ReadAppRequest } from '@understory/contracts/developers/connected-apps.ts'
import type { AnswerOf, BodyOf, QueryOf } from '@understory/contracts/endpoint.ts'
import { MOST_API_KEYS } from '@understory/domain/developers/api-keys/api-key-limits.ts'
import { CODE_LIFE_MS } from '@understory/domain/developers/oauth/oauth-limits.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { hashOfApiKeySecret, newToken } from '../../../signing/api-key-secret.ts'
import { lockAccount, openTestAccount } from '../../people/accounts/public.ts'
import { confirmLimits, insertGrantKey, limitsFor } from '../api-keys/public.ts'
import { enableEvents } from '../events/public.ts'
import { answerTo, judgeRequest } from './judge-request.ts'
import { appHost } from './redirect-uri.ts'

/** What a person is asked, or where the app hears at once why nobody is. */
export async function readAppRequest(
  deps: Pick<Deps, 'config' | 'db'>,
  { accountId }: AccountActor,
  request: QueryOf<typeof ReadAppRequest>,
): Promise<AnswerOf<typeof ReadAppRequest> | Refused> {
  const judged = judgeRequest(deps, request)
  if (judged instanceof Refused) return judged
  const { client, scopes, error } = judged
  const { origin } = deps.config
  const { display_name: accountName } = await deps.db
    .selectFrom('account')
    .select('display_name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    redirectTo: error && answerTo(request, { error }, origin),
    deniedTo: answerTo(request, { error: 'access_denied' }, origin),
    appName: client.name,
    appHost: appHost(request.redirect_uri),
    scopes: [...scopes],
    accountName,
  }
}

/** Lets an app in: a key that nothing opens yet, and the code by which the app gets its tokens. */
export async function connectApp(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'limit' | 'newId'>,
  actor: AccountActor,
  order: BodyOf<typeof ConnectApp>,
): Promise<AnswerOf<typeof ConnectApp> | Refused> {
  const { accountId, userId } = actor
  const { request, mode, currentPassword: password } = order
  const judged = judgeRequest(deps, request)
  if (judged instanceof Refused) return judged
  const scopes = order.scopes.filter((scope) => judged.scopes.includes(scope))
  if (judged.error || scopes.length === 0) return refuse('APP_REQUEST_INVALID')
  const limits = limitsFor({ ...order, scopes })
  if (limits instanceof Refused) return limits
  const unconfirmed = await confirmLimits(deps, actor, { before: null, after: limits, password })
  if (unconfirmed) return unconfirmed
  const code = newToken('uac')
  const now = deps.clock()
  const keyId = deps.newId()
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS)
  const { name } = judged.client
  return transact(deps.db, async (tx) => {
    await lockAccount(tx, accountId)
    const { count } = await tx
      .selectFrom('api_key')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .where('is_grant', '=', true)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow()
    if (count >= MOST_API_KEYS) return refuse('TOO_MANY_APPS')
    if (mode === 'test') await openTestAccount(tx, { id: deps.newId(), now })
    await insertGrantKey(tx, {
      keyId,
      accountId,
      userId,
      name,
      mode,
      scopes,
      limits,
      now,
      expiresAt,
    })
    await tx
      .insertInto('oauth_grant')
      .values({
        key_id: keyId,
        account_id: accountId,
        client_id: request.client_id,
        redirect_uri: request.redirect_uri,
        resource: request.resource,
        code_hash: hashOfApiKeySecret(code),
        code_challenge: request.code_challenge,
        code_expires_at: expiresAt,
      })
      .execute()
    await enableEvents(tx, { accountId, now })
    return { redirectTo: answerTo(request, { code }, deps.config.origin) }
  })
}
