import { median } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'
import { type Driven, drive, percentile } from '../../stores/lean-client.ts'
import { withStoreServer } from '../../stores/stage.ts'

const STORE_ORDERS_LATENCY_PAIRS = 5
const STORE_ORDERS_LATENCY_COUNT = 4_000
const MOST_ADDED_MS = 50
/** Of ours and of the reference alike: making one costs more than a request. */
const STORE_ORDERS_LATENCY_CONNECTIONS = 128

/** At half of the peak rate, at fixed times whether or not answers come. */
export const storeOrdersLatency: Measure = {
  id: 'store-orders-latency',
  what: 'What a commit adds to the 99th percentile of an answer at half of the peak rate, against 50 ms',
  unit: 'ms',
  goal: { ratio: 1, is: 'at most' },
  run: () =>
    withStoreServer(async ({ send, ports }) => {
      await send({ count: STORE_ORDERS_LATENCY_COUNT })
      const peak =
        STORE_ORDERS_LATENCY_COUNT / (await send({ count: STORE_ORDERS_LATENCY_COUNT })).seconds
      const rate = peak / 2
      const bare = Buffer.from(
        'POST /api/store-webhooks/nobody HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n',
      )
      const requests = Array.from({ length: STORE_ORDERS_LATENCY_COUNT }, () => bare)
      const p99 = ({ millis }: Driven) => percentile(millis, 0.99)
      const pairs: { ours: number; reference: number }[] = []
      for (let pair = 0; pair < STORE_ORDERS_LATENCY_PAIRS; pair += 1) {
        const ours = p99(
          await send({
            count: STORE_ORDERS_LATENCY_COUNT,
            rate,
            connections: STORE_ORDERS_LATENCY_CONNECTIONS,
          }),
        )
        pairs.push({
          ours,
          reference: p99(
            await drive({ ports, requests, connections: STORE_ORDERS_LATENCY_CONNECTIONS, rate }),
          ),
        })
      }
      const added = median(pairs.map(({ ours, reference }) => ours - reference))
      const [ours, reference] = [
        median(pairs.map((pair) => pair.ours)),
        median(pairs.map((pair) => pair.reference)),
      ]
      return [
        {
          ours,
          reference,
          ratio: added / MOST_ADDED_MS,
          note: `${Math.round(rate)} a second, half of the peak; ${added.toFixed(1)} ms added`,
        },
      ]
    }),
}
