import {
  ConnectStore,
  StartStoreLink,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import {
  type LyingShop,
  startLyingShop,
  wooOrders,
  wooWebhooks,
} from '../../../../testing/stores/lying-shop.ts'
import { contributeOnePercent } from '../../../../testing/stores/stores.ts'
import { ensureWebhooks } from '../../connected-stores/connect/ensure-webhooks.ts'
import { selectStores } from '../../connected-stores/connect/store-records.ts'
import { inTurn } from '../../connected-stores/reading/in-turn.ts'
import { pullDueStores } from '../../connected-stores/reading/pull-due-stores.ts'
import { pullStore } from './pull-store.ts'

let api: TestApi
let mallory: TestPerson
let shop: LyingShop
/** What the shop puts on its pages. */
let pages: {
  webhooks: (query: URLSearchParams) => string
  orders: (query: URLSearchParams) => string
}

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
})
afterAll(() => api.close())
beforeEach(async () => {
  mallory = await joinAs(api, 'business')
  const offset = (query: URLSearchParams) => Number(query.get('offset') ?? 0)
  pages = {
    webhooks: () => '[]',
    orders: (query) =>
      JSON.stringify(wooOrders(1 + offset(query), Number(query.get('per_page')), api.deps.clock())),
  }
  shop = await startLyingShop({ page: (path, query) => pages[path](query) })
})
afterEach(() => shop.close())

/** The shop approves, as a real one does, by sending its keys. */
async function connect() {
  const body = { connector: 'woocommerce', shop: shop.address } as const
  const { url } = (await api.call(StartStoreLink, { body }, mallory.bearer)).data
  const state = new URL(url).searchParams.get('user_id') ?? ''
  const keys = { consumer_key: 'ck_1', consumer_secret: 'cs_1', key_permissions: 'read_write' }
  await api.send(
    new Request('http://understory.test/api/store-links/woocommerce', {
      method: 'POST',
      body: JSON.stringify({ user_id: state, ...keys }),
    }),
  )
  return api.call(ConnectStore, { body: { state, brought: { success: '1' } } }, mallory.bearer)
}

const count = (path: string) => shop.asked.filter((each) => each === path).length
const row = (storeId: string) =>
  selectStores(api.deps.db).where('s.id', '=', storeId).executeTakeFirstOrThrow()

async function waiting(name: string, storeId: string): Promise<number> {
  const { rows } = await sql<{ after: boolean }>`
    select start_after > now() as after from pgboss.job
    where name = ${name} and data->>'storeId' = ${storeId} and state < 'active'`.execute(
    api.deps.db,
  )
  return rows.length
}

describe('a shop that says that its webhooks do not end', () => {
  test('is connected after a few pages of them, and is asked again later', async () => {
    pages.webhooks = () => JSON.stringify(wooWebhooks(1, 100))
    const { status, data } = await connect()
    expect(status).toBe(201)
    expect(count('webhooks')).toBeLessThanOrEqual(10)
    expect(await waiting('keep-webhooks', data.storeId)).toBe(1)
    await expect(ensureWebhooks(api.deps, data)).rejects.toThrow('does not end')
    expect(count('webhooks')).toBeLessThanOrEqual(20)
  })

  test('sends no page that is larger than a list of webhooks is', async () => {
    pages.webhooks = () => `[${' '.repeat(2 * 1024 * 1024)}]`
    const { data } = await connect()
    await expect(ensureWebhooks(api.deps, data)).rejects.toThrow('an answer is too large')
  })
})

describe('a shop whose orders do not end', () => {
  async function contributing() {
    const { data } = await connect()
    await contributeOnePercent(api, mallory, data.storeId)
    return data
  }

  test('and that contributes nothing is read for one turn', async () => {
    const { storeId } = (await connect()).data
    await pullStore(api.deps, { storeId })
    expect(count('orders')).toBe(50)
    expect((await row(storeId)).read_cursor).toBeNull()
    expect(await waiting('pull-store', storeId)).toBe(1)
  }, 60_000)

  test('is read for a turn; the reading goes on later, where it stopped', async () => {
    const { storeId } = await contributing()
    await pullStore(api.deps, { storeId })
    expect(count('orders')).toBe(50)
    expect(await row(storeId)).toMatchObject({ read_cursor: '5000', pages_read: 50 })
    // The first one of its connection, and the one that goes on.
    expect(await waiting('pull-store', storeId)).toBe(2)
    const { reading_began } = await row(storeId)
    api.moveClock(60_000)
    pages.orders = (query) => (query.get('offset') === '5000' ? '[]' : 'no page that was asked for')
    await pullStore(api.deps, { storeId })
    expect(await row(storeId)).toMatchObject({ read_cursor: null, read_until: reading_began })
  }, 60_000)

  test('is found again where the worker that read it was lost', async () => {
    const { storeId } = await contributing()
    await pullStore(api.deps, { storeId })
    await sql`delete from pgboss.job where data->>'storeId' = ${storeId}`.execute(api.deps.db)
    api.moveClock(31 * 60_000)
    await pullDueStores(api.deps)
    expect(await waiting('pull-store', storeId)).toBe(1)
  }, 60_000)

  test('begins again where its vendor no longer knows the place', async () => {
    const { storeId } = await contributing()
    await pullStore(api.deps, { storeId })
    pages.orders = () => '"no list"'
    for (let time = 0; time < 4; time += 1)
      await expect(pullStore(api.deps, { storeId })).rejects.toThrow()
    expect((await row(storeId)).read_cursor).toBeNull()
  }, 60_000)
})

test('a shop with orders beyond all size is read fewer at a time', async () => {
  const note = 'x'.repeat(400_000)
  pages.orders = (query) => {
    const [from, size] = [Number(query.get('offset')), Number(query.get('per_page'))]
    const left = Math.max(0, Math.min(size, 25 - from))
    return JSON.stringify(wooOrders(1 + from, left, api.deps.clock(), { note }))
  }
  const { storeId } = (await connect()).data
  // Twenty-five of them are ten megabytes.
  await pullStore(api.deps, { storeId })
  const orders = await api.deps.db
    .selectFrom('store_order')
    .select('external_id')
    .where('store_id', '=', storeId)
    .execute()
  expect(orders).toHaveLength(25)
  expect(count('orders')).toBe(3)
})

test('shops of one account take four of the places in which shops are waited for', async () => {
  const { storeId } = (await connect()).data
  const [done, holds] = [Promise.withResolvers<void>(), [] as number[]]
  const work = async () => {
    holds.push(1)
    await done.promise
  }
  const job = { storeId }
  const before = await waiting('pull-store', storeId)
  const all = Array.from({ length: 24 }, () => inTurn(api.deps, { name: 'pull-store', job }, work))
  await expect.poll(() => waiting('pull-store', storeId)).toBe(before + 20)
  expect(holds).toHaveLength(4)
  done.resolve()
  await Promise.all(all)
  await inTurn(api.deps, { name: 'pull-store', job }, work)
  expect(holds).toHaveLength(5)
})
