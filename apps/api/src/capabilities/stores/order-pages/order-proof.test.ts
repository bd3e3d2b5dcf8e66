import { randomUUID } from 'node:crypto'
import { GetBillOrdersFile } from '@understory/contracts/stores/bills.ts'
import {
  GetOrderImpact,
  GetOrderProof,
  SetOrderPage,
} from '@understory/contracts/stores/order-pages.ts'
import { parseVerifierKey } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { parseEntryLeaf } from '@understory/ledger-log/leaves/entry-leaf.ts'
import { verifyOrderProof } from '@understory/ledger-log/orders/order-proof.ts'
import { ordersBehind, readOrdersFile } from '@understory/ledger-log/orders/orders-file.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../../database/transact.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import {
  bringIn,
  bringInAll,
  ONE_TREE,
  type PlantedStore,
  plantStore,
} from '../../../testing/stores/store-bills.ts'
import { appendToLog } from '../../proof/public-log/public.ts'
import { issueStoreBills, refundBills, restoreBills, settleBill } from '../bills/public.ts'
import { orderCode, orderKey } from './order-code.ts'

const MAY = new Date('2026-05-01T00:00:00Z')
const JUNE = new Date('2026-06-01T00:00:00Z')
const JULY = new Date('2026-07-01T00:00:00Z')
const NOON = new Date('2026-05-02T12:00:00Z')

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

const order = (id: string, change: object = {}) =>
  bringIn(api, store, { id, at: NOON, minor: 1_000, ...change })
const orders = (count: number, nameOf: (at: number) => string) =>
  bringInAll(
    api,
    store,
    Array.from({ length: count }, (_, at) => ({ id: nameOf(at + 1), at: NOON, minor: 1_000 })),
  )
const linkOf = (id: string, change: object = {}) => {
  const code = orderCode(orderKey(api.deps.config.APP_SECRET, store.storeId), id)
  return { query: { store: store.storeId, order: id, code, ...change } }
}
const ask = (id: string, change: object = {}) => api.call(GetOrderProof, linkOf(id, change))
const shown = async (id: string) => (await api.call(GetOrderImpact, linkOf(id))).data

async function proved(id: string) {
  const { data } = await ask(id)
  const { verifier_key } = await api.deps.db
    .selectFrom('ledger_log_key')
    .select('verifier_key')
    .executeTakeFirstOrThrow()
  const verifier = parseVerifierKey(verifier_key)
  return verifyOrderProof(Buffer.from(data).toString(), verifier ? [verifier] : [])
}

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
async function logged(): Promise<string> {
  const billId = await bill()
  await pay(billId)
  await appendToLog(api.deps)
  return billId
}

