import { median } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'
import { withStoreServer } from '../../stores/stage.ts'

const STORE_ORDERS_OVERLOAD_PAIRS = 5
const STORE_ORDERS_OVERLOAD_COUNT = 10_000
const TIMES = 5
const STORE_ORDERS_OVERLOAD_CONNECTIONS = 1_000

/** What is acknowledged while five times as many orders are due as can be. */
export const storeOrdersOverload: Measure = {
  id: 'store-orders-overload',
  what: 'Orders acknowledged per second when five times the peak rate is due, against the peak',
  unit: 'orders/s',
  goal: { ratio: 0.9, is: 'at least' },
  run: () =>
    withStoreServer(async ({ send, pool }) => {
      await send({ count: STORE_ORDERS_OVERLOAD_COUNT })
      let refused = 0
      const pairs: { ours: number; reference: number }[] = []
      for (let pair = 0; pair < STORE_ORDERS_OVERLOAD_PAIRS; pair += 1) {
        const reference =
          STORE_ORDERS_OVERLOAD_COUNT / (await send({ count: STORE_ORDERS_OVERLOAD_COUNT })).seconds
        const flood = {
          count: STORE_ORDERS_OVERLOAD_COUNT,
          rate: TIMES * reference,
          connections: STORE_ORDERS_OVERLOAD_CONNECTIONS,
        }
        const { answers, seconds } = await send({ ...flood, mayRefuse: true })
        const accepted = answers.get(200) ?? 0
        refused += STORE_ORDERS_OVERLOAD_COUNT - accepted
        pairs.push({ ours: accepted / seconds, reference })
      }
      const { rows } = await pool.query(
        'select count(*) as waiting from store_waiting where waiting_order is not null',
      )
      return [
        {
          ours: median(pairs.map(({ ours }) => ours)),
          reference: median(pairs.map(({ reference }) => reference)),
          ratio: median(pairs.map(({ ours, reference }) => ours / reference)),
          note: `${STORE_ORDERS_OVERLOAD_CONNECTIONS} connections; ${refused} refused, ${rows[0].waiting} stored to be applied later, of ${STORE_ORDERS_OVERLOAD_PAIRS * STORE_ORDERS_OVERLOAD_COUNT}`,
        },
      ]
    }),
}
