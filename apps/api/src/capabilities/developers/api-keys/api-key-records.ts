import type { ApiKey } from '@understory/contracts/developers/api-keys.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { apiScopesAmong } from '@understory/domain/developers/api-keys/api-scopes.ts'
import type { Deps } from '../../../deps.ts'
import { LIMIT_COLUMNS, limitsOfKey } from '../../../http/v1/keys/limits-of-key.ts'
import { apiKeyPrefix } from '../../../signing/api-key-secret.ts'

export type KeyOfAccount = { readonly accountId: string; readonly keyId: string }

const keysOfAccount = (db: Database | Tx, accountId: string) =>
  db
    .selectFrom('api_key as k')
    .innerJoin('api_key_secret as newest', (join) =>
      join.onRef('newest.key_id', '=', 'k.id').on('newest.is_newest', '=', true),
    )
    .leftJoin('api_key_secret as old', (join) =>
      join.onRef('old.key_id', '=', 'k.id').on('old.is_newest', '=', false),
    )
    .leftJoin('app_user as maker', 'maker.id', 'k.created_by')
    .select([
      'k.id',
      'k.name',
      'k.mode',
      'k.scopes',
      ...LIMIT_COLUMNS,
      'k.allowed_networks',
      'k.version',
      'k.created_at',
      'k.expires_at',
      'k.last_used_at',
      'k.revoked_at',
      'newest.last4',
      'old.expires_at as old_until',
      'maker.name as maker',
    ])
    .where('k.account_id', '=', accountId)

type FoundApiKey = Awaited<ReturnType<ReturnType<typeof keysOfAccount>['execute']>>[number]

/** The keys of an account, newest first; those revoked long ago are gone. */
export async function listApiKeys(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
): Promise<ApiKey[]> {
  const rows = await keysOfAccount(db, accountId)
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id')
    .execute()
  return rows.map((row) => presentApiKey(row, clock()))
}

export async function findApiKey(
  { db, clock }: { readonly db: Database | Tx } & Pick<Deps, 'clock'>,
  { accountId, keyId }: KeyOfAccount,
): Promise<ApiKey | null> {
  const row = await keysOfAccount(db, accountId).where('k.id', '=', keyId).executeTakeFirst()
  return row ? presentApiKey(row, clock()) : null
}

function presentApiKey(row: FoundApiKey, now: Date): ApiKey {
  const isExpired = row.expires_at !== null && row.expires_at <= now
  return {
    keyId: row.id,
    name: row.name,
    mode: row.mode,
    prefix: apiKeyPrefix(row.mode),
    last4: row.last4,
    scopes: apiScopesAmong(row.scopes),
    limits: limitsOfKey(row),
    allowedNetworks: row.allowed_networks,
    version: row.version,
    createdBy: row.maker,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    oldSecretUntil: row.old_until && row.old_until > now ? row.old_until.toISOString() : null,
    state: row.revoked_at ? 'revoked' : isExpired ? 'expired' : 'active',
  }
}
