import { median } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'
import { ordersByPgbench } from '../../stores/pgbench.ts'
import { STORES_STAGE_CONCURRENCY, withStoreServer } from '../../stores/stage.ts'

const STORE_ORDERS_PAIRS = 5
const STORE_ORDERS_COUNT = 20_000
const SECONDS = 4
/** A process answers its first tens of thousands slower, until what it does most is compiled. */
const WARM_UP = 80_000

/** Signed deliveries of new orders over HTTP, each answered after its commit. */
export const storeOrders: Measure = {
  id: 'store-orders',
  what: 'Orders of stores acknowledged per second over HTTP, against the same rows by pgbench, one per commit',
  unit: 'orders/s',
  goal: { ratio: 2.5, is: 'at least' },
  run: () =>
    withStoreServer(async ({ url, send, cpuSeconds }) => {
      for (let sent = 0; sent < WARM_UP; sent += STORE_ORDERS_COUNT)
        await send({ count: STORE_ORDERS_COUNT })
      await ordersByPgbench(url, SECONDS)
      const pairs: { ours: number; reference: number }[] = []
      const cpu = { server: 0, database: 0, reference: 0, referenced: 0 }
      for (let pair = 0; pair < STORE_ORDERS_PAIRS; pair += 1) {
        const [before, { seconds }, after] = [
          cpuSeconds(),
          await send({ count: STORE_ORDERS_COUNT }),
          cpuSeconds(),
        ]
        const reference = await ordersByPgbench(url, SECONDS)
        cpu.server += after.server - before.server
        cpu.database += after.database - before.database
        cpu.reference += cpuSeconds().database - after.database
        cpu.referenced += reference * SECONDS
        pairs.push({ ours: STORE_ORDERS_COUNT / seconds, reference })
      }
      const micros = (seconds: number, orders: number) => Math.round((seconds * 1e6) / orders)
      const [server, database] = [cpu.server, cpu.database].map((all) =>
        micros(all, STORE_ORDERS_PAIRS * STORE_ORDERS_COUNT),
      )
      return [
        {
          ours: median(pairs.map(({ ours }) => ours)),
          reference: median(pairs.map(({ reference }) => reference)),
          ratio: median(pairs.map(({ ours, reference }) => ours / reference)),
          note: `${STORES_STAGE_CONCURRENCY} at once, 4 kB each; CPU-µs an order: ${server} server, ${database} PostgreSQL; ${micros(cpu.reference, cpu.referenced)} PostgreSQL in the reference`,
        },
      ]
    }),
}
