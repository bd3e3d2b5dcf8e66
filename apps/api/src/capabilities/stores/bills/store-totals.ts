import type { Tx } from '@understory/database/connect.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { unitOfImpact } from '@understory/domain/stores/bills/bill-entries.ts'
import { sql } from 'kysely'
import type { BillRecordsStoreKey, LockedBill } from './bill-records.ts'

type StoreTotalsChange = {
  readonly impact: Impact
  readonly orders: number
  readonly returned: number
  readonly quantity: number
}

/** Adds to what the paid bills of a store funded. */
export async function addToTotals(
  tx: Tx,
  { accountId, storeId }: BillRecordsStoreKey,
  changes: readonly StoreTotalsChange[],
): Promise<void> {
  for (const { impact, orders, returned, quantity } of changes) {
    const unit = unitOfImpact(impact)
    await tx
      .insertInto('store_total')
      .values({ account_id: accountId, store_id: storeId, impact, unit })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await sql`
      update store_total set orders = orders + ${orders}, returned = returned + ${returned},
        quantity = quantity + ${quantity}
      where account_id = ${accountId} and store_id = ${storeId} and impact = ${impact}`.execute(tx)
  }
}

/** A bill that came to be paid, or is paid no more. */
export async function countBill(tx: Tx, bill: LockedBill, sign: 1 | -1): Promise<void> {
  const { rows } = await sql<StoreTotalsChange>`
    select impact, sum(orders)::int as orders, sum(returned)::int as returned, sum(quantity)::bigint as quantity
    from (
      select impact, orders, 0 as returned, quantity from store_bill_entry
      where (account_id, store_id, bill_number) = (${bill.account_id}, ${bill.store_id}, ${bill.number})
      union all
      select impact, 0, returned, -quantity from store_credit_note
      where (account_id, bill_id) = (${bill.account_id}, ${bill.id})) b
    group by impact`.execute(tx)
  const changes = rows.map(({ impact, orders, returned, quantity }) => ({
    impact,
    orders: sign * orders,
    returned: sign * returned,
    quantity: sign * quantity,
  }))
  await addToTotals(tx, { accountId: bill.account_id, storeId: bill.store_id }, changes)
}
