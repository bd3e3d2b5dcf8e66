import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../../deps.ts'
import { readToken } from '../../../../signing/signed-token.ts'
import { hashOfExchangeSecret } from '../partners/exchange-secret.ts'

const TOKEN = /^Bearer ([\x21-\x7e]{1,4096})$/i

/** A partner's program that may act. */
export type PactClient = {
  readonly exchangeId: string
  readonly version: number
  readonly callbackBase: string | null
}

type FindDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** The exchange of a client id and its secret, the newest or the one before; `null`: there is none. */
export function findBySecret(
  { db, clock }: FindDeps,
  { clientId, clientSecret }: { readonly clientId: string; readonly clientSecret: string },
): Promise<PactClient | null> {
  const hashed = hashOfExchangeSecret(clientSecret)
  return asPlatform(async () => {
    const row = await db
      .selectFrom('exchange')
      .select(['id', 'secret_version', 'secret_hash', 'callback_base'])
      .where('client_id', '=', clientId)
      .where('ended_at', 'is', null)
      .where(({ or, and, eb }) =>
        or([
          eb('secret_hash', '=', hashed),
          and([eb('old_secret_hash', '=', hashed), eb('old_secret_until', '>', clock())]),
        ]),
      )
      .executeTakeFirst()
    if (!row) return null
    const isOld = !row.secret_hash.equals(hashed)
    return {
      exchangeId: row.id,
      version: row.secret_version - (isOld ? 1 : 0),
      callbackBase: row.callback_base,
    }
  })
}

/** Who calls: an exchange; or why it is not let in. */
export async function findByToken(
  { db, clock, config }: FindDeps,
  headers: Headers,
): Promise<PactClient | 'expired' | 'unknown' | 'paused'> {
  const [, token] = TOKEN.exec(headers.get('authorization') ?? '') ?? []
  if (!token) return 'unknown'
  const claims = await readToken(config.APP_SECRET, 'exchange', { token, now: clock() })
  if (claims === 'expired') return 'expired'
  const { sub: exchangeId, version } = claims ?? {}
  if (!exchangeId || typeof version !== 'number') return 'unknown'
  return asPlatform(async () => {
    const row = await db
      .selectFrom('exchange')
      .select(['secret_version', 'old_secret_until', 'callback_base', 'paused_at'])
      .where('id', '=', exchangeId)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (!row) return 'unknown'
    const isOld = version === row.secret_version - 1
    const isGood = isOld
      ? row.old_secret_until !== null && row.old_secret_until > clock()
      : version === row.secret_version
    if (!isGood) return 'unknown'
    return row.paused_at ? 'paused' : { exchangeId, version, callbackBase: row.callback_base }
  })
}
