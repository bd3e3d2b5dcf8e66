import type { Deps } from '../../../../deps.ts'

/** The account's customer at the payment provider. `null`: it has none yet. */
export async function findCustomer(
  deps: Pick<Deps, 'db'>,
  accountId: string,
): Promise<string | null> {
  const row = await deps.db
    .selectFrom('payment_customer')
    .select('customer_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.customer_id ?? null
}
