import type { Measure } from '../../measure.ts'
import { compareRates } from '../../stores/compare-rates.ts'
import type { Stage } from '../../stores/stage.ts'

const withEventsOf = ({ stores }: Stage) => stores.slice(0, stores.length / 2)
const othersOf = ({ stores }: Stage) => stores.slice(stores.length / 2)

export const storeOrdersWithEvents: Measure = {
  id: 'store-orders-with-events',
  what: 'Orders acknowledged per second of stores whose accounts have a webhook for orders, against those of others',
  unit: 'orders/s',
  goal: { ratio: 0.5, is: 'at least' },
  run: () =>
    compareRates(
      (stage) => ({ stores: withEventsOf(stage) }),
      (stage) => ({ stores: othersOf(stage) }),
      nameOrders,
    ),
}

/** The account of a seeded store has the id of the store. */
async function nameOrders(stage: Stage): Promise<void> {
  const accounts = withEventsOf(stage).map(({ storeId }) => storeId)
  await stage.pool.query(
    'insert into event_account (account_id, since) select a, now() from unnest($1::uuid[]) a',
    [accounts],
  )
  await stage.pool.query(
    `insert into webhook_endpoint (id, account_id, url, description, types, sealed_secret, created_at)
    select a, a, 'https://example.org/hooks', '', '{order.contributed}', 'x', now() from unnest($1::uuid[]) a`,
    [accounts],
  )
}
