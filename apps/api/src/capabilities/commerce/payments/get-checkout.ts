import type { BillingAddress } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../../deps.ts'
import { hasPaid } from '../../people/accounts/public.ts'
import { offeredCards } from './cards.ts'
import { findCustomer } from './customer/find-customer.ts'
import { listTaxIds } from './tax-ids/tax-ids.ts'

/** What the payment page fills in for a returning customer. */
export async function getCheckout(deps: Pick<Deps, 'db' | 'log' | 'payments'>, accountId: string) {
  const [billingAddress, customerId, taxIds, isCustomer] = await Promise.all([
    findBillingAddress(deps, accountId),
    findCustomer(deps, accountId),
    listTaxIds(deps.db, accountId),
    hasPaid(deps.db, accountId),
  ])
  const cards = customerId ? await offeredCards(deps, customerId) : []
  return { billingAddress, cards, taxIds, hasPaid: isCustomer }
}

/** The address that invoices of the account are made out to, if it gave one. */
export async function findBillingAddress(
  { db }: { readonly db: Database | Tx },
  accountId: string,
): Promise<BillingAddress | null> {
  const row = await db
    .selectFrom('billing_address')
    .select(['line1', 'line2', 'city', 'postcode', 'country'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}
