import { randomUUID } from 'node:crypto'
import { DisconnectStore } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import type { ApiOrder } from '@understory/contracts/v1/shops/orders.ts'
import type { ApiStore } from '@understory/contracts/v1/shops/stores.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../../database/transact.ts'
import { openDisclosure } from '../../../testing/commerce/open-disclosure.ts'
import { callPublicApi, makeApiKey } from '../../../testing/people/api-keys.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { keysOfBoth, orderPlaced } from '../../../testing/stores/own-shop.ts'
import { billToCard, ONE_TREE, plantStore } from '../../../testing/stores/store-bills.ts'
import { issueStoreBills, settleBill } from '../bills/public.ts'

const HALF_OF_IT = { kind: 'percentage', basisPoints: 5_000 }
const HOUR_MS = 3_600_000

let api: TestApi
let owner: TestPerson
let live: string
let trial: string
let began: number
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
})
afterAll(() => api.close())
beforeEach(async () => {
  owner = await joinAs(api, 'business')
  began = api.deps.clock().getTime()
  const keys = await keysOfBoth(api, owner)
  live = keys.live
  trial = keys.trial
})

async function said<Answer>(path: string, key: string, body?: object) {
  const answer = await callPublicApi(api, path, { key, ...(body && { body }) })
  return { status: answer.status, ...((await answer.json()) as Answer & { code?: string }) }
}
const addShop = (key: string, shop: object = {}) =>
  said<ApiStore>('/v1/stores', key, { name: 'Moss Kitchen', currency: 'GBP', ...shop })

const at = (hours: number) => new Date(began + hours * HOUR_MS).toISOString()
const order = (id: string, more: object = {}) => orderPlaced(at(1), { id, ...more })
type Pushed = { readonly dryRun: boolean; readonly data: ApiOrder[] }
const push = (key: string, storeId: string, orders: object[], query = '') =>
  said<Pushed>(`/v1/orders${query}`, key, { storeId, orders })
const listed = async (key: string, query = '') =>
  (await said<{ data: ApiOrder[] }>(`/v1/orders${query}`, key)).data

