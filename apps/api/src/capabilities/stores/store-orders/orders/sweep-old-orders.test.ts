import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { joinAs } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import {
  bringIn,
  bringInAll,
  ONE_TREE,
  type PlantedStore,
  plantStore,
} from '../../../../testing/stores/store-bills.ts'
import { sweepOldOrders } from './sweep-old-orders.ts'

let api: TestApi
let store: PlantedStore
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  store = await plantStore(api, await joinAs(api, 'business'), {
    rule: ONE_TREE,
    countsFrom: daysAgo(590),
  })
})

/** More than a year from now, because there are no prices of years ago. */
const later = () => new Date(api.deps.clock().getTime() + 600 * DAY_MS)
const daysAgo = (days: number) => new Date(later().getTime() - days * DAY_MS)
const order = (id: string, days: number, change: object = {}) =>
  bringIn(api, store, { id, at: daysAgo(days), minor: 1_000, ...change })

async function left(): Promise<string[]> {
  await sweepOldOrders({ ...api.deps, clock: later })
  const rows = await api.deps.db
    .selectFrom('store_order')
    .select('external_id')
    .where('account_id', '=', store.accountId)
    .orderBy('external_id')
    .execute()
  return rows.map(({ external_id }) => external_id)
}

test('an order that funds nothing goes after 400 days, and one that may still be billed does not', async () => {
  await order('cancelled-399', 399, { standing: 'cancelled' })
  await order('cancelled-401', 401, { standing: 'cancelled' })
  await order('unpaid-401', 401, { standing: 'unpaid' })
  await order('pending-401', 401)
  await order('before-plan', 595)
  expect(await left()).toEqual(['cancelled-399', 'pending-401'])
})

test('an order that stands on a bill stays, also when it was given back', async () => {
  await order('billed', 401)
  await sql`
    insert into store_bill_order (account_id, store_id, external_id, impact, bill_number, run, line, is_over_cap,
      billed_by, money_minor, quantity, unit, price_book_version, created_on)
    values (${store.accountId}, ${store.storeId}, 'billed', 'trees', 1, 1, 1, false, 'trees', 0, 0, 'mtree', '2026-1',
      '2026-05-02')`.execute(api.deps.db)
  await order('billed', 401, { standing: 'refunded', updatedAt: daysAgo(400) })
  expect(await left()).toEqual(['billed'])
})

test('of more than are deleted at once all go', async () => {
  const cancelled = Array.from({ length: 10_001 }, (_, at) => ({
    id: `c${at}`,
    at: daysAgo(500),
    minor: 1_000,
    standing: 'cancelled' as const,
  }))
  await bringInAll(api, store, cancelled)
  expect(await left()).toEqual([])
})
