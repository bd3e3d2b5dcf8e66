import type { Database } from '@understory/database/connect.ts'
import type { BillingAddress } from '@understory/domain/commerce/payments/buyer/billing-address.ts'

/** The address that invoices of the account are made out to. */
export async function saveBillingAddress(
  db: Database,
  accountId: string,
  address: BillingAddress,
): Promise<void> {
  await db
    .insertInto('billing_address')
    .values({ account_id: accountId, ...address })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...address }))
    .execute()
}
