import type { Database, Tx } from '@understory/database/connect.ts'

export type OfStore = { readonly accountId: string; readonly storeId: string }

/** What was credited to a store and no bill has taken off yet. */
export async function creditBalance(
  db: Database | Tx,
  { accountId, storeId }: OfStore,
): Promise<number> {
  const { given, used } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('store_credit')
        .select(({ fn }) => fn.sum<number | null>('money_minor').as('given'))
        .where('account_id', '=', accountId)
        .where('store_id', '=', storeId)
        .as('given'),
      eb
        .selectFrom('store_bill')
        .select(({ fn }) => fn.sum<number | null>('credit_minor').as('used'))
        .where('account_id', '=', accountId)
        .where('store_id', '=', storeId)
        .as('used'),
    ])
    .executeTakeFirstOrThrow()
  return Number(given ?? 0) - Number(used ?? 0)
}

/** What is left of the merchant's own cap: a cycle may have several bills. */
export async function capLeft(
  db: Database | Tx,
  { accountId, storeId, cycleFrom }: OfStore & { readonly cycleFrom: Date },
  capMinor: number | null,
): Promise<number | null> {
  if (capMinor === null) return null
  const { used } = await db
    .selectFrom('store_bill')
    .select((eb) => eb.fn.sum<number | null>('gross_minor').as('used'))
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .where('cut_at', '>', cycleFrom)
    .executeTakeFirstOrThrow()
  return Math.max(0, capMinor - Number(used ?? 0))
}

/** The charge of a bill, locked, with its bill. */
export function lockBill(
  tx: Tx,
  { accountId, billId }: { readonly accountId: string; readonly billId: string },
) {
  return tx
    .selectFrom('store_bill_charge as c')
    .innerJoin('store_bill as b', (join) =>
      join.onRef('b.account_id', '=', 'c.account_id').onRef('b.id', '=', 'c.bill_id'),
    )
    .select([
      'b.id',
      'b.account_id',
      'b.store_id',
      'b.number',
      'b.charged_by',
      'b.cut_at',
      'b.total_minor',
      'b.currency',
      'b.milli_trees',
      'b.remainder_milli_trees',
      'c.status',
      'c.ledger_revision',
    ])
    .where('c.account_id', '=', accountId)
    .where('c.bill_id', '=', billId)
    .forNoKeyUpdate('c')
    .executeTakeFirst()
}
export type LockedBill = NonNullable<Awaited<ReturnType<typeof lockBill>>>
