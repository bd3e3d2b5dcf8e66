import { anyOf } from '@understory/database/any-of.ts'
import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { ClearsTestData, TestDataToClear } from '../../../../clearing.ts'
import { ROWS_AT_ONCE } from '../../../../database/delete-in-turn.ts'
import { transact } from '../../../../database/transact.ts'
import { onlyTestAccount } from '../../../people/accounts/public.ts'
import { clearTestEntries } from '../../../proof/ledger/public.ts'

/** Each purchase goes with what it funded and its certificate, or not at all; then quotes that nobody bought. */
export const clearTestPurchases: ClearsTestData = async (db, which) =>
  (await clearBought(db, which)) || clearNotBought(db, which)

function clearBought(db: Database, { accountId, before }: TestDataToClear): Promise<boolean> {
  return transact(db, async (tx) => {
    const purchases = await tx
      .selectFrom('purchase')
      .select(['id', 'quote_id'])
      .where('account_id', '=', onlyTestAccount(accountId))
      .where('created_at', '<', before)
      .limit(ROWS_AT_ONCE)
      .forUpdate()
      .execute()
    const purchaseIds = purchases.map(({ id }) => id)
    if (purchaseIds.length === 0) return false
    await clearTestEntries(tx, { accountId, purchaseIds })
    await tx
      .deleteFrom('purchase')
      .where((eb) => anyOf(eb.ref('id'), purchaseIds))
      .execute()
    const quoteIds = purchases.map(({ quote_id }) => quote_id)
    await tx
      .deleteFrom('purchase_quote')
      .where((eb) => anyOf(eb.ref('id'), quoteIds))
      .execute()
    return purchaseIds.length === ROWS_AT_ONCE
  })
}

async function clearNotBought(
  db: Database,
  { accountId, before }: TestDataToClear,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from purchase_quote where id in (
      select q.id from purchase_quote q join api_quote a on a.quote_id = q.id
      where a.account_id = ${onlyTestAccount(accountId)} and q.created_at < ${before}
        and not exists (select from purchase p where p.quote_id = q.id) limit ${ROWS_AT_ONCE})`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0) === ROWS_AT_ONCE
}