describe('a shop without a connector', () => {
  test('says what each order funds, once, however often it is sent', async () => {
    const { id: storeId, connector, isCounting } = await addShop(trial, { rule: HALF_OF_IT })
    expect([connector, isCounting]).toEqual(['api', true])
    const first = await push(trial, storeId, [order('1'), order('2', { totalMinor: 250 })])
    expect(first.data.map(({ id, moneyMinor, reason }) => [id, moneyMinor, reason])).toEqual([
      ['1', 500, null],
      ['2', 125, null],
    ])
    const again = await push(trial, storeId, [order('1'), order('1')])
    expect(again.data).toEqual([first.data[0]])
    expect((await listed(trial)).map(({ id, mode }) => [id, mode])).toEqual([
      ['2', 'test'],
      ['1', 'test'],
    ])
  })

  test('gives back what is refunded, and takes an older state for what it is', async () => {
    const { id: storeId } = await addShop(trial, { rule: HALF_OF_IT })
    await push(trial, storeId, [order('1')])
    const refunded = { updatedAt: at(2), refundedMinor: 400 }
    const [lowered] = (await push(trial, storeId, [order('1', refunded)])).data
    expect(lowered).toMatchObject({ totalMinor: 1_000, netMinor: 600, moneyMinor: 300 })
    const [late] = (await push(trial, storeId, [order('1')])).data
    expect(late).toEqual(lowered)
    const cancelled = { updatedAt: at(3), standing: 'cancelled' }
    const [ended] = (await push(trial, storeId, [order('1', cancelled)])).data
    expect(ended).toMatchObject({ reason: 'cancelled', milliTrees: 0 })
  })

  test('takes the last of two states of one moment, because nobody else is asked', async () => {
    const { id: storeId } = await addShop(trial, { rule: HALF_OF_IT })
    await push(trial, storeId, [order('1')])
    const [corrected] = (await push(trial, storeId, [order('1', { totalMinor: 800 })])).data
    expect(corrected).toMatchObject({ totalMinor: 800, moneyMinor: 400 })
  })

  test('hears in a dry run what the real call says, and nothing stays', async () => {
    const { id: storeId } = await addShop(trial, { rule: ONE_TREE })
    const tried = await push(trial, storeId, [order('1')], '?dryRun=true')
    expect(tried).toMatchObject({ dryRun: true, data: [{ id: '1', milliTrees: 1_000 }] })
    expect(await listed(trial)).toEqual([])
    const stored = await push(trial, storeId, [order('1')])
    expect(stored.data).toEqual(tried.data)
  })

  test('stores all of a batch or none of it', async () => {
    const { id: storeId } = await addShop(trial, { rule: ONE_TREE })
    const old = { createdAt: '1950-01-01T00:00:00Z' }
    const refused = await push(trial, storeId, [order('1'), order('2', old)])
    expect([refused.status, refused.code]).toEqual([400, 'BAD_REQUEST'])
    expect(await listed(trial)).toEqual([])
  })

  test('is added once for each idempotency key, and whole or not at all', async () => {
    const overlapping = [
      { from: 0, to: 500, basisPoints: 100 },
      { from: 400, to: null, basisPoints: 200 },
    ]
    const rule = { kind: 'percentage-by-range', ranges: overlapping }
    expect(await addShop(live, { rule })).toMatchObject({ status: 400, code: 'SETTINGS_INVALID' })
    expect(await addShop(live, { timeZone: 'Europe/Nowhere' })).toMatchObject({ status: 400 })
    const headers = { 'idempotency-key': randomUUID() }
    const body = { name: 'Fern & Field', currency: 'JPY', timeZone: 'Asia/Tokyo' }
    const add = async () =>
      (await callPublicApi(api, '/v1/stores', { key: live, body, headers })).json()
    expect(await add()).toEqual(await add())
    const { data } = await said<{ data: ApiStore[] }>('/v1/stores', live)
    expect(data).toMatchObject([{ name: 'Fern & Field', currency: 'JPY', billingCurrency: 'GBP' }])
  })
})

test('orders of a live shop count with the plan of its account, and a paid bill puts them into the ledger', async () => {
  const { id: storeId } = await addShop(live, { rule: ONE_TREE })
  const early = [order('0', { createdAt: at(-1) }), order('1')]
  const before = (await push(live, storeId, early)).data
  expect(before.map(({ reason }) => reason)).toEqual(['before-settings', 'before-plan'])
  await billToCard(api, owner)
  const [counted] = (await push(live, storeId, [order('1')])).data
  expect(counted).toMatchObject({ reason: null, milliTrees: 1_000, status: 'unbilled' })
  const { accountId } = owner
  const cycleFrom = api.deps.clock()
  const issueAt = new Date(at(2))
  const run = { accountId, storeId, chargedBy: 'card', cycleFrom, issueAt } as const
  const [bill] = await transact(api.deps.db, (tx) =>
    issueStoreBills(tx, api.deps, { ...run, budgetMinor: null }),
  )
  const paid = { accountId, billId: bill?.billId ?? '', paidAt: issueAt }
  await transact(api.deps.db, (tx) => settleBill(tx, api.deps, paid))
  const [billed] = await listed(live, '?status=billed')
  expect(billed).toMatchObject({ id: '1', bill: 'paid', milliTrees: 1_000 })
  const entries = await api.deps.db
    .selectFrom('impact_ledger_entry')
    .select(['source_kind', 'quantity'])
    .where('account_id', '=', accountId)
    .execute()
  expect(entries).toEqual([{ source_kind: 'order-contribution', quantity: 1_000 }])
})

