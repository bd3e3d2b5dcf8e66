import { randomUUID } from 'node:crypto'
import { CapStore } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { GetOrderImpact, GetOrderPage } from '@understory/contracts/stores/order-pages.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../../database/transact.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import {
  bringIn,
  ONE_TREE,
  type PlantedStore,
  plantStore,
} from '../../../testing/stores/store-bills.ts'
import { appendToLog } from '../../proof/public-log/public.ts'
import { followPlan, issueStoreBills, refundBills, settleBill } from '../bills/public.ts'
import { orderCode } from './order-code.ts'

const MAY = new Date('2026-05-01T00:00:00Z')
const JUNE = new Date('2026-06-01T00:00:00Z')
const NOON = new Date('2026-05-02T12:00:00Z')
const LATER = new Date('2026-06-08T12:00:00Z')

let api: TestApi
let ada: TestPerson
let store: PlantedStore
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  ada = await joinAs(api, 'business')
  store = await plantStore(api, ada, { rule: ONE_TREE, countsFrom: MAY })
})

const page = async (person = ada) =>
  (await api.call(GetOrderPage, { params: { storeId: store.storeId } }, person.bearer)).data
const order = (id: string, change: object = {}) =>
  bringIn(api, store, { id, at: NOON, minor: 4_500, ...change })
async function ask(id: string, change: object = {}) {
  const code = orderCode((await page()).key, id)
  const query = { store: store.storeId, order: id, code, ...change }
  return api.call(GetOrderImpact, { query })
}
const shown = async (id: string) => (await ask(id)).data

async function bill(issueAt = JUNE): Promise<string> {
  const [issued] = await transact(api.deps.db, (tx) =>
    issueStoreBills(tx, api.deps, {
      ...store,
      chargedBy: 'card',
      issueAt,
      cycleFrom: MAY,
      budgetMinor: null,
    }),
  )
  return issued?.billId ?? ''
}
const pay = (billId: string) =>
  transact(api.deps.db, (tx) =>
    settleBill(tx, api.deps, { accountId: store.accountId, billId, paidAt: JUNE }),
  )

