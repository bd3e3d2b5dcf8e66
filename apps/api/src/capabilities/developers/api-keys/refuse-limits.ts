import {
  raisesLimits,
  type SpendLimits,
} from '@understory/domain/commerce/purchases-by-key/spend-limits.ts'
import type { ApiMode } from '@understory/domain/developers/api-keys/api-mode.ts'
import type { ApiScope } from '@understory/domain/developers/api-keys/api-scopes.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { confirmIdentity } from '../../people/accounts/public.ts'

type WhatAKeyMaySpend = {
  readonly mode: ApiMode
  readonly scopes: readonly ApiScope[]
  readonly limits: SpendLimits | null
}

/** The limits that a key gets: those of a live key that buys, and of no other. Beside the field where there are none. */
export function limitsFor({
  mode,
  scopes,
  limits,
}: WhatAKeyMaySpend): SpendLimits | null | Refused {
  if (mode === 'test' || !scopes.includes('purchases:write')) return null
  if (limits !== null) return limits
  const { message } = refuse('KEY_LIMITS_NEEDED').refusal
  return refuse('KEY_LIMITS_NEEDED', [{ field: 'limits', message }])
}

/** A key that may spend, or spend more than before, is made by someone who shows that it is them. */
export async function confirmLimits(
  deps: Pick<Deps, 'db' | 'clock' | 'limit'>,
  actor: AccountActor,
  change: {
    readonly before: SpendLimits | null
    readonly after: SpendLimits | null
    readonly password: string | undefined
  },
): Promise<Refused | null> {
  const { before, after, password } = change
  if (!raisesLimits(before, after)) return null
  return confirmIdentity(deps, actor, { password, field: 'currentPassword' })
}
