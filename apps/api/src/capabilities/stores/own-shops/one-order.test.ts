import { randomUUID } from 'node:crypto'
import type { ApiOrder } from '@understory/contracts/v1/shops/orders.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callPublicApi, makeApiKey } from '../../../testing/people/api-keys.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { addOwnShop, keysOfBoth, orderPlaced } from '../../../testing/stores/own-shop.ts'
import { billToCard, plantStore } from '../../../testing/stores/store-bills.ts'

const HOUR_MS = 3_600_000

let api: TestApi
let owner: TestPerson
let live: string
let trial: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
})
afterAll(() => api.close())
beforeEach(async () => {
  owner = await joinAs(api, 'business')
  const keys = await keysOfBoth(api, owner)
  live = keys.live
  trial = keys.trial
})

type Said = Omit<ApiOrder, 'reason'> & {
  readonly httpStatus: number
  readonly code?: string
  readonly reason: string | null
  readonly dryRun?: boolean
  readonly shopperUrl: string | null
}
async function say(
  key: string,
  path: string,
  method: 'GET' | 'PUT' | 'PATCH' | 'DELETE',
  body?: object,
) {
  const answer = await callPublicApi(api, path, { key, method, ...(body && { body }) })
  const text = await answer.text()
  return { ...((text ? JSON.parse(text) : {}) as Said), httpStatus: answer.status }
}
const shopOf = async (key: string): Promise<string> => (await addOwnShop(api, key)).id
const later = (hours: number) =>
  new Date(api.deps.clock().getTime() + hours * HOUR_MS).toISOString()
const state = (more: object = {}) => orderPlaced(later(1), more)
const pathOf = (storeId: string, orderId: string) =>
  `/v1/stores/${storeId}/orders/${encodeURIComponent(orderId)}`

describe('one order', () => {
  test('is put without an idempotency key, and the newest state counts', async () => {
    const path = pathOf(await shopOf(trial), 'A/1 %42')
    const body = JSON.stringify(state())
    const init = {
      method: 'PUT',
      body,
      headers: { authorization: `Bearer ${trial}`, 'content-type': 'application/json' },
    }
    const put = await api.send(new Request(`http://understory.test${path}`, init))
    expect(await put.json()).toMatchObject({ id: 'A/1 %42', milliTrees: 1_000, dryRun: false })
    const cancelled = state({ updatedAt: later(3), standing: 'cancelled' })
    expect(await say(trial, path, 'PUT', cancelled)).toMatchObject({ reason: 'cancelled' })
    expect(await say(trial, path, 'PUT', state())).toMatchObject({ reason: 'cancelled' })
    expect(await say(trial, path, 'GET')).toMatchObject({ id: 'A/1 %42', reason: 'cancelled' })
  })

  test('is tried by a dry run, of which nothing stays', async () => {
    const path = pathOf(await shopOf(trial), '1')
    const tried = await say(trial, `${path}?dryRun=true`, 'PUT', state())
    expect(tried).toMatchObject({ httpStatus: 200, dryRun: true, milliTrees: 1_000 })
    expect((await say(trial, path, 'GET')).httpStatus).toBe(404)
  })

  test('has the link for its shopper, where it is of a live shop', async () => {
    const own = pathOf(await shopOf(live), '#7')
    await billToCard(api, owner)
    await say(live, own, 'PUT', state())
    const { shopperUrl } = await say(live, own, 'GET')
    const asked = new URL(shopperUrl ?? '').search
    const page = await api.send(new Request(`http://understory.test/api/order-impact${asked}`))
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Moss Kitchen')])
    const testPath = pathOf(await shopOf(trial), '#7')
    expect(await say(trial, testPath, 'PUT', state())).toMatchObject({ shopperUrl: null })
  })

  test('is deleted for good, also where it is sent again', async () => {
    const path = pathOf(await shopOf(trial), '1')
    expect((await say(trial, path, 'DELETE')).code).toBe('RESOURCE_NOT_FOUND')
    await say(trial, path, 'PUT', state())
    for (const _ of [1, 2]) expect((await say(trial, path, 'DELETE')).httpStatus).toBe(204)
    const again = await say(trial, path, 'PUT', state({ updatedAt: later(5) }))
    expect(again).toMatchObject({ reason: 'deleted', milliTrees: 0 })
  })

  test('is refused of a shop with a connector, and of others', async () => {
    const connected = pathOf((await plantStore(api, owner, { countsFrom: null })).storeId, '1')
    expect((await say(live, connected, 'PUT', state())).code).toBe('STORE_HAS_CONNECTOR')
    expect((await say(live, connected, 'DELETE')).code).toBe('STORE_HAS_CONNECTOR')
    const own = pathOf(await shopOf(live), '1')
    await say(live, own, 'PUT', state())
    const other = (await makeApiKey(api, await joinAs(api, 'business'))).secret
    for (const key of [trial, other])
      for (const [method, body] of [
        ['GET', undefined],
        ['PUT', state()],
        ['DELETE', undefined],
      ] as const)
        expect((await say(key, own, method, body)).code, method).toBe('RESOURCE_NOT_FOUND')
    const nobodys = pathOf(randomUUID(), '1')
    expect((await say(live, nobodys, 'PUT', state())).code).toBe('RESOURCE_NOT_FOUND')
  })
})

test('a shop without a connector is named by a key, and no other is', async () => {
  const named = { name: 'Fern & Field' }
  const path = `/v1/stores/${await shopOf(live)}`
  expect(await say(live, path, 'PATCH', named)).toMatchObject(named)
  const { storeId } = await plantStore(api, owner, { countsFrom: null })
  const refused = await say(live, `/v1/stores/${storeId}`, 'PATCH', { ...named, capMinor: 5 })
  expect([refused.httpStatus, refused.code]).toEqual([409, 'STORE_HAS_CONNECTOR'])
  expect(await say(live, `/v1/stores/${storeId}`, 'GET')).toMatchObject({ capMinor: null })
})
