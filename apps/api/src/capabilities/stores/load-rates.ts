import { asPlatform } from '@understory/database/row-security.ts'
import { CURRENCIES } from '@understory/domain/quantity/money.ts'
import { crossRate } from '@understory/domain/stores/cross-rate.ts'
import type { RatesOfDay } from '@understory/ports/reference-rates.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { transact } from '../../http/transact.ts'
import { applyOrders } from './apply-order.ts'
import { type OrderRow, stateOfRow } from './known-orders.ts'
import { transactOrders } from './run-again.ts'
import { shareStores } from './store-records.ts'
import { OLDEST_RATE_DAYS } from './store-terms.ts'

type Needs = Pick<Deps, 'db' | 'rates' | 'log'>

const AT_ONCE = 1_000

/** Stores the reference rates that were published since the last time; orders that waited for one are priced. */
export async function loadRates(deps: Needs): Promise<void> {
  const { db, rates } = deps
  const days = await rates.latest()
  const rows = days.flatMap((day) => rowsOf(day, rates.source))
  for (let at = 0; at < rows.length; at += 1_000) {
    await db
      .insertInto('exchange_rate_of_day')
      .values(rows.slice(at, at + 1_000))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await priceWaiting(deps)
}

/** A new installation knows no rate, and its first orders do not wait for the hour at which they are read. */
export function queueFirstRates({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  return asPlatform(() =>
    transact(db, async (tx) => {
      const known = await tx
        .selectFrom('exchange_rate_of_day')
        .select('day')
        .limit(1)
        .executeTakeFirst()
      if (!known) await jobs.enqueue(tx, 'load-rates', {})
    }),
  )
}

function rowsOf({ day, perEuro }: RatesOfDay, source: string) {
  return ['EUR', ...perEuro.keys()].flatMap((currency) =>
    CURRENCIES.filter((billing) => billing !== currency).flatMap((billing) => {
      const rate = crossRate(perEuro, { from: currency, to: billing })
      return rate === null ? [] : [{ day, currency, billing, rate, source }]
    }),
  )
}

/** Those alone whose rate is known by now: an order in a currency that has none keeps no other waiting. */
async function priceWaiting(deps: Needs): Promise<void> {
  while ((await priceBatch(deps)) === AT_ONCE);
}

/** Returns how many were priced. */
function priceBatch({ db }: Needs): Promise<number> {
  return transactOrders(db, async (tx) => {
    const { rows } = await sql<OrderRow>`
      select o.* from store_order o
      join store_settings s on (s.account_id, s.id, s.store_id) = (o.account_id, o.settings_id, o.store_id)
      where o.reason = 'no-rate' and not exists (
        select from unnest(array[o.currency, coalesce(s.currency, o.currency)]) as needed
        where needed <> o.billing_currency and not exists (select from exchange_rate_of_day r
          where r.currency = needed and r.billing = o.billing_currency
            and r.day between (o.created_at at time zone 'UTC')::date - ${OLDEST_RATE_DAYS}::int
              and (o.created_at at time zone 'UTC')::date))
      order by o.created_at limit ${AT_ONCE}`.execute(tx)
    const stores = await shareStores(
      tx,
      rows.map((row) => row.store_id),
    )
    const arrivals = rows.flatMap((row) => {
      const store = stores.get(row.store_id)
      return store ? [{ store, order: stateOfRow(row), isRead: false }] : []
    })
    await applyOrders(tx, arrivals)
    return rows.length
  })
}