describe('what a shopper is shown of an order', () => {
  test('waits for its bill, and is called funded once that is paid, with its entry of the ledger', async () => {
    await order('1')
    expect(await shown('1')).toMatchObject({
      storeName: 'Fern & Field',
      stage: 'pending',
      milliTrees: 1_000,
      orderedOn: '2026-05-02',
      ledgerEntry: null,
    })
    const billId = await bill()
    expect(await shown('1')).toMatchObject({ stage: 'pending', milliTrees: 1_000 })
    await pay(billId)
    const { ledgerEntry, ...rest } = await shown('1')
    expect(rest).toMatchObject({
      stage: 'funded',
      milliTrees: 1_000,
      paidOn: '2026-06-01',
      project: { country: expect.any(String) },
    })
    const entry = await api.deps.db
      .selectFrom('impact_ledger_entry')
      .select('quantity')
      .where('id', '=', ledgerEntry ?? 0)
      .executeTakeFirst()
    expect(entry).toEqual({ quantity: 1_000 })
    expect(rest.logIndex).toBeNull()
    await appendToLog(api.deps)
    const leaf = await api.deps.db
      .selectFrom('ledger_log_leaf')
      .select('entry_id')
      .where('index', '=', (await shown('1')).logIndex)
      .executeTakeFirst()
    expect(leaf?.entry_id).toBe(ledgerEntry)
  })

  test('says how many orders its entry of the public log has, and no total of the shop', async () => {
    await order('1')
    const one = await shown('1')
    await order('2', { minor: 999_900 })
    await pay(await bill())
    await appendToLog(api.deps)
    const after = await shown('1')
    expect(Object.keys(after)).toEqual(Object.keys(one))
    expect(after).toMatchObject({ milliTrees: 1_000, proof: { orders: 2, milliTrees: 1_000 } })
    expect(Object.keys(after.proof ?? {}).toSorted()).toEqual([
      'co2eGrams',
      'day',
      'key',
      'milliTrees',
      'orders',
      'plasticGrams',
    ])
  })

  test('follows a return at once, before any bill credits it', async () => {
    await order('1')
    await pay(await bill())
    await order('1', { standing: 'refunded', updatedAt: LATER })
    expect(await shown('1')).toMatchObject({ stage: 'returned', milliTrees: 0, ledgerEntry: null })
  })

  test('is promised as firmly as its shop is billed for it', async () => {
    const promise = async () => (await shown('1')).promise
    await order('1')
    expect(await promise()).toBe('firm')
    await api.call(CapStore, { params: store, body: { capMinor: 20 } }, ada.bearer)
    expect(await promise()).toBe('limited')
    const now = api.deps.clock()
    await transact(api.deps.db, (tx) => followPlan(tx, { accountId: store.accountId, now }))
    expect(await promise()).toBe('unbilled')
    const billId = await bill()
    expect(await promise()).toBe('firm')
    await pay(billId)
    expect(await shown('1')).toMatchObject({ stage: 'funded', promise: null })
  })

  test('is not funded where its bill went back to the shop', async () => {
    await order('2')
    const first = await bill()
    await pay(first)
    const cycleId = randomUUID()
    await api.deps.db
      .updateTable('store_bill_charge')
      .set({ cycle_id: cycleId })
      .where('bill_id', '=', first)
      .execute()
    await transact(api.deps.db, (tx) =>
      refundBills(tx, api.deps, { accountId: store.accountId, cycleId }),
    )
    expect(await shown('2')).toMatchObject({ stage: 'unpaid', milliTrees: 0, ledgerEntry: null })
  })

  test.each([
    ['an order that has not reached us', null, 'awaited'],
    ['one that the shop waits to be paid for', { standing: 'unpaid' }, 'awaited'],
    ['one that was cancelled', { standing: 'cancelled' }, 'returned'],
    ['a test order', { standing: 'test' }, 'none'],
    ['one from before the plan', { at: new Date('2026-04-30T12:00:00Z') }, 'none'],
  ])('%s', async (_, change, stage) => {
    if (change) await order('1', change)
    expect(await shown('1')).toMatchObject({ stage, milliTrees: 0, project: null })
  })

  test('needs the code of that very order and shop', async () => {
    await order('1')
    await order('2')
    const { key } = await page()
    const other = await plantStore(api, ada, { countsFrom: MAY })
    for (const wrong of [
      { code: orderCode(key, '2') },
      { code: orderCode(key, '1').slice(1) },
      { code: '' },
      { store: other.storeId },
    ]) {
      const { status, data } = await ask('1', wrong)
      expect([status, data]).toMatchObject([404, { code: 'ORDER_LINK_INVALID' }])
    }
    expect((await ask('1', { code: orderCode(key, '1').toUpperCase() })).status).toBe(200)
  })

  test('says nothing about its value or who placed it', async () => {
    await order('1')
    expect(Object.keys(await shown('1')).toSorted()).toEqual([
      'co2eGrams',
      'ledgerEntry',
      'logIndex',
      'milliTrees',
      'orderedOn',
      'paidOn',
      'plasticGrams',
      'project',
      'promise',
      'proof',
      'showsProof',
      'stage',
      'storeName',
    ])
  })
})

describe('how a shop links its orders', () => {
  test('stands in its account, with its newest order as the example', async () => {
    expect(await page()).toMatchObject({ example: null })
    await order('1')
    await order('gid/2 ä', { at: new Date('2026-05-03T12:00:00Z') })
    const { address, key, example } = await page()
    const link = new URL(example ?? '')
    expect([link.origin, example]).toEqual([
      api.deps.config.origin,
      expect.stringContaining(address),
    ])
    expect(link.searchParams.get('order')).toBe('gid/2 ä')
    const query = Object.fromEntries(link.searchParams) as {
      store: string
      order: string
      code: string
    }
    expect((await api.call(GetOrderImpact, { query })).data.stage).toBe('pending')
    expect(key).toMatch(/^[0-9a-f]{64}$/)
  })

  test('is not readable for another account', async () => {
    const eve = await joinAs(api, 'business')
    expect(await page(eve)).toMatchObject({ code: 'RESOURCE_NOT_FOUND' })
  })
})
