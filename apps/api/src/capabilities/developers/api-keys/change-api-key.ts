import type { ApiKey, ChangeApiKey } from '@understory/contracts/developers/api-keys.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { columnsOfLimits } from '../../../http/v1/keys/limits-of-key.ts'
import { lockAccount } from '../../people/accounts/public.ts'
import { findApiKey } from './api-key-records.ts'
import { confirmLimits, limitsFor } from './refuse-limits.ts'

/** Changes what a key is called, what it may do and spend, and from where; it counts from the next call on. */
export function changeApiKey(
  deps: Pick<Deps, 'db' | 'clock' | 'limit'>,
  actor: AccountActor,
  { keyId, order }: { readonly keyId: string; readonly order: BodyOf<typeof ChangeApiKey> },
): Promise<ApiKey | Refused> {
  const { accountId } = actor
  const { name, scopes, allowedNetworks, currentPassword: password } = order
  return transact(deps.db, async (tx) => {
    const within = { ...deps, db: tx }
    // Two changes at once: each is judged by what the one before it left.
    await lockAccount(tx, accountId)
    const key = await findApiKey(within, { accountId, keyId })
    if (!key) return refuse('API_KEY_NOT_FOUND')
    if (key.state !== 'active') return refuse('API_KEY_ENDED')
    const limits = limitsFor({ ...order, mode: key.mode })
    if (limits instanceof Refused) return limits
    const change = { before: key.limits, after: limits, password }
    const unconfirmed = await confirmLimits(within, actor, change)
    if (unconfirmed) return unconfirmed
    await tx
      .updateTable('api_key')
      .set({ name, scopes, allowed_networks: allowedNetworks, ...columnsOfLimits(limits) })
      .where('id', '=', keyId)
      .where('account_id', '=', accountId)
      .execute()
    return (await findApiKey(within, { accountId, keyId })) ?? refuse('API_KEY_NOT_FOUND')
  })
}
