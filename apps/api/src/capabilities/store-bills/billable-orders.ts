import type { Database, Tx } from '@understory/database/connect.ts'
import { milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import { type Currency, money } from '@understory/domain/quantity/money.ts'
import type { Contribution } from '@understory/domain/stores/contribution.ts'
import type { BillableOrder } from '@understory/domain/stores/store-bill.ts'

type Wanted = { readonly accountId: string; readonly storeId: string; readonly cutAt: Date }

export type Unbilled = {
  readonly externalId: string
  readonly createdAt: Date
  readonly contribution: Contribution
  readonly priceBookVersion: string
  readonly microsPerMilliTree: number
}

/** Orders of a store that contribute something, were created before the cut, and are on no bill. */
function selectBillable(db: Database | Tx, wanted: Wanted) {
  return db
    .selectFrom('store_order as o')
    .innerJoin('price_book as p', (join) =>
      join
        .onRef('p.version', '=', 'o.price_book_version')
        .onRef('p.currency', '=', 'o.billing_currency'),
    )
    .select([
      'o.external_id',
      'o.created_at',
      'o.billed_by',
      'o.milli_trees',
      'o.money_minor',
      'o.billing_currency',
      'p.version',
      'p.micros_per_milli_tree',
    ])
    .where('o.account_id', '=', wanted.accountId)
    .where('o.store_id', '=', wanted.storeId)
    .where('o.created_at', '<', wanted.cutAt)
    .where('o.reason', 'is', null)
    .where(({ or, eb }) => or([eb('o.milli_trees', '>', 0), eb('o.money_minor', '>', 0)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('store_bill_order as b')
            .select('b.line')
            .whereRef('b.account_id', '=', 'o.account_id')
            .whereRef('b.store_id', '=', 'o.store_id')
            .whereRef('b.external_id', '=', 'o.external_id'),
        ),
      ),
    )
}

export async function listBillable(db: Database | Tx, wanted: Wanted): Promise<Unbilled[]> {
  const rows = await selectBillable(db, wanted).execute()
  return rows.map((row) => ({
    externalId: row.external_id,
    createdAt: row.created_at,
    contribution: contributionOf(row),
    priceBookVersion: row.version,
    microsPerMilliTree: row.micros_per_milli_tree,
  }))
}

type Stored = {
  readonly billed_by: 'trees' | 'money' | null
  readonly milli_trees: number
  readonly money_minor: number
  readonly billing_currency: Currency | null
}

function contributionOf(row: Stored): Contribution {
  const trees = milliTrees(row.milli_trees)
  if (row.billed_by !== 'money') return { billedBy: 'trees', trees }
  return { billedBy: 'money', money: money(row.money_minor, row.billing_currency ?? 'GBP'), trees }
}

/** Whether orders wait for another bill. */
export async function hasBillable(tx: Tx, wanted: Wanted): Promise<boolean> {
  return (await selectBillable(tx, wanted).limit(1).executeTakeFirst()) !== undefined
}
export const billableOf = (order: Unbilled): BillableOrder => ({
  id: order.externalId,
  createdAt: order.createdAt,
  contribution: order.contribution,
  microsPerMilliTree: order.microsPerMilliTree,
})
