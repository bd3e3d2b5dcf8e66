import type { ApiEvent } from '@understory/contracts/v1/events.ts'
import type { ApiStore } from '@understory/contracts/v1/shops/stores.ts'
import type { EventType } from '@understory/domain/developers/events/event-types.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callPublicApi } from '../../../testing/people/api-keys.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { addOwnShop, keysOfBoth, orderPlaced } from '../../../testing/stores/own-shop.ts'
import { numberEvents } from '../../developers/events/number-events.ts'

const HALF_OF_IT = { kind: 'percentage', basisPoints: 5_000 }

let api: TestApi
let live: string
let trial: string
let began: number
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
})
afterAll(() => api.close())
beforeEach(async () => {
  const owner = await joinAs(api, 'business')
  began = api.deps.clock().getTime()
  const keys = await keysOfBoth(api, owner)
  live = keys.live
  trial = keys.trial
})

type Call = Pick<NonNullable<Parameters<typeof callPublicApi>[2]>, 'method' | 'body'>

async function said<Answer>(key: string, path: string, call: Call = {}): Promise<Answer> {
  const answer = await callPublicApi(api, path, { key, ...call })
  return answer.status === 204 ? (undefined as Answer) : ((await answer.json()) as Answer)
}

const wants = (key: string, types: readonly EventType[]) =>
  said<{ id: string }>(key, '/v1/webhook-endpoints', {
    body: { url: 'https://example.org/hooks', types },
  })

/** A shop whose orders count, as if its plan began long ago. */
async function addShop(key: string): Promise<ApiStore> {
  const shop = await addOwnShop(api, key, { rule: HALF_OF_IT })
  await api.deps.db
    .updateTable('store')
    .set({ counts_from: new Date(0) })
    .where('id', '=', shop.id)
    .execute()
  return shop
}

const at = (hours: number) => new Date(began + hours * 3_600_000).toISOString()
function put(key: string, storeId: string, state: object = {}, query = '') {
  const body = orderPlaced(at(1), state)
  return said<object>(key, `/v1/stores/${storeId}/orders/1042${query}`, { method: 'PUT', body })
}

async function orderEvents(key: string): Promise<readonly ApiEvent[]> {
  await numberEvents(api.deps)
  const { data } = await said<{ data: ApiEvent[] }>(key, '/v1/events?limit=100')
  return data.filter(({ type }) => type.startsWith('order.'))
}
const typesOf = (events: readonly ApiEvent[]) => events.map(({ type }) => type)

describe('an order', () => {
  test('has an event as it contributes, changes and is removed, in a live and in a test account', async () => {
    for (const key of [live, trial]) {
      await wants(key, ['order.contributed', 'order.removed'])
      const { id: storeId } = await addShop(key)
      await put(key, storeId)
      const [first] = await orderEvents(key)
      const data = await said<object>(key, `/v1/stores/${storeId}/orders/1042`)
      expect({ ...first?.data, shopperUrl: null }).toEqual({ ...data, shopperUrl: null })
      await put(key, storeId, { updatedAt: at(2), refundedMinor: 400 })
      await put(key, storeId, { updatedAt: at(3), standing: 'cancelled' })
      await said(key, `/v1/stores/${storeId}/orders/1042`, { method: 'DELETE' })
      const events = await orderEvents(key)
      expect(typesOf(events)).toEqual(['order.contributed', 'order.changed', 'order.removed'])
      expect(events[2]?.data).toMatchObject({ id: '1042', milliTrees: 0, moneyMinor: null })
    }
  })

  test('that is sent again as it is, tried or contributes nothing makes no event', async () => {
    await wants(trial, ['order.changed'])
    const { id: storeId } = await addShop(trial)
    await put(trial, storeId, {}, '?dryRun=true')
    await put(trial, storeId, { standing: 'unpaid' })
    await put(trial, storeId, { updatedAt: at(2), standing: 'test' })
    expect(await orderEvents(trial)).toEqual([])
    await put(trial, storeId, { updatedAt: at(3) })
    await put(trial, storeId, { updatedAt: at(3) })
    expect(typesOf(await orderEvents(trial))).toEqual(['order.contributed'])
  })

  test('has events from when a webhook names them until none does, also of a shop that was there', async () => {
    const { id: storeId } = await addShop(live)
    const { id: ofAll } = await wants(live, [])
    await put(live, storeId)
    const { id } = await wants(live, ['purchase.paid'])
    await put(live, storeId, { updatedAt: at(2), refundedMinor: 100 })
    expect(await orderEvents(live)).toEqual([])
    const path = `/v1/webhook-endpoints/${id}`
    await said(live, path, { method: 'PATCH', body: { types: ['order.changed'] } })
    await put(live, storeId, { updatedAt: at(3), refundedMinor: 200 })
    expect(typesOf(await orderEvents(live))).toEqual(['order.changed'])
    const sent = await api.deps.db
      .selectFrom('webhook_message')
      .select('endpoint_id')
      .where('event_type', '=', 'order.changed')
      .where('endpoint_id', 'in', [ofAll, id])
      .execute()
    expect(sent).toEqual([{ endpoint_id: id }])
    await said(live, path, { method: 'DELETE' })
    await put(live, storeId, { updatedAt: at(4), refundedMinor: 300 })
    expect(await orderEvents(live)).toHaveLength(1)
  })

  test('has its event numbered after all others', async () => {
    await wants(trial, ['order.contributed'])
    const { id: storeId } = await addShop(trial)
    await put(trial, storeId)
    await numberEvents(api.deps)
    const { data } = await said<{ data: ApiEvent[] }>(trial, '/v1/events?limit=100')
    expect(data.at(-1)?.type).toBe('order.contributed')
    expect(data.map(({ sequence }) => sequence)).toEqual(data.map((_, place) => place + 1))
  })
})