describe('orders are refused', () => {
  test('of a shop with a connector, of one that was disconnected, and of nobody’s', async () => {
    const connected = await plantStore(api, owner, { countsFrom: null })
    const { id: gone } = await addShop(live)
    const ended = { params: { storeId: gone }, query: {} }
    expect((await api.call(DisconnectStore, ended, owner.bearer)).status).toBe(204)
    const codeOf = async (storeId: string, key = live) =>
      (await push(key, storeId, [order('1')])).code
    expect(await codeOf(connected.storeId)).toBe('STORE_HAS_CONNECTOR')
    expect(await codeOf(gone)).toBe('STORE_NOT_CONNECTED')
    expect(await codeOf(randomUUID())).toBe('RESOURCE_NOT_FOUND')
  })

  test('by a test key of a live shop, by a live key of a test shop, and by another account', async () => {
    const [liveShop, testShop] = [await addShop(live), await addShop(trial)]
    const other = (await makeApiKey(api, await joinAs(api, 'business'))).secret
    for (const [key, { id }] of [
      [trial, liveShop],
      [live, testShop],
      [other, liveShop],
    ] as const) {
      expect((await push(key, id, [order('1')])).code).toBe('RESOURCE_NOT_FOUND')
      expect((await said(`/v1/orders?storeId=${id}`, key)).code).toBe('RESOURCE_NOT_FOUND')
    }
  })

  test('with the shop, of someone who is no business', async () => {
    const person = await joinAs(api, 'personal')
    const { secret } = await makeApiKey(api, person)
    expect(await addShop(secret)).toMatchObject({ status: 409, code: 'BUSINESS_ONLY' })
  })
})

describe('what the orders of a shop fund', () => {
  async function codeOfAdding(shop: object) {
    const body = { name: 'Moss Kitchen', currency: 'GBP', ...shop }
    const answer = await callPublicApi(api, '/v1/stores', { key: trial, body })
    const text = await answer.text()
    return { status: answer.status, code: JSON.parse(text).code as string | undefined, text }
  }

  test.each<[string, object, object]>([
    [
      'CO2e by the gram',
      { kind: 'grams-per-order', impact: 'co2e', grams: 2_500 },
      { co2eGrams: 2_500, moneyMinor: null },
    ],
    [
      'plastic for every amount',
      { kind: 'grams-per-amount', impact: 'plastic', grams: 40, amount: 300 },
      { plasticGrams: 120, moneyMinor: null },
    ],
    [
      'a part of the checkout, as CO2e',
      { kind: 'percentage', basisPoints: 100, impact: 'co2e' },
      { co2eGrams: 16_666, moneyMinor: 10 },
    ],
    [
      'trees of a project by name',
      { kind: 'trees-per-order', trees: 2, project: 'mangroves-mahajanga' },
      { milliTrees: 2_000, moneyMinor: null },
    ],
  ])('is %s', async (_, rule, funded) => {
    const { id: storeId, rule: saved } = await addShop(trial, { rule })
    expect(saved).toEqual(rule)
    const nothing = { milliTrees: 0, co2eGrams: 0, plasticGrams: 0 }
    const { data } = await push(trial, storeId, [order('1')])
    expect(data).toMatchObject([{ ...nothing, ...funded, reason: null }])
  })

  test.each<[string, object, string]>([
    [
      'a project of another impact',
      { rule: { kind: 'trees-per-order', trees: 1, project: 'clean-cookstoves' } },
      'rule.project',
    ],
    [
      'a project that is nowhere',
      { rule: { kind: 'percentage', basisPoints: 1, project: 'moon-forest' } },
      'rule.project',
    ],
    [
      'more plastic than an order may fund',
      { rule: { kind: 'grams-per-order', impact: 'plastic', grams: 100_001 } },
      'rule.grams',
    ],
    [
      'a tree on top of CO2e',
      {
        rule: { kind: 'grams-per-order', impact: 'co2e', grams: 1 },
        plantTreeAlways: true,
      },
      'plantTreeAlways',
    ],
  ])('is refused as %s', async (_, shop, field) => {
    const { status, code, text } = await codeOfAdding(shop)
    expect([status, code]).toEqual([400, 'SETTINGS_INVALID'])
    expect(text).toContain(field)
  })

  test('is no CO2e for the United States while its disclosure is not complete', async () => {
    const rule = { kind: 'grams-per-order', impact: 'co2e', grams: 1_000 }
    const project = 'clean-cookstoves'
    await openDisclosure(api, project)
    const dollars = { currency: 'USD', rule: { ...rule, project } }
    expect((await codeOfAdding(dollars)).code).toBe('DISCLOSURE_INCOMPLETE')
    expect((await codeOfAdding({ ...dollars, currency: 'GBP' })).status).toBe(201)
  })
})

