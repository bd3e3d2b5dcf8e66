import {
  CapStore,
  DisconnectStore,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { connectShopify, WILLOW } from '../../../testing/stores/shopify.ts'
import { bringIn, plantStore } from '../../../testing/stores/store-bills.ts'
import { storeDeliveriesStateOf, storeOf } from '../../../testing/stores/store-deliveries.ts'
import { sendLargeOrderAlert } from '../large-orders/send-large-order-alert.ts'
import { askStore } from '../store-orders/pull/ask-store.ts'
import { pullStore } from '../store-orders/pull/pull-store.ts'
import { sendStoreNotice } from './send-store-notice.ts'
import { tellOfStores } from './tell-of-stores.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.deps.db
    .updateTable('store')
    .set({ status: 'disconnected', disconnected_at: api.deps.clock(), told_status: 'disconnected' })
    .where('disconnected_at', 'is', null)
    .execute()
  await sql`delete from pgboss.job`.execute(api.deps.db)
  ada = await joinAs(api, 'business')
})

type Notice = Parameters<typeof sendStoreNotice>[1]

/** Runs what was queued, and gives the subjects of what was sent meanwhile. */
async function noticesSent(): Promise<string[]> {
  await tellOfStores(api.deps)
  const { rows } = await sql<{ name: string; data: never }>`
    delete from pgboss.job where name in ('send-store-notice', 'send-large-order-alert')
    returning name, data`.execute(api.deps.db)
  for (const { name, data } of rows) {
    if (name === 'send-store-notice') await sendStoreNotice(api.deps, data as Notice)
    else await sendLargeOrderAlert(api.deps, data)
  }
  return rows.map(({ name, data }) => (data as Partial<Notice>).situation ?? name)
}

async function emails(): Promise<string[]> {
  const rows = await api.deps.db
    .selectFrom('email_message')
    .select('kind')
    .where('to_address', '=', ada.email)
    .where('kind', '=', 'store-notice')
    .execute()
  return rows.map(({ kind }) => kind)
}

describe('the owners of a store', () => {
  test('are notified once that it no longer lets us in, and again when that happens again', async () => {
    const { storeId } = (await connectShopify(api, ada)).data
    const { shopify } = api.sandbox
    expect(await noticesSent()).toEqual([])
    shopify.tokens.revoke(shopify.shop(WILLOW))
    await pullStore(api.deps, { storeId })
    expect(await noticesSent()).toEqual(['needs-update'])
    expect(await noticesSent()).toEqual([])
    expect(await emails()).toHaveLength(1)
    api.moveClock(1_000)
    await connectShopify(api, ada)
    expect(await noticesSent()).toEqual([])
    shopify.tokens.revoke(shopify.shop(WILLOW))
    await pullStore(api.deps, { storeId })
    expect(await noticesSent()).toEqual(['needs-update'])
    expect(await emails()).toHaveLength(2)
  })

  test('are notified that the app was removed, and not what they did themselves', async () => {
    const { storeId } = (await connectShopify(api, ada)).data
    await api.sandbox.shopify.uninstall(api.sandbox.shopify.shop(WILLOW))
    await askStore(api.deps, { storeId, isSaidGone: true })
    expect(await noticesSent()).toEqual(['disconnected'])
    api.moveClock(1_000)
    await connectShopify(api, ada)
    expect(await noticesSent()).toEqual([])
    await api.call(DisconnectStore, { params: { storeId }, query: {} }, ada.bearer)
    expect(await noticesSent()).toEqual([])
    expect(await emails()).toHaveLength(1)
  })

  test('are notified once a month that their own cap is reached', async () => {
    const from = new Date(api.deps.clock().getTime() - 86_400_000)
    const store = await plantStore(api, ada, { countsFrom: from })
    await api.call(CapStore, { params: store, body: { capMinor: 100 } }, ada.bearer)
    await bringIn(api, store, { id: '1', at: api.deps.clock(), minor: 100 })
    expect(await noticesSent()).toEqual([])
    await bringIn(api, store, { id: '2', at: api.deps.clock(), minor: 100_000 })
    expect(await noticesSent()).toEqual(['own-cap'])
    expect(await noticesSent()).toEqual([])
  })
})

test('whoever runs the site is told once of an order that is too large to count by itself', async () => {
  const store = await storeOf(api, ada)
  await api.deps.db
    .updateTable('store')
    .set({ currency: 'GBP' })
    .where('id', '=', store.storeId)
    .execute()
  await store.commit([storeDeliveriesStateOf(api, 'huge', { cart: storeMinor(9_000_000_000_000) })])
  expect((await store.orders())[0]?.reason).toBe('too-large')
  expect(await noticesSent()).toEqual(['send-large-order-alert'])
  expect(await noticesSent()).toEqual([])
  const sent = await api.deps.db
    .selectFrom('email_message')
    .select(['to_address', 'sent_at'])
    .where('kind', '=', 'large-order')
    .execute()
  expect(sent).toEqual([
    {
      to_address: api.deps.config.PAYMENT_ALERT_EMAIL ?? api.deps.config.SUPPORT_EMAIL,
      sent_at: expect.any(Date),
    },
  ])
})
