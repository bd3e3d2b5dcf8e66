import type { StoreBilling } from '@understory/contracts/stores/bills.ts'
import type { Database } from '@understory/database/connect.ts'
import { fundedByBill } from '@understory/domain/stores/bills/store-bill.ts'
import { creditBalance } from './bill-records.ts'
import { amountsOfAll } from './funds/quantities-of-orders.ts'
import { billIfIssued } from './issue/bill-if-issued.ts'
import { creditToCome } from './issue/credit-refunds.ts'

type BillSoFarInput = { readonly accountId: string; readonly now: Date; readonly cycleFrom: Date }

/** What each store of an account would be billed now: the cap and the credits as they are until the next invoice run. */
export async function billSoFar(
  db: Database,
  { accountId, now, cycleFrom }: BillSoFarInput,
): Promise<StoreBilling['soFar']> {
  const stores = await db
    .selectFrom('store')
    .select(['id', 'billing_currency', 'cap_minor'])
    .where('account_id', '=', accountId)
    .where('counts_from', 'is not', null)
    // Those of Shopify are charged daily, and what they come to is with their plan.
    .where('charged_by', '=', 'card')
    .orderBy('id')
    .execute()
  const soFar: StoreBilling['soFar'] = []
  for (const { id: storeId, billing_currency: currency, cap_minor } of stores) {
    const store = { accountId, storeId }
    const creditMinor = (await creditBalance(db, store)) + (await creditToCome(db, store))
    const wanted = { ...store, currency, capMinor: cap_minor, cycleFrom, creditMinor, now }
    const bill = await billIfIssued(db, wanted)
    soFar.push({
      storeId,
      orders: bill.orders.length,
      overCap: bill.overCap.length,
      ...amountsOfAll(fundedByBill(bill)),
      grossMinor: bill.gross.minor,
      creditMinor,
      totalMinor: bill.total.minor,
      currency,
    })
  }
  return soFar
}
