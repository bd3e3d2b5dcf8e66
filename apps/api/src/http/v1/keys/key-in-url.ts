import { asPlatform } from '@understory/database/row-security.ts'
import { type Refused, refuse } from '../../refuse.ts'

/** A key that was written into an address stands in logs and histories of others from then on. */
const KEY_IN_URL = /(?:u[sr]k_(?:live|test)|uat)_[0-9A-Za-z]{38}/g

export type RevokeKeys = (secrets: readonly string[]) => Promise<void>

/** Refuses a call with a key in its address, and revokes the key. */
export async function refuseKeyInUrl(
  { url }: Request,
  revoke: RevokeKeys,
): Promise<Refused | null> {
  const leaked = [...url.matchAll(KEY_IN_URL)].map(([secret]) => secret)
  if (leaked.length === 0) return null
  await asPlatform(() => revoke(leaked))
  return refuse('KEY_IN_URL')
}
