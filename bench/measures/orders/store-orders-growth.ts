import { median } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'
import { type Stage, withStoreServer } from '../../stores/stage.ts'

const ROUNDS = 5
const STORE_ORDERS_GROWTH_COUNT = 8_000
const FEW = 1_000_000

/** With as many orders as are asked for, against a million. */
export const storeOrdersGrowth: Measure = {
  id: 'store-orders-growth',
  what: 'Time of an order when many are stored (--orders N), against when a million are',
  unit: 'ms',
  goal: { ratio: 1.5, is: 'at most' },
  run: ({ orders }) =>
    withStoreServer(async (few) => {
      await fillStoreOrdersGrowth(few, FEW)
      return withStoreServer(async (many) => {
        await fillStoreOrdersGrowth(many, orders)
        const millisOf = async ({ send }: typeof few) =>
          ((await send({ count: STORE_ORDERS_GROWTH_COUNT })).seconds * 1000) /
          STORE_ORDERS_GROWTH_COUNT
        const pairs: { ours: number; reference: number }[] = []
        await millisOf(few)
        await millisOf(many)
        for (let round = 0; round < ROUNDS; round += 1)
          pairs.push({ ours: await millisOf(many), reference: await millisOf(few) })
        return [
          {
            ours: median(pairs.map(({ ours }) => ours)),
            reference: median(pairs.map(({ reference }) => reference)),
            ratio: median(pairs.map(({ ours, reference }) => ours / reference)),
            note: `${orders.toLocaleString('en-GB')} orders stored against ${FEW.toLocaleString('en-GB')}`,
          },
        ]
      })
    }),
}

const STORES_AT_ONCE = 10
const WRITERS = 2
/** A fill takes as long as it takes. */
const PATIENT = { query_timeout: 86_400_000 }

/**
 * Orders of a year, as many for each store. What they refer to is known to be there, and is not looked up for
 * each of them.
 */
export async function fillStoreOrdersGrowth({ pool, stores }: Stage, count: number): Promise<void> {
  const ids = stores.map(({ storeId }) => storeId)
  const writer = async () => {
    const client = await pool.connect()
    await client.query('set session_replication_role = replica')
    while (ids.length > 0) {
      const values = [ids.splice(0, STORES_AT_ONCE), Math.ceil(count / stores.length)]
      await client.query({ text: STORE_ORDERS_GROWTH_ORDERS, values, ...PATIENT })
    }
    await client.query('reset session_replication_role')
    client.release()
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
  await pool.query({ text: 'vacuum analyze store_order', ...PATIENT })
}

const STORE_ORDERS_GROWTH_ORDERS = `insert into store_order (account_id, store_id, external_id, label, created_at, updated_at,
    standing, currency, cart_minor, net_minor, billed_by, milli_trees, money_minor, billing_currency,
    price_book_version, settings_id)
  select id, id, 'old-' || n, '#' || n, at, at, 'paid', 'GBP', 7974, 7974, 'money', 5266, 79, 'GBP',
    '2026-1', id
  from unnest($1::uuid[]) as id
  cross join generate_series(1, $2::int) as n
  cross join lateral (select now() - interval '1 year' * (n / $2::double precision) as at) t`
