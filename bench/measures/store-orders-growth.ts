import type pg from 'pg'
import { median } from '../interleave.ts'
import type { Measure } from '../measure.ts'
import { withStoreServer } from '../stores/stage.ts'

const ROUNDS = 5
const COUNT = 8_000
const FEWER = 10

/** With as many orders as are asked for, against a tenth of them. */
export const storeOrdersGrowth: Measure = {
  id: 'store-orders-growth',
  what: 'Time of an order when ten times as many are stored (--orders N), against before',
  unit: 'ms',
  goal: { ratio: 1.5, is: 'at most' },
  run: ({ orders }) =>
    withStoreServer(async (few) => {
      await fill(few.pool, orders / FEWER)
      return withStoreServer(async (many) => {
        await fill(many.pool, orders)
        const millisOf = async ({ send }: typeof few) =>
          ((await send({ count: COUNT })).seconds * 1000) / COUNT
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
            note: `${orders.toLocaleString('en-GB')} orders stored against ${(orders / FEWER).toLocaleString('en-GB')}`,
          },
        ]
      })
    }),
}

/** Orders of a year, spread over the stores. */
async function fill(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect()
  // A fill takes as long as it takes.
  await client.query({
    text: `insert into store_order (account_id, store_id, external_id, label, created_at, updated_at,
        standing, currency, cart_minor, net_minor, billed_by, milli_trees, money_minor,
        billing_currency, price_book_version, settings_id)
      select s.id, s.id, 'old-' || n, '#' || n, t.at, t.at, 'paid', 'GBP', 7974, 7974, 'money', 5266,
        79, 'GBP', '2026-1', s.id
      from (select id, row_number() over (order by id) as at from store) s
      cross join lateral generate_series(s.at, $1::bigint, (select count(*) from store)) as n
      cross join lateral (select now() - interval '1 year' * (n / $1::double precision) as at) t`,
    values: [count],
    query_timeout: 3_600_000,
  } as pg.QueryConfig)
  await client.query({ text: 'vacuum analyze store_order', query_timeout: 3_600_000 } as never)
  client.release()
}