describe('a shop is changed by its key', () => {
  const change = (key: string, path: string, method: 'PUT' | 'PATCH', body: object) =>
    callPublicApi(api, path, { key, method, body })
  const rule = { kind: 'grams-per-order', impact: 'co2e', grams: 2_500 }

  test('paused, resumed and limited, and what is left out stays', async () => {
    const { id } = await addShop(trial, { rule: ONE_TREE })
    const patch = async (body: object) =>
      (await (await change(trial, `/v1/stores/${id}`, 'PATCH', body)).json()) as ApiStore
    expect(await patch({ capMinor: 900 })).toMatchObject({ id, capMinor: 900, isPaused: false })
    expect(await patch({ isPaused: true })).toMatchObject({ capMinor: 900, isPaused: true })
    expect(await patch({ isPaused: false, capMinor: null })).toMatchObject({
      ...{ capMinor: null, isPaused: false, isCounting: true },
    })
    expect((await change(trial, `/v1/stores/${id}`, 'PATCH', {})).status).toBe(400)
    expect(await said<ApiStore>(`/v1/stores/${id}`, trial)).toMatchObject({ id, rule: ONE_TREE })
  })

  test('to another rule, which counts for later orders, and a dry run stores nothing', async () => {
    const { id } = await addShop(trial, { rule: ONE_TREE })
    await push(trial, id, [order('1'), order('2')])
    const put = async (query: string, body: object = { rule }) => {
      const answer = await change(trial, `/v1/stores/${id}/rule${query}`, 'PUT', body)
      return { status: answer.status, body: await answer.json() }
    }
    const lastOrders = { orders: 2, waiting: 0, milliTrees: 0, co2eGrams: 5_000, totalMinor: 3 }
    const tried = await put('?dryRun=true')
    expect(tried.body).toMatchObject({ dryRun: true, storeId: id, rule, lastOrders })
    expect(await said<object>(`/v1/stores/${id}`, trial)).toMatchObject({ rule: ONE_TREE })
    expect((await put('')).body).toMatchObject({ dryRun: false, rule, lastOrders })
    expect(await said<object>(`/v1/stores/${id}`, trial)).toMatchObject({ rule })
    const wrong = await put('?dryRun=true', { rule: { ...rule, grams: 0 } })
    expect(wrong.status).toBe(400)
  })

  test('only where it is connected, and by its own account', async () => {
    const { id } = await addShop(live, { rule: ONE_TREE })
    await api.call(DisconnectStore, { params: { storeId: id }, query: {} }, owner.bearer)
    const other = (await makeApiKey(api, await joinAs(api, 'business'))).secret
    for (const [path, method, body] of [
      [`/v1/stores/${id}`, 'PATCH', { isPaused: true }],
      [`/v1/stores/${id}/rule`, 'PUT', { rule }],
      [`/v1/stores/${id}/rule?dryRun=true`, 'PUT', { rule }],
    ] as const) {
      expect((await change(live, path, method, body)).status, path).toBe(409)
      expect((await change(other, path, method, body)).status, path).toBe(404)
    }
    expect((await callPublicApi(api, `/v1/stores/${id}`, { key: other })).status).toBe(404)
  })
})
