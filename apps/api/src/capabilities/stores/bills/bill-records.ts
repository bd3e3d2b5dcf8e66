import type { Database, Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'

export type BillRecordsStoreKey = { readonly accountId: string; readonly storeId: string }

/** What was credited to a store and no bill has taken off yet, as triggers keep it beside every credit and bill. */
export async function creditBalance(
  db: Database | Tx,
  { accountId, storeId }: BillRecordsStoreKey,
): Promise<number> {
  const kept = await db
    .selectFrom('store_credit_balance')
    .select('minor')
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  // Below nothing where a refund failed after the credit that came back with it was used.
  return Math.max(0, kept?.minor ?? 0)
}

/** Credits on bills that were refunded as a whole, as far as no bill has used them: their money went back. */
export async function withdrawCredits(tx: Tx, of: BillRecordsStoreKey): Promise<void> {
  const { rows } = await sql<{ id: string; given: number }>`
    select b.id, sum(k.money_minor) - c.withdrawn_minor as given
    from store_bill b
      join store_bill_charge c on (c.account_id, c.bill_id) = (b.account_id, b.id)
      join store_credit_note k on (k.account_id, k.bill_id) = (b.account_id, b.id)
    where (b.account_id, b.store_id) = (${of.accountId}, ${of.storeId}) and c.status = 'refunded'
    group by b.id, c.withdrawn_minor order by b.id`.execute(tx)
  let left = await creditBalance(tx, of)
  for (const { id, given } of rows) {
    const withdrawn = Math.min(Number(given), left)
    left -= withdrawn
    await tx
      .updateTable('store_bill_charge')
      .set((eb) => ({ withdrawn_minor: eb('withdrawn_minor', '+', withdrawn) }))
      .where('account_id', '=', of.accountId)
      .where('bill_id', '=', id)
      .execute()
  }
}

/** What is left of the merchant's own cap: a cycle may have several bills. */
export async function capLeft(
  db: Database | Tx,
  { accountId, storeId, cycleFrom }: BillRecordsStoreKey & { readonly cycleFrom: Date },
  capMinor: number | null,
): Promise<number | null> {
  if (capMinor === null) return null
  const { used } = await db
    .selectFrom('store_bill')
    .select((eb) => eb.fn.sum<number | null>('gross_minor').as('used'))
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .where('until_at', '>', cycleFrom)
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
      'b.until_at',
      'b.total_minor',
      'b.currency',
      sql<boolean>`b.milli_trees + b.remainder_milli_trees + b.co2e_grams + b.remainder_co2e_grams
        + b.plastic_grams + b.remainder_plastic_grams > 0`.as('funds'),
      'c.status',
      'c.ledger_revision',
    ])
    .where('c.account_id', '=', accountId)
    .where('c.bill_id', '=', billId)
    .forNoKeyUpdate('c')
    .executeTakeFirst()
}
export type LockedBill = NonNullable<Awaited<ReturnType<typeof lockBill>>>
