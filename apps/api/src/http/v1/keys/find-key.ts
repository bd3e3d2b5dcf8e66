import { NEWEST_API_VERSION } from '@understory/contracts/v1/api-versions.ts'
import { executeNamed } from '@understory/database/named-statements.ts'
import { apiScopesAmong } from '@understory/domain/developers/api-keys/api-scopes.ts'
import type { Deps } from '../../../deps.ts'
import { hashOfApiKeySecret, isApiKeySecret } from '../../../signing/api-key-secret.ts'
import { type Refused, refuse } from '../../refuse.ts'
import { isOfNetworks } from '../../serve/network-of.ts'
import type { KeyActor } from '../api-route.ts'
import { knownVersion } from '../versions.ts'
import { LIMIT_COLUMNS, limitsOfKey } from './limits-of-key.ts'

const USED_EVERY_MS = 60_000

type FindKeyDeps = Pick<Deps, 'db' | 'clock'>

/**
 * Whose key this is. One that is misspelt costs no look-up; unknown, revoked and expired ones, and those of a closed
 * account, are refused with the same sentence.
 */
export async function findKey(
  { db, clock }: FindKeyDeps,
  { secret, ip }: { readonly secret: string; readonly ip: string },
): Promise<KeyActor | Refused> {
  if (!isApiKeySecret(secret)) return refuse('KEY_INVALID')
  const now = clock()
  const query = db
    .selectFrom('api_key_secret as s')
    .innerJoin('api_key as k', 'k.id', 's.key_id')
    .innerJoin('account as a', 'a.id', 'k.account_id')
    .leftJoin('account as twin', 'twin.test_of', 'a.id')
    .select([
      'k.id',
      'k.name',
      'k.account_id',
      'k.mode',
      'a.kind',
      'twin.id as test_account_id',
      'k.scopes',
      ...LIMIT_COLUMNS,
      'k.version',
      'k.allowed_networks',
      'k.expires_at',
      'k.last_used_at',
    ])
    .where('s.hash', '=', hashOfApiKeySecret(secret))
    .where('k.revoked_at', 'is', null)
    .where('a.closed_at', 'is', null)
    .where(({ or, eb }) => or([eb('s.expires_at', 'is', null), eb('s.expires_at', '>', now)]))
    .where(({ or, eb }) => or([eb('k.expires_at', 'is', null), eb('k.expires_at', '>', now)]))
  const { rows } = await executeNamed(db, 'api-key', query.compile())
  const [key] = rows
  const accountId = key?.mode === 'test' ? key.test_account_id : key?.account_id
  if (!(key && accountId)) return refuse('KEY_INVALID')
  if (!isOfNetworks(key.allowed_networks, ip)) return refuse('ADDRESS_NOT_ALLOWED')
  if (!key.last_used_at || now.getTime() - key.last_used_at.getTime() > USED_EVERY_MS) {
    await db.updateTable('api_key').set({ last_used_at: now }).where('id', '=', key.id).execute()
  }
  return {
    keyId: key.id,
    keyName: key.name,
    accountId,
    accountKind: key.kind,
    mode: key.mode,
    scopes: apiScopesAmong(key.scopes),
    limits: limitsOfKey(key),
    version: knownVersion(key.version) ?? NEWEST_API_VERSION,
    expiresAt: key.expires_at,
  }
}
