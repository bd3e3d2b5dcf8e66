import { afterAll, beforeAll, expect, test } from 'vitest'
import { callPublicApi, makeApiKey } from '../../../testing/people/api-keys.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { addOwnShop, orderPlaced } from '../../../testing/stores/own-shop.ts'

let api: TestApi
let key: string
let storeId: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  key = (await makeApiKey(api, await joinAs(api, 'business'), undefined, 'test')).secret
  storeId = (await addOwnShop(api, key)).id
})
afterAll(() => api.close())

const state = () => orderPlaced(api.deps.clock().toISOString())

/** As an address has it. */
async function call(method: 'GET' | 'PUT' | 'DELETE', part: string) {
  const path = `/v1/stores/${storeId}/orders/${part}`
  const answer = await callPublicApi(api, path, {
    key,
    method,
    ...(method === 'PUT' && { body: state() }),
  })
  const text = await answer.text()
  return {
    httpStatus: answer.status,
    ...((text ? JSON.parse(text) : {}) as { id?: string; code?: string }),
  }
}

test.each([
  ['a%2Fb', 'a/b'],
  ['..%2F..%2Faccount', '../../account'],
  ['...', '...'],
  ['%252e', '%2e'],
  ['%F0%9F%8C%B3', '🌳'],
  ['%3Fa%3D1%23b', '?a=1#b'],
  ['%201%20', '1'],
  ['x'.repeat(100), 'x'.repeat(100)],
])('an order at %s is put, read and removed by its id', async (part, id) => {
  expect(await call('PUT', part)).toMatchObject({ httpStatus: 200, id })
  expect(await call('GET', part)).toMatchObject({ httpStatus: 200, id })
  expect((await call('DELETE', part)).httpStatus).toBe(204)
})

test.each([
  ['%00', 'BAD_REQUEST'],
  ['a%0Ab', 'BAD_REQUEST'],
  ['%E2%80%AEa', 'BAD_REQUEST'],
  ['%20', 'BAD_REQUEST'],
  ['x'.repeat(101), 'BAD_REQUEST'],
  ['x'.repeat(250), 'BAD_REQUEST'],
  // Every program reads these as the address of something else.
  ['', 'NOT_FOUND'],
  ['.', 'NOT_FOUND'],
  ['%2E', 'NOT_FOUND'],
  ['..', 'NOT_FOUND'],
  ['%2e%2E', 'NOT_FOUND'],
])('an order at %j is refused, whatever is asked of it', async (part, code) => {
  for (const method of ['PUT', 'GET', 'DELETE'] as const)
    expect((await call(method, part)).code, method).toBe(code)
})

test.each(['', ' ', '.', '..', 'a\nb', 'x'.repeat(101)])(
  'an order of the id %j is not taken among others',
  async (id) => {
    const body = { storeId, orders: [{ id, ...state() }] }
    const answer = await callPublicApi(api, '/v1/orders', { key, body })
    expect(await answer.json()).toMatchObject({
      code: 'BAD_REQUEST',
      problems: [{ field: 'orders.0.id' }],
    })
  },
)
