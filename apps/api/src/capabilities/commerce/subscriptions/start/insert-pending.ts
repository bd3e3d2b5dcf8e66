import type { Tx } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import type { Insertable } from 'kysely'
import type { Deps } from '../../../../deps.ts'

type PendingSubscription = Pick<
  Insertable<DB['subscription']>,
  'account_id' | 'started_by' | 'quote_id' | 'product' | 'currency' | 'billing_interval'
>

/** A subscription with its first revision, before the provider knows of it. */
export async function insertPending(
  tx: Tx,
  { newId }: Pick<Deps, 'newId'>,
  { now, ...subscription }: PendingSubscription & { readonly now: Date },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('subscription')
    .values({ ...subscription, id, status: 'pending', created_at: now })
    .execute()
  await tx
    .insertInto('subscription_revision')
    .values({
      subscription_id: id,
      account_id: subscription.account_id,
      revision: 1,
      quote_id: subscription.quote_id,
      created_by: subscription.started_by,
      created_at: now,
    })
    .execute()
  return id
}
