import { GetStatus } from '@understory/contracts/site/status.ts'
import { makeDeliveryMonths } from '@understory/database/delivery-months.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { storeDeliveriesStateOf, storeOf } from '../../../../testing/stores/store-deliveries.ts'
import { MOSS } from '../../../../testing/stores/stores.ts'
import { closeAccount } from '../../../people/privacy/close-account.ts'
import { createStatus } from '../../../site/status/get-status.ts'
import { forgetStore } from '../forget-store.ts'
import { processBatch } from '../orders/process-waiting.ts'
import { deferDeliveries } from './commit-deliveries.ts'
import { keepPartitions } from './keep-partitions.ts'

let api: TestApi
let ada: TestPerson
let store: Awaited<ReturnType<typeof storeOf>>
let now: Date
const deps = () => ({ ...api.deps, clock: () => now })
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000, env: { KEEP_DELIVERIES_DAYS: '400' } })
  ada = await joinAs(api, 'business')
  store = await storeOf(api, ada)
})
afterAll(() => api.close())
beforeEach(async () => {
  now = api.deps.clock()
  await api.deps.db.deleteFrom('store_delivery').execute()
  await keepPartitions(deps())
})

const monthsThere = async () => {
  const { rows } = await sql<{ name: string }>`
    select replace(inhrelid::regclass::text, 'store_delivery_', '') as name from pg_inherits
    where inhparent = 'store_delivery'::regclass order by 1`.execute(api.deps.db)
  return rows.map(({ name }) => name)
}
const monthOf = (at: Date) => at.toISOString().slice(0, 7).replace('-', '_')
const inMonths = (months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15))

const placeOf = async () => {
  const { rows } = await sql<{ place: string }>`
    select regexp_replace(tableoid::regclass::text, '^store_delivery_|_\\d{6,}$', '', 'g') as place
    from store_delivery order by received_at`.execute(api.deps.db)
  return rows.map(({ place }) => place)
}
const stateOfWorker = async () => (await createStatus(deps())()).parts.find(isWorker)
const isWorker = ({ part }: { readonly part: string }) => part === 'worker'

let made = 0
/** A delivery that comes in at such a time. */
const deliverAt = (at: Date) =>
  api.deps.db
    .insertInto('store_delivery')
    .values({
      account_id: ada.accountId,
      store_id: store.storeId,
      received_at: at,
      topic: `order-${made++}`,
      packed_body: Buffer.of(3, 0),
    })
    .execute()

describe('months of deliveries', () => {
  test('are there for this one and the next two, and made ahead as time goes on', async () => {
    for (const ahead of [0, 1, 2]) expect(await monthsThere()).toContain(monthOf(inMonths(ahead)))
    const fifth = inMonths(5)
    now = inMonths(3)
    expect(await monthsThere()).not.toContain(monthOf(fifth))
    await keepPartitions(deps())
    await keepPartitions(deps())
    expect(await monthsThere()).toContain(monthOf(fifth))
    await deliverAt(fifth)
    expect(await placeOf()).toEqual([monthOf(fifth)])
  })

  test('are made while deliveries come in, which do not keep one another waiting', async () => {
    await api.deps.db.transaction().execute(async (tx) => {
      await sql`insert into store_delivery (account_id, store_id, received_at, topic, packed_body)
        values (${ada.accountId}, ${store.storeId}, ${now}, 'order', '')`.execute(tx)
      expect(await makeDeliveryMonths(api.deps.db, inMonths(10))).toContain(
        `store_delivery_${monthOf(inMonths(12))}`,
      )
    })
  })

  test('go once they have been over for as long as the operator said, and no others', async () => {
    const ended = Date.UTC(now.getUTCFullYear() - 2, 2)
    const [old, next] = [new Date(ended - 1), new Date(ended)]
    await deliverAt(old)
    await deliverAt(next)
    now = new Date(ended + 400 * DAY_MS - 1)
    await keepPartitions(deps())
    expect(await placeOf()).toEqual([monthOf(old), monthOf(next)])
    now = new Date(ended + 400 * DAY_MS)
    await keepPartitions(deps())
    expect(await placeOf()).toEqual([monthOf(next)])
    expect(await monthsThere()).not.toContain(monthOf(old))
  })
})

test('a delivery for which no month was made is taken, seen as trouble, and put into its month the next day', async () => {
  expect((await stateOfWorker())?.state).not.toBe('trouble')
  const at = inMonths(30)
  await deliverAt(at)
  expect(await placeOf()).toEqual(['rest'])
  expect(await stateOfWorker()).toMatchObject({ state: 'trouble', since: at.toISOString() })
  expect((await api.call(GetStatus, {})).data.state).toBe('trouble')
  await keepPartitions(deps())
  expect(await placeOf()).toEqual([monthOf(at)])
  expect((await stateOfWorker())?.state).not.toBe('trouble')
})

describe('a delivery that waits', () => {
  test('is among those that were taken once it was applied, as it came and with the time at which it came', async () => {
    const received = store.received(storeDeliveriesStateOf(api, 'waits'))
    await deferDeliveries(api.deps, [received])
    const [waiting] = await store.waiting()
    expect(await store.deliveries()).toEqual([])
    api.moveClock(60_000)
    while ((await processBatch(api.deps)) > 0);
    expect(await store.waiting()).toEqual([])
    expect(await store.deliveries()).toMatchObject([
      { topic: 'order', received_at: waiting?.received_at },
    ])
    expect(await store.orders()).toHaveLength(1)
  })
})

describe('what a shop sent', () => {
  const sendInEveryWay = async (of: typeof store) => {
    await of.commit([
      storeDeliveriesStateOf(api, `taken-${made++}`),
      storeDeliveriesStateOf(api, 'bad', { label: 'a\0b' }),
    ])
    await deferDeliveries(api.deps, [of.received(storeDeliveriesStateOf(api, `later-${made++}`))])
    await sql`update store_delivery set received_at = '2001-02-03' where store_id = ${of.storeId}`.execute(
      api.deps.db,
    )
    await of.commit([storeDeliveriesStateOf(api, `taken-${made++}`)])
    expect([(await of.deliveries()).length, (await of.waiting()).length]).toEqual([2, 2])
  }
  const left = async (of: typeof store) => [...(await of.deliveries()), ...(await of.waiting())]

  test('is forgotten with it, in every month, and what another shop sent is not', async () => {
    const other = await storeOf(api, ada, MOSS)
    await sendInEveryWay(store)
    await sendInEveryWay(other)
    const row = await store.row()
    if (!row) throw new Error('the store is gone')
    await api.deps.db.transaction().execute((tx) => forgetStore(tx, row))
    expect(await left(store)).toEqual([])
    expect(await left(other)).toHaveLength(4)
  })

  test('is erased with its account', async () => {
    await sendInEveryWay(store)
    await api.deps.db
      .transaction()
      .execute((tx) => closeAccount(tx, api.deps, { id: ada.accountId, kind: 'business' }))
    expect(await left(store)).toEqual([])
  })
})
