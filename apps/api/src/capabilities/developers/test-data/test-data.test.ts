import { randomUUID } from 'node:crypto'
import type { ApiPurchase } from '@understory/contracts/v1/purchases.ts'
import type { TestReset } from '@understory/contracts/v1/test-data.ts'
import { TEST_DATA_DAYS } from '@understory/domain/developers/api-keys/test-data-days.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLEARING } from '../../../from-manifests/clearing.ts'
import { payFor, quote } from '../../../testing/commerce/purchases.ts'
import { callPublicApi, makeApiKey } from '../../../testing/people/api-keys.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { clearTestData } from './clear-test-data.ts'
import { resetTestAccount } from './reset-test-account.ts'
import { sweepTestData } from './sweep-test-data.ts'

let api: TestApi
let owner: TestPerson
let live: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  owner = await joinAs(api, 'business')
  live = (await makeApiKey(api, owner)).secret
})
afterAll(() => api.close())

const DAY_MS = 86_400_000

/** A test key of a new account, and its test account. */
async function newTrial() {
  const person = await joinAs(api, 'business')
  const { secret: key } = await makeApiKey(api, person, undefined, 'test')
  const { id } = await read<{ id: string }>('/v1/account', key)
  return { key, accountId: id }
}

async function call<T>(path: string, key: string, body: object, headers = {}) {
  const answer = await callPublicApi(api, path, { key, body, headers })
  return { status: answer.status, body: (await answer.json()) as T }
}
async function read<T>(path: string, key: string): Promise<T> {
  return (await (await callPublicApi(api, path, { key })).json()) as T
}
const countOf = async (path: string, key: string) =>
  (await read<{ data: readonly object[] }>(path, key)).data.length

async function buy(key: string): Promise<ApiPurchase> {
  const ask = { by: 'units', milliTrees: 6_000 }
  const quoted = await call<{ id: string }>('/v1/quotes', key, { ask, currency: 'GBP' })
  const order = { quoteId: quoted.body.id, payment: { method: 'card' } }
  return (await call<ApiPurchase>('/v1/purchases', key, order)).body
}

const RULE = { kind: 'trees-per-order', trees: 1 }
const ORDER = {
  id: '1001',
  createdAt: '2026-11-02T10:00:00Z',
  updatedAt: '2026-11-02T10:00:00Z',
  currency: 'GBP',
  totalMinor: 4_000,
  standing: 'paid',
}

/** One of each thing that a test key makes. */
async function fill(key: string): Promise<ApiPurchase> {
  const purchase = await buy(key)
  const ask = { by: 'units', milliTrees: 1_000 }
  await call('/v1/quotes', key, { ask, currency: 'GBP' })
  const shop = { name: 'Hofladen', currency: 'GBP', timeZone: 'Europe/London', rule: RULE }
  const store = await call<{ id: string }>('/v1/stores', key, shop)
  expect(store.status).toBe(201)
  const pushed = await call('/v1/orders', key, { storeId: store.body.id, orders: [ORDER] })
  expect(pushed.status).toBe(200)
  await call('/v1/test/events', key, { type: 'purchase.paid' })
  return purchase
}

const reset = (key: string, headers = {}) => call<TestReset>('/v1/test/resets', key, {}, headers)

/** How many rows of an account there are, by table. */
async function rowsOf(accountId: string): Promise<ReadonlyMap<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'account_id' and t.table_type = 'BASE TABLE'`.execute(
    api.deps.db,
  )
  const counted = new Map<string, number>()
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)} where account_id = ${accountId}`.execute(
      api.deps.db,
    )
    if (rows[0] && rows[0].count > 0) counted.set(name, rows[0].count)
  }
  return counted
}

