import type { Measure } from '../../measure.ts'
import { withStoreServer } from '../../stores/stage.ts'

const STORE_ORDERS_COST_COUNT = 50_000
const MILLION = 1_000_000
const MOST_CORE_SECONDS = 250
const MOST_GIGABYTES = 0.6

/** What a million orders cost in the server's process and in PostgreSQL; what they leave on disk. */
export const storeOrdersCost: Measure = {
  id: 'store-orders-cost',
  what: 'Core-seconds and gigabytes of a million orders of stores',
  unit: '',
  goal: { ratio: 1, is: 'at most' },
  run: () =>
    withStoreServer(async ({ send, pool, cpuSeconds }) => {
      await send({ count: STORE_ORDERS_COST_COUNT / 10 })
      const bytes = async () => {
        const { rows } = await pool.query(
          `select pg_total_relation_size('store_order') as orders,
            (select sum(pg_total_relation_size(relid))
              from pg_partition_tree('store_delivery')) as deliveries`,
        )
        return { orders: Number(rows[0].orders), deliveries: Number(rows[0].deliveries) }
      }
      const [began, held] = [cpuSeconds(), await bytes()]
      await send({ count: STORE_ORDERS_COST_COUNT })
      const [ended, holds] = [cpuSeconds(), await bytes()]
      const perMillion = (value: number) => (value * MILLION) / STORE_ORDERS_COST_COUNT
      const server = perMillion(ended.server - began.server)
      const database = perMillion(ended.database - began.database)
      const orders = perMillion(holds.orders - held.orders) / 1e9
      const deliveries = perMillion(holds.deliveries - held.deliveries) / 1e9
      return [
        {
          of: 'core-seconds',
          ours: server + database,
          reference: MOST_CORE_SECONDS,
          ratio: (server + database) / MOST_CORE_SECONDS,
          note: `${Math.round(server)} in the server, ${Math.round(database)} in PostgreSQL`,
        },
        {
          of: 'gigabytes',
          ours: orders + deliveries,
          reference: MOST_GIGABYTES,
          ratio: (orders + deliveries) / MOST_GIGABYTES,
          note: `${orders.toFixed(2)} orders, ${deliveries.toFixed(2)} deliveries as they arrived`,
        },
      ]
    }),
}
