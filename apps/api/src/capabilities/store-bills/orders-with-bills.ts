import type { Database } from '@understory/database/connect.ts'

/** Every order of a store (`o`) with its line on a bill, the bill and its charge, where it has them. */
export function selectOrdersWithBills(db: Database) {
  return db
    .selectFrom('store_order as o')
    .leftJoin('store_bill_order as line', (join) =>
      join
        .onRef('line.account_id', '=', 'o.account_id')
        .onRef('line.store_id', '=', 'o.store_id')
        .onRef('line.external_id', '=', 'o.external_id'),
    )
    .leftJoin('store_bill as bill', (join) =>
      join
        .onRef('bill.account_id', '=', 'line.account_id')
        .onRef('bill.store_id', '=', 'line.store_id')
        .onRef('bill.number', '=', 'line.bill_number'),
    )
    .leftJoin('store_bill_charge as charge', (join) =>
      join
        .onRef('charge.account_id', '=', 'bill.account_id')
        .onRef('charge.bill_id', '=', 'bill.id'),
    )
}
