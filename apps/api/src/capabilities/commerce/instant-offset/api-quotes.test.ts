import { MayPayQuote } from '@understory/contracts/commerce/purchases/obstacles.ts'
import type { ApiQuote } from '@understory/contracts/v1/quotes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

type Problem = { readonly code: string; readonly problems?: { field: string; message: string }[] }

async function price(ask: object, more: object = {}, key = live) {
  const body = { ask, currency: 'GBP', ...more }
  const answer = await callPublicApi(api, '/v1/quotes', { key, body })
  return { status: answer.status, quote: (await answer.json()) as ApiQuote & Problem }
}
const read = async (id: string, key: string) => {
  const answer = await callPublicApi(api, `/v1/quotes/${id}`, { key })
  return { status: answer.status, quote: (await answer.json()) as ApiQuote & Problem }
}

describe('a quote', () => {
  test('of quantities has a line for each, and they add up to its total', async () => {
    const { status, quote } = await price({ by: 'units', milliTrees: 5_000, plasticGrams: 2_000 })
    expect(status).toBe(201)
    expect(quote).toMatchObject({ object: 'quote', mode: 'live', milliTrees: 5_000, co2eGrams: 0 })
    expect(quote.lines.map(({ impact }) => impact)).toEqual(['trees', 'plastic'])
    expect(quote.lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(quote.totalMinor)
    expect((await read(quote.id, live)).quote).toEqual(quote)
  })

  test('of a mass covers it to the gram', async () => {
    const { quote } = await price({ by: 'mass', impact: 'co2e', amount: '1.25', unit: 't' })
    expect(quote).toMatchObject({ co2eGrams: 1_250_000, ask: { amount: '1.25', unit: 't' } })
  })

  test('of an amount of money costs no more than it, and one gram more would', async () => {
    const { quote } = await price({ by: 'value', impact: 'plastic', totalMinor: 999 })
    expect(quote.totalMinor).toBeLessThanOrEqual(999)
    const more = await price({ by: 'units', plasticGrams: quote.plasticGrams + 1 })
    expect(more.quote.totalMinor).toBeGreaterThan(999)
  })

  test.each([
    ['nothing', { by: 'units' }, 'NO_PRODUCTS_SELECTED', undefined],
    [
      'too little money',
      { by: 'value', impact: 'co2e', totalMinor: 5 },
      'AMOUNT_TOO_SMALL',
      undefined,
    ],
    ['too much', { by: 'units', milliTrees: 2e9 }, 'BAD_REQUEST', 'ask.milliTrees'],
    [
      'too great a mass',
      { by: 'mass', impact: 'co2e', amount: '999999999', unit: 't' },
      'BAD_REQUEST',
      'ask.amount',
    ],
    [
      'a mass that is none',
      { by: 'mass', impact: 'co2e', amount: '1e9', unit: 't' },
      'BAD_REQUEST',
      'ask.amount',
    ],
  ])('of %s is refused', async (_, ask, code, field) => {
    const { quote } = await price(ask)
    expect([quote.code, quote.problems?.[0]?.field]).toEqual([code, field])
  })

  test('with a project or a month that there is not is refused beside its field', async () => {
    const units = { by: 'units', milliTrees: 5_000 }
    const project = await price(units, { treeProject: 'nowhere' })
    expect(project.quote.problems?.[0]?.field).toBe('treeProject')
    const month = await price(units, { startMonth: '1999-01', months: 3 })
    expect(month.quote.problems?.[0]?.field).toBe('startMonth')
    const spread = await price(units, { months: 3 })
    expect(spread.quote.problems?.[0]?.field).toBe('startMonth')
  })

  test('is of its account and of its mode, and of no other', async () => {
    const { quote } = await price({ by: 'units', milliTrees: 5_000 }, {}, trial)
    expect(quote.mode).toBe('test')
    const { secret: foreign } = await makeApiKey(api, await joinAs(api, 'business'))
    for (const key of [live, foreign])
      expect(await read(quote.id, key)).toMatchObject({
        status: 404,
        quote: { code: 'QUOTE_NOT_FOUND' },
      })
    const params = { quoteId: quote.id }
    const onPages = await api.call(MayPayQuote, { params }, owner.bearer)
    expect(onPages.refusal.code).toBe('QUOTE_NOT_FOUND')
  })
})

describe('several quotes at once', () => {
  const items = [
    { ask: { by: 'units', milliTrees: 5_000 }, currency: 'GBP' },
    { ask: { by: 'value', impact: 'co2e', totalMinor: 5 }, currency: 'GBP' },
    { ask: { by: 'mass', impact: 'plastic', amount: '2', unit: 'kg' }, currency: 'GBP' },
  ]
  type Result = { index: number; status: string; value?: ApiQuote; problem?: Problem }
  const priceAll = async (headers: Record<string, string> = {}, sent: unknown = items) => {
    const call = { key: live, body: { items: sent }, headers }
    const answer = await callPublicApi(api, '/v1/quotes/batches', call)
    const body = (await answer.json()) as Problem & { results: Result[] }
    return { status: answer.status, body, isReplayed: answer.headers.get('idempotency-replayed') }
  }

  test('are each priced by itself, in their order, and one that cannot be says why', async () => {
    const { status, body } = await priceAll()
    expect(status).toBe(200)
    expect(body.results.map(({ index, status: of }) => [index, of])).toEqual([
      [0, 'ok'],
      [1, 'error'],
      [2, 'ok'],
    ])
    expect(body.results[1]?.problem?.code).toBe('AMOUNT_TOO_SMALL')
    for (const { value } of body.results)
      if (value) expect((await read(value.id, live)).quote).toEqual(value)
  })

  test('are the same when the call is repeated, and others under another key', async () => {
    const key = { 'idempotency-key': 'a-basket-of-three' }
    const [first, again, other] = [await priceAll(key), await priceAll(key), await priceAll()]
    expect(again).toEqual({ ...first, isReplayed: 'true' })
    const ids = [first, other].flatMap(({ body }) => body.results.map(({ value }) => value?.id))
    expect(new Set(ids.filter(Boolean)).size).toBe(4)
  })

  test('are refused together where there are none, too many, or one that cannot be read', async () => {
    for (const sent of [[], Array.from({ length: 21 }, () => items[0]), [{ ask: { by: 'wish' } }]])
      expect((await priceAll({}, sent)).status).toBe(400)
  })
})
