import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { callPublicApi, makeApiKey } from '../../../testing/people/api-keys.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let owner: TestPerson
let live: string
let trial: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  owner = await joinAs(api, 'business')
  live = (await makeApiKey(api, owner)).secret
  trial = (await makeApiKey(api, owner, undefined, 'test')).secret
})
afterAll(() => api.close())

type Listed = {
  readonly data: {
    readonly id: string
    readonly createdAt: string
    readonly purchaseId: string
  }[]
  readonly nextCursor: string | null
}
async function list(key: string, query = '') {
  const answer = await callPublicApi(api, `/v1/certificates${query}`, { key })
  return (await answer.json()) as Listed
}

test('an account lists its certificates page by page, newest first, and finds each by its number', async () => {
  const bought: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const { quoteId } = await quote(api, { milliTrees: 5_000 }, 'business')
    const { purchaseId, paymentId } = await payFor(api, owner, quoteId)
    await askOutcome(api, owner, paymentId)
    bought.push(purchaseId)
  }
  const first = await list(live, '?limit=2')
  const second = await list(live, `?limit=2&cursor=${first.nextCursor}`)
  const data = [...first.data, ...second.data]
  expect(data.map(({ purchaseId }) => purchaseId).toSorted()).toEqual(bought.toSorted())
  const places = data.map(({ createdAt, id }) => `${createdAt} ${id}`)
  expect(places).toEqual(places.toSorted().toReversed())
  expect(second.nextCursor).toBeNull()
  expect(data[0]).toMatchObject({ mode: 'live', source: 'purchase', isWithdrawn: false })
  const [newest] = data
  expect((await callPublicApi(api, `/v1/certificates/${newest?.id}`)).status).toBe(200)
  const { secret: foreign } = await makeApiKey(api, await joinAs(api, 'business'))
  expect(await list(foreign)).toEqual({ data: [], nextCursor: null })
})

test('a test key lists those of its test account', async () => {
  expect(await list(trial)).toEqual({ data: [], nextCursor: null })
  const ask = { ask: { by: 'units', milliTrees: 5_000 }, currency: 'GBP' }
  const quoted = await callPublicApi(api, '/v1/quotes', { key: trial, body: ask })
  const { id: quoteId } = (await quoted.json()) as { id: string }
  const body = { quoteId, payment: { method: 'card' } }
  const bought = await callPublicApi(api, '/v1/purchases', { key: trial, body })
  const { certificateId } = (await bought.json()) as { certificateId: string }
  expect((await list(trial)).data).toMatchObject([{ id: certificateId, mode: 'test' }])
})

test('a cursor that is none is refused', async () => {
  const answer = await callPublicApi(api, '/v1/certificates?cursor=x', { key: live })
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'BAD_REQUEST'])
})
