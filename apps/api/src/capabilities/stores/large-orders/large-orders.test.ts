import { ListWorkQueues } from '@understory/contracts/staff/console/work-queues.ts'
import { ListLargeOrders, ReviewLargeOrder } from '@understory/contracts/stores/large-orders.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bearer } from '../../../testing/cross-account/actors.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { insertLargeOrder } from '../../../testing/stores/large-orders.ts'
import { connectShop, FERN } from '../../../testing/stores/stores.ts'

let api: TestApi
let staff: Bearer
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  staff = (await joinStaff(api, ['refunds'])).bearer
})
afterAll(() => api.close())

const waiting = async () =>
  (await api.call(ListWorkQueues, {}, staff)).data.queues.find(
    ({ name }) => name === 'large-orders',
  )?.waiting
const listed = async () => (await api.call(ListLargeOrders, {}, staff)).data.orders

test('a large order waits until someone says what came of it, and again once it changes', async () => {
  const owner = await joinAs(api, 'business')
  const { storeId } = (await connectShop(api, owner, FERN)).data
  await insertLargeOrder(api, { accountId: owner.accountId, storeId, externalId: 'huge' })
  expect(await waiting()).toBe(1)
  expect(await listed()).toMatchObject([
    { storeId, externalId: 'huge', version: 1, label: '#huge', userId: expect.any(String) },
  ])
  const body = { storeId, externalId: 'huge', version: 1, note: 'A wrong price.' }
  const empty = await api.call(ReviewLargeOrder, { body: { ...body, note: ' ' } }, staff)
  expect(empty.refusal.problems?.[0]?.field).toBe('note')
  expect((await api.call(ReviewLargeOrder, { body }, staff)).status).toBe(204)
  expect((await api.call(ReviewLargeOrder, { body }, staff)).refusal.code).toBe('ALERT_NOT_FOUND')
  expect([await waiting(), await listed()]).toEqual([0, []])

  await api.deps.db
    .updateTable('store_order')
    .set({ version: 2 })
    .where('external_id', '=', 'huge')
    .execute()
  expect(await waiting()).toBe(1)
})
