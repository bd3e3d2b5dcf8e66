import type { ConnectedApp } from '@understory/contracts/developers/connected-apps.ts'
import { apiScopesAmong } from '@understory/domain/developers/api-keys/api-scopes.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { LIMIT_COLUMNS, limitsOfKey } from '../../../http/v1/keys/limits-of-key.ts'
import { endGrantKey } from '../api-keys/public.ts'
import { appHost } from './redirect-uri.ts'

/** Apps that came for their tokens and may still go on. */
export async function listConnectedApps(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
): Promise<ConnectedApp[]> {
  const rows = await db
    .selectFrom('oauth_grant as g')
    .innerJoin('api_key as k', 'k.id', 'g.key_id')
    .leftJoin('app_user as maker', 'maker.id', 'k.created_by')
    .select([
      'k.id',
      'k.name',
      'k.mode',
      'k.scopes',
      ...LIMIT_COLUMNS,
      'k.last_used_at',
      'maker.name as maker',
      'g.redirect_uri',
      'g.connected_at',
    ])
    .where('g.account_id', '=', accountId)
    .where('k.revoked_at', 'is', null)
    .where('k.expires_at', '>', clock())
    .orderBy('g.connected_at', 'desc')
    .execute()
  return rows.flatMap((row) =>
    row.connected_at === null
      ? []
      : [
          {
            appId: row.id,
            name: row.name,
            host: appHost(row.redirect_uri),
            mode: row.mode,
            scopes: apiScopesAmong(row.scopes),
            limits: limitsOfKey(row),
            createdBy: row.maker,
            connectedAt: row.connected_at.toISOString(),
            lastUsedAt: row.last_used_at?.toISOString() ?? null,
          },
        ],
  )
}

/** From the next call on, the app is refused. */
export function disconnectApp(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId, appId }: { readonly accountId: string; readonly appId: string },
): Promise<undefined | Refused> {
  return transact(db, async (tx) => {
    const grant = await tx
      .selectFrom('oauth_grant')
      .select('key_id')
      .where('key_id', '=', appId)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (!grant) return refuse('APP_NOT_FOUND')
    await endGrantKey(tx, { accountId, keyId: appId }, { now: clock(), why: 'by-hand' })
    return undefined
  })
}
