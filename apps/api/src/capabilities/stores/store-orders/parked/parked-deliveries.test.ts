import { ListAudit } from '@understory/contracts/staff/console/staff.ts'
import { ListWorkQueues } from '@understory/contracts/staff/console/work-queues.ts'
import {
  DropParkedDeliveries,
  ListParkedDeliveries,
  RetryParkedDeliveries,
} from '@understory/contracts/stores/store-orders/parked-deliveries.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bearer } from '../../../../testing/cross-account/actors.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { joinStaff } from '../../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { parkDeliveryOf } from '../../../../testing/stores/park-delivery.ts'
import { storeOf } from '../../../../testing/stores/store-deliveries.ts'
import { parkUnread } from '../intake/stored-deliveries.ts'

const DAY = 86_400_000
const reason = 'The reader is mended.'

let api: TestApi
let staff: Bearer
let owner: TestPerson
let store: Awaited<ReturnType<typeof storeOf>>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 })
  staff = (await joinStaff(api, ['operator'])).bearer
  owner = await joinAs(api, 'business')
  store = await storeOf(api, owner)
})
afterAll(() => api.close())

const listed = async () => (await api.call(ListParkedDeliveries, {}, staff)).data.deliveries
const park = (problem?: string) => {
  const { accountId } = owner
  return parkDeliveryOf(api, { accountId, storeId: store.storeId, ...(problem && { problem }) })
}

test('an operator has the shop of a parked delivery read again, from two days before it came', async () => {
  const deliveryId = await park('an amount beyond all bounds')
  const at = api.deps.clock().getTime()
  expect(await listed()).toMatchObject([
    { deliveryId, storeId: store.storeId, topic: 'parked', problem: 'an amount beyond all bounds' },
  ])
  const queues = (await api.call(ListWorkQueues, {}, staff)).data.queues
  expect(queues.find(({ name }) => name === 'parked-deliveries')?.waiting).toBe(1)
  const short = await api.call(
    RetryParkedDeliveries,
    { body: { deliveryIds: [deliveryId], reason: 'x' } },
    staff,
  )
  expect(short.refusal.code).toBe('BAD_REQUEST')
  const body = { deliveryIds: [deliveryId], reason }
  const done = await api.call(RetryParkedDeliveries, { body }, staff)
  expect(done.data).toEqual({ deliveries: 1, shops: 1 })
  const readUntil = (await store.row())?.read_until.getTime() ?? 0
  expect(Math.abs(at - 2 * DAY - readUntil)).toBeLessThan(60_000)
  const { rows } = await sql`select from pgboss.job
    where name = 'pull-store' and data ->> 'storeId' = ${store.storeId}`.execute(api.deps.db)
  expect(rows.length).toBeGreaterThan(0)
  expect(await listed()).toEqual([])
  const again = await api.call(RetryParkedDeliveries, { body }, staff)
  expect(again.refusal.code).toBe('PARKED_DELIVERY_NOT_FOUND')
})

test('one is dropped with a reason, which stands in the trail', async () => {
  const deliveryIds = [await park(), await park()]
  const body = { deliveryIds, reason: 'The merchant corrected it by hand.' }
  expect((await api.call(DropParkedDeliveries, { body }, staff)).data).toEqual({ dropped: 2 })
  expect(await listed()).toEqual([])
  const { entries } = (await api.call(ListAudit, { query: {} }, staff)).data
  expect(entries).toContainEqual(
    expect.objectContaining({
      event: 'deliveries-dropped',
      reason: body.reason,
      what: '2 of 1 shop',
    }),
  )
})

test('what a reading cannot read is set aside once for each reason, however often it is met', async () => {
  const of = { accountId: owner.accountId, storeId: store.storeId, now: api.deps.clock() }
  for (const problem of ['no currency', 'no currency', 'no time'])
    await parkUnread(api.deps.db, { ...of, problem })
  expect((await listed()).map(({ problem }) => problem)).toEqual(['no currency', 'no time'])
})

test('what waits to be applied is no parked delivery, and customers see none', async () => {
  const [first] = await store.waiting()
  const body = { deliveryIds: [Number(first?.id) + 1_000], reason }
  const none = await api.call(DropParkedDeliveries, { body }, staff)
  expect(none.refusal.code).toBe('PARKED_DELIVERY_NOT_FOUND')
  expect((await api.call(ListParkedDeliveries, {}, owner.bearer)).status).toBe(403)
})
