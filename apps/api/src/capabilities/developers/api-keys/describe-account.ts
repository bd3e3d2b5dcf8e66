import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { getAccount } from '@understory/contracts/v1/account.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import type { Deps } from '../../../deps.ts'
import type { KeyActor } from '../../../http/v1/api-route.ts'
import { spentByKey } from '../../commerce/purchases/public.ts'

/** The account that a key belongs to, and what the key may do. */
export async function describeAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: KeyActor,
): Promise<ReplyOf<typeof getAccount>> {
  const account = await db
    .selectFrom('account')
    .select(['id', 'kind', 'display_name', 'country', 'created_at'])
    .where('id', '=', actor.accountId)
    .executeTakeFirstOrThrow()
  return {
    id: account.id,
    object: 'account',
    mode: actor.mode,
    createdAt: account.created_at.toISOString(),
    kind: account.kind,
    name: account.display_name,
    country: account.country,
    key: {
      id: actor.keyId,
      name: actor.keyName,
      scopes: [...actor.scopes],
      limits: actor.limits,
      spent: actor.limits && (await spentByKey(db, { ...actor, day: dayOf(clock()) })),
      version: actor.version,
      expiresAt: actor.expiresAt?.toISOString() ?? null,
    },
  }
}