describe('a reset', () => {
  test('deletes what test keys made until then, and keeps webhooks and the numbers of events', async () => {
    const { key, accountId } = await newTrial()
    await call('/v1/webhook-endpoints', key, { url: 'https://example.org/hooks' })
    const bought = await fill(key)
    const made = await rowsOf(accountId)
    for (const table of ['purchase', 'test_ledger_entry', 'test_certificate', 'store_order'])
      expect([table, made.get(table)]).toEqual([table, expect.any(Number)])
    api.moveClock(1_000)

    const { status, body } = await reset(key)
    expect(status).toBe(200)
    expect(body).toMatchObject({ object: 'test_reset', mode: 'test', isDone: true })
    expect([...(await rowsOf(accountId)).keys()].toSorted()).toEqual([
      'event_account',
      'idempotent_request',
      'webhook_endpoint',
    ])
    for (const path of [
      '/v1/purchases',
      '/v1/certificates',
      '/v1/stores',
      '/v1/orders',
      '/v1/events',
    ])
      expect([path, await countOf(path, key)]).toEqual([path, 0])
    for (const path of [`purchases/${bought.id}`, `certificates/${bought.certificateId}`])
      expect((await callPublicApi(api, `/v1/${path}`, { key })).status).toBe(404)
    const { body: next } = await call<{ sequence: number }>('/v1/test/events', key, {
      type: 'purchase.paid',
    })
    expect(next.sequence).toBeGreaterThan(1)
    expect((await buy(key)).status).toBe('paid')
  })

  test('that is repeated answers the same, and deletes nothing that was made since', async () => {
    const { key } = await newTrial()
    await buy(key)
    api.moveClock(1_000)
    const headers = { 'idempotency-key': 'reset-1' }
    const first = await reset(key, headers)
    const since = await buy(key)
    api.moveClock(1_000)
    expect(await reset(key, headers)).toEqual(first)
    expect((await callPublicApi(api, `/v1/purchases/${since.id}`, { key })).status).toBe(200)
  })

  test('of a live key, or of one that may not buy, is refused', async () => {
    const refused = await reset(live)
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({ code: 'SCOPE_MISSING' })
    const asLive = { accountId: owner.accountId, mode: 'live' } as const
    expect(await resetTestAccount(api.deps, asLive, randomUUID())).toMatchObject({
      refusal: { code: 'TEST_KEY_NEEDED' },
    })
    const person = await joinAs(api, 'business')
    const { secret: key } = await makeApiKey(api, person, ['purchases:read'], 'test')
    expect((await reset(key)).body).toMatchObject({ code: 'SCOPE_MISSING' })
  })

  test('reaches no other account, test or live', async () => {
    const { quoteId } = await quote(api, { milliTrees: 5_000 }, 'business')
    const { purchaseId } = await payFor(api, owner, quoteId)
    await callPublicApi(api, '/v1/quotes', {
      key: live,
      body: { ask: { by: 'units', milliTrees: 1_000 }, currency: 'GBP' },
    })
    const other = await newTrial()
    await fill(other.key)
    const [ofLive, ofOther] = [await rowsOf(owner.accountId), await rowsOf(other.accountId)]
    expect(ofLive.get('purchase')).toBe(1)
    api.moveClock(1_000)

    const { key } = await newTrial()
    await fill(key)
    expect((await reset(key)).status).toBe(200)
    expect(await rowsOf(owner.accountId)).toEqual(ofLive)
    expect(await rowsOf(other.accountId)).toEqual(ofOther)

    // As a mistake in the code would ask.
    const { db } = api.deps
    const mistaken = { accountId: owner.accountId, before: new Date(Date.now() + 400 * DAY_MS) }
    expect(await clearTestData({ clearing: CLEARING, db }, mistaken)).toBe(true)
    expect(await rowsOf(owner.accountId)).toEqual(ofLive)
    await expect(sql`delete from purchase where id = ${purchaseId}`.execute(db)).rejects.toThrow(
      `purchase ${purchaseId} is of a live account`,
    )
    await expect(sql`delete from impact_ledger_entry`.execute(db)).rejects.toThrow()
    await expect(sql`update test_ledger_entry set quantity = 1`.execute(db)).rejects.toThrow()
  })

  test('that broke off goes on where it stopped, however often it is called', async () => {
    const { key, accountId } = await newTrial()
    await fill(key)
    api.moveClock(1_000)
    const which = { accountId, before: api.deps.clock() }
    expect(await clearTestData(api.deps, which, 1)).toBe(false)
    expect(await countOf('/v1/orders', key)).toBe(1)
    expect(await clearTestData(api.deps, which)).toBe(true)
    expect(await clearTestData(api.deps, which)).toBe(true)
    expect(await countOf('/v1/orders', key)).toBe(0)
  })
})

test('without a reset, test data goes by itself after 90 days, and what is younger stays', async () => {
  const { key } = await newTrial()
  const old = await fill(key)
  api.moveClock((TEST_DATA_DAYS - 1) * DAY_MS)
  await sweepTestData(api.deps)
  const { key: young } = await newTrial()
  const kept = await buy(young)
  const purchase = async ({ id }: ApiPurchase, of: string) =>
    (await callPublicApi(api, `/v1/purchases/${id}`, { key: of })).status
  expect(await purchase(old, key)).toBe(200)
  api.moveClock(2 * DAY_MS)
  await sweepTestData(api.deps)
  expect([await purchase(old, key), await purchase(kept, young)]).toEqual([404, 200])
  expect(await countOf('/v1/orders', key)).toBe(0)
})