describe('the proof of an order', () => {
  test('shows that it is one of those behind an entry, whichever of 300 it is', async () => {
    await orders(300, (at) => `№${String(at).padStart(3, '0')}`)
    await logged()
    const { ledgerEntry, proof } = await shown('№001')
    expect(proof).toMatchObject({ orders: 300, day: '2026-05-02', milliTrees: 1_000 })
    for (const [id, line] of [
      ['№001', 1],
      ['№256', 256],
      ['№257', 257],
      ['№300', 300],
    ] as const)
      expect(await proved(id)).toMatchObject({
        proof: { store: store.storeId, order: id },
        leaf: { line, quantity: 1_000 },
        entry: { entry: ledgerEntry, quantity: 300_000, orders: { count: 300 } },
      })
  })

  test('stays the same, however the log grows', async () => {
    await order('1')
    await logged()
    const first = Buffer.from((await ask('1')).data).toString()
    await order('2', { at: new Date('2026-06-02T12:00:00Z') })
    await pay(await bill(JULY))
    await appendToLog(api.deps)
    expect(Buffer.from((await ask('1')).data).toString()).toBe(first)
  })

  test('is not there before its bill is paid, nor before its entry is in the log', async () => {
    await order('1')
    const refused = async () => (await ask('1')).refusal?.code
    expect(await refused()).toBe('ORDER_NOT_PROVED')
    const billId = await bill()
    expect(await refused()).toBe('ORDER_NOT_PROVED')
    await pay(billId)
    expect(await refused()).toBe('ORDER_NOT_PROVED')
    expect(await shown('1')).toMatchObject({ stage: 'funded', proof: null })
    await appendToLog(api.deps)
    expect((await ask('1')).status).toBe(200)
    expect((await ask('none')).refusal.code).toBe('ORDER_NOT_PROVED')
  })

  test('is shown to shoppers only while their shop wants it, as it tells how many orders there were', async () => {
    await order('1')
    await logged()
    const { ledgerEntry } = await shown('1')
    const show = (showsProofs: boolean) =>
      api.call(SetOrderPage, { params: store, body: { showsProofs } }, ada.bearer)
    expect((await show(false)).status).toBe(204)
    const hidden = { showsProof: false, ledgerEntry: null, logIndex: null, proof: null }
    expect(await shown('1')).toMatchObject({ stage: 'funded', ...hidden })
    expect((await shown('1')).project).not.toBeNull()
    expect((await ask('1')).refusal.code).toBe('ORDER_PROOF_NOT_SHOWN')
    await show(true)
    expect(await shown('1')).toMatchObject({ showsProof: true, ledgerEntry })
    expect((await ask('1')).status).toBe(200)
  })

  test('is of the new entry where a refund failed, and of none while the bill is refunded', async () => {
    await order('1')
    await order('2')
    const billId = await logged()
    const before = (await shown('1')).ledgerEntry
    const of = { accountId: store.accountId, cycleId: randomUUID() }
    await api.deps.db
      .updateTable('store_bill_charge')
      .set({ cycle_id: of.cycleId })
      .where('bill_id', '=', billId)
      .execute()
    await transact(api.deps.db, (tx) => refundBills(tx, api.deps, of))
    await appendToLog(api.deps)
    expect(await ask('1')).toMatchObject({ status: 410, refusal: { code: 'ORDER_TAKEN_BACK' } })
    await transact(api.deps.db, (tx) => restoreBills(tx, api.deps, of))
    await appendToLog(api.deps)
    const { ledgerEntry, proof } = await shown('1')
    expect(ledgerEntry).toBeGreaterThan(before ?? 0)
    expect(proof?.orders).toBe(2)
    expect(await proved('1')).toMatchObject({ entry: { entry: ledgerEntry } })
  })

  test('ends with a return of the order, and not with one of another order', async () => {
    await order('1')
    await order('2')
    await logged()
    await order('1', { standing: 'refunded', updatedAt: new Date('2026-06-08T12:00:00Z') })
    expect((await ask('1')).refusal.code).toBe('ORDER_TAKEN_BACK')
    await bill(JULY)
    await appendToLog(api.deps)
    expect((await ask('1')).refusal.code).toBe('ORDER_TAKEN_BACK')
    expect(await proved('2')).toMatchObject({ leaf: { line: 2 }, entry: { orders: { count: 2 } } })
  })

  test('opens with the code of that very order alone', async () => {
    await order('1')
    await order('2')
    await logged()
    const { code } = linkOf('2').query
    for (const wrong of [{ code }, { code: '' }, { store: randomUUID() }])
      expect(await ask('1', wrong)).toMatchObject({
        status: 404,
        refusal: { code: 'ORDER_LINK_INVALID' },
      })
  })
})

describe('the orders of a bill as a file', () => {
  const ask = (billId: string, person = ada) =>
    api.call(GetBillOrdersFile, { params: { billId } }, person.bearer)

  test('make the roots of all its entries in the log again, also of more than are read at once', async () => {
    await orders(1_003, (at) => `o${at}`)
    await order('next day', { at: new Date('2026-05-03T12:00:00Z') })
    await order('nothing', { standing: 'refunded' })
    const billId = await logged()
    const parts = readOrdersFile(Buffer.from((await ask(billId)).data).toString())
    const leaves = await api.deps.db
      .selectFrom('ledger_log_leaf as l')
      .innerJoin('impact_ledger_entry as e', 'e.id', 'l.entry_id')
      .select(['l.leaf'])
      .where('e.source_id', '=', billId)
      .orderBy('e.id')
      .execute()
    const entries = leaves.map(({ leaf }) => parseEntryLeaf(leaf))
    expect(entries.map((leaf) => leaf?.orders?.count)).toEqual([1_003, 1])
    expect(
      parts?.map(({ entry, orders }) => ({ entry, ...ordersBehind(store.storeId, orders) })),
    ).toEqual(
      entries.map((leaf) => ({ entry: leaf?.entry, quantity: leaf?.quantity, ...leaf?.orders })),
    )
  })

  test('are there once the bill is in the ledger', async () => {
    await order('1')
    const billId = await bill()
    expect((await ask(billId)).refusal.code).toBe('BILL_NOT_IN_LEDGER')
    await pay(billId)
    expect((await ask(billId)).status).toBe(200)
  })

  test('are for the account of the shop alone', async () => {
    await order('1')
    const billId = await logged()
    const eve = await joinAs(api, 'business')
    expect(await ask(billId, eve)).toMatchObject({
      status: 404,
      refusal: { code: 'RESOURCE_NOT_FOUND' },
    })
    expect((await api.call(GetBillOrdersFile, { params: { billId } })).status).toBe(401)
  })
})
