import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { shareStores } from '../../connected-stores/public.ts'
import { applyOrders } from './apply-order.ts'
import { type OrderRow, stateOfRow } from './known-orders.ts'
import { transactOrders } from './run-again.ts'
import { findRates } from './store-terms.ts'

type PriceWaitingDeps = Pick<Deps, 'db' | 'clock'>

const PRICE_WAITING_BATCH_SIZE = 1_000

/**
 * Prices orders that waited for a reference rate; those alone whose rate is known by now: an order in a currency
 * that has none keeps no other waiting.
 */
export async function priceWaiting({ db, clock }: PriceWaitingDeps): Promise<void> {
  const { rows } = await sql<{ account_id: string }>`
    select account_id from store_order where reason = 'no-rate' group by account_id`.execute(db)
  for (const { account_id } of rows)
    while ((await priceBatch({ db, clock }, account_id)) === PRICE_WAITING_BATCH_SIZE);
}

/** Of one account, the oldest first; returns how many were priced. */
function priceBatch({ db, clock }: PriceWaitingDeps, accountId: string): Promise<number> {
  return transactOrders(db, async (tx) => {
    const priced = await listPriced(tx, accountId)
    if (priced.length === 0) return 0
    const { rows } = await sql<OrderRow>`
      select o.* from store_order o
        join json_to_recordset(${JSON.stringify(priced)})
          as p (settings_id uuid, currency text, billing_currency text, day date)
        on o.settings_id = p.settings_id and o.currency = p.currency
          and o.billing_currency = p.billing_currency and (o.created_at at time zone 'UTC')::date = p.day
      where o.account_id = ${accountId} and o.reason = 'no-rate'
      order by o.created_at limit ${PRICE_WAITING_BATCH_SIZE}`.execute(tx)
    const stores = await shareStores(
      tx,
      rows.map((row) => row.store_id),
    )
    const arrivals = rows.flatMap((row) => {
      const store = stores.get(row.store_id)
      return store ? [{ store, order: stateOfRow(row), isRead: false }] : []
    })
    await applyOrders(tx, arrivals, clock())
    return rows.length
  })
}

type WaitingForRate = {
  readonly settings_id: string
  readonly currency: string
  readonly billing_currency: string
  readonly day: string
}

/** What orders of an account wait for, where every rate for it is known: that of the order and of its settings. */
async function listPriced(db: Deps['db'], accountId: string): Promise<WaitingForRate[]> {
  const { rows } = await sql<WaitingForRate>`
    select settings_id, currency, billing_currency, (created_at at time zone 'UTC')::date as day
    from store_order
    where account_id = ${accountId} and reason = 'no-rate' and settings_id is not null
    group by 1, 2, 3, 4`.execute(db)
  const settings = await db
    .selectFrom('store_settings')
    .select(['id', 'currency'])
    .where('account_id', '=', accountId)
    .execute()
  const amountsIn = new Map(settings.map(({ id, currency }) => [id, currency]))
  const wanted = rows.map((row) => {
    const currencies = [row.currency, amountsIn.get(row.settings_id) ?? row.currency]
    return { row, foreign: currencies.filter((each) => each !== row.billing_currency) }
  })
  const keyOf = (row: WaitingForRate, currency: string) =>
    `${currency} ${row.billing_currency} ${row.day}`
  const asked = wanted.flatMap(({ row, foreign }) =>
    foreign.map((currency) => ({
      key: keyOf(row, currency),
      currency,
      billing: row.billing_currency,
      day: row.day,
    })),
  )
  const known = await findRates(db, [...new Map(asked.map((each) => [each.key, each])).values()])
  return wanted.flatMap(({ row, foreign }) =>
    foreign.every((currency) => known.has(keyOf(row, currency))) ? [row] : [],
  )
}
