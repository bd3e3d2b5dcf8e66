import { createHash } from 'node:crypto'
import type { Database } from '@understory/database/connect.ts'
import type { Deps } from '../../../deps.ts'

type Attempt = { readonly accountId: string; readonly billId: string; readonly planId: string }
type UsageKeyInput = {
  readonly storeId: string
  readonly lineItemId: string
  readonly billId: string
}

/** Under which a bill is recorded by a plan: another one after each refusal. */
export function usageKey({ storeId, lineItemId, billId }: UsageKeyInput, refusals: number): string {
  const name = `${storeId} ${lineItemId} ${billId}${refusals > 0 ? ` ${refusals}` : ''}`
  return createHash('sha256').update(name).digest('hex')
}

export async function countRefusals(
  db: Database,
  { accountId, billId, planId }: Attempt,
): Promise<number> {
  const { refusals } = await db
    .selectFrom('store_usage_refusal')
    .select((eb) => eb.fn.countAll<number>().as('refusals'))
    .where('account_id', '=', accountId)
    .where('bill_id', '=', billId)
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow()
  return Number(refusals)
}

export async function noteRefusal(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId, billId, planId }: Attempt,
  number: number,
): Promise<void> {
  await db
    .insertInto('store_usage_refusal')
    .values({
      account_id: accountId,
      bill_id: billId,
      plan_id: planId,
      number,
      refused_at: clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
