import type { Database, Tx } from '@understory/database/connect.ts'

/** Whether anything was ever paid for in the name of this account. */
export async function hasPaid(db: Database | Tx, accountId: string): Promise<boolean> {
  const purchase = await db
    .selectFrom('purchase')
    .select('id')
    .where('account_id', '=', accountId)
    .where('paid_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (purchase) return true
  const subscription = await db
    .selectFrom('subscription')
    .select('id')
    .where('account_id', '=', accountId)
    .where('activated_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return subscription !== undefined
}
