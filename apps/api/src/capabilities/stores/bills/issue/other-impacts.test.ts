import { randomUUID } from 'node:crypto'
import { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import { ListStoreBills } from '@understory/contracts/stores/bills.ts'
import { ListStores } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import {
  GetOrderImpact,
  GetOrderPage,
  GetOrderProof,
} from '@understory/contracts/stores/order-pages.ts'
import type { ContributionRule } from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import { readOrderProof } from '@understory/ledger-log/orders/order-proof.ts'
import { strFromU8 } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../../../database/transact.ts'
import { completeDisclosure, openDisclosure } from '../../../../testing/commerce/open-disclosure.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import {
  bringIn,
  ONE_TREE,
  type PlantedStore,
  plantStore,
} from '../../../../testing/stores/store-bills.ts'
import { verifyLedger } from '../../../proof/ledger-check/verify-ledger.ts'
import { verifyLog } from '../../../proof/ledger-check/verify-log.ts'
import { appendToLog } from '../../../proof/public-log/public.ts'
import { orderCode } from '../../order-pages/order-code.ts'
import { settleBill } from '../settle/settle-bill.ts'
import { issueStoreBills } from './issue-store-bills.ts'

const MAY = new Date('2026-05-01T00:00:00Z')
const JUNE = new Date('2026-06-01T00:00:00Z')
const JULY = new Date('2026-07-01T00:00:00Z')
const day = (date: number, month = 5) => new Date(Date.UTC(2026, month - 1, date, 12))

const NOTHING = { milliTrees: 0, co2eGrams: 0, plasticGrams: 0 }
const HALF_KILO: ContributionRule = { kind: 'grams-per-order', impact: 'co2e', grams: 500 }
/** £10 fund 90 g: a half of it is £5, and a kilogram costs 55p. */
const HALF_IN_PLASTIC: ContributionRule = {
  kind: 'percentage',
  basisPoints: 5_000,
  impact: 'plastic',
}

let api: TestApi
let ada: TestPerson
let store: PlantedStore
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(async () => {
  const { db } = api.deps
  const findings = [...(await verifyLedger(db)), ...(await verifyLog(db))]
  const breaches = findings.filter((finding) => finding.breaches > 0)
  await api.close()
  expect(breaches).toEqual([])
})
beforeEach(async () => {
  ada = await joinAs(api, 'business')
})

async function open(rule: ContributionRule): Promise<void> {
  store = await plantStore(api, ada, { rule, countsFrom: MAY })
}
const order = (id: string, change: object = {}) =>
  bringIn(api, store, { id, at: day(2), minor: 1_000, ...change })
async function bill(issueAt = JUNE): Promise<void> {
  const run = { ...store, chargedBy: 'card', issueAt, cycleFrom: MAY, budgetMinor: null } as const
  const bills = await transact(api.deps.db, (tx) => issueStoreBills(tx, api.deps, run))
  for (const { billId } of bills)
    await transact(api.deps.db, (tx) =>
      settleBill(tx, api.deps, { accountId: store.accountId, billId, paidAt: JUNE }),
    )
}
const entries = async () =>
  (
    await api.deps.db
      .selectFrom('impact_ledger_entry')
      .select(['impact', 'project_id', 'quantity', 'source_kind'])
      .where('account_id', '=', store.accountId)
      .orderBy('id')
      .execute()
  ).map((row) => [row.impact, row.project_id, row.quantity, row.source_kind].join(' '))
const shop = async () => (await api.call(ListStores, {}, ada.bearer)).data.stores[0]
const bills = async () => (await api.call(ListStoreBills, { query: {} }, ada.bearer)).data.bills
async function defaultOf(impact: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from project where impact = ${impact} and is_default`.execute(api.deps.db)
  return rows[0]?.id ?? ''
}
async function linkOf(id: string) {
  const { storeId } = store
  const { data } = await api.call(GetOrderPage, { params: { storeId } }, ada.bearer)
  return { query: { store: storeId, order: id, code: orderCode(data.key, id) } }
}
/** What the certificate of the shop states in the public log. */
async function certificate() {
  const [first] = await bills()
  const params = { certificateId: first?.certificateId ?? '' }
  const { proof, date, dateTo } = (await api.call(VerifyCertificate, { params })).data
  // A browser that checks the page refuses it where it says other days than the log.
  expect([date, dateTo]).toEqual([proof?.stated.from, proof?.stated.to])
  return proof?.stated
}
const other = async (impact: 'trees' | 'co2e' | 'plastic') => {
  const id = `other-${randomUUID().slice(0, 8)}`
  await sql`insert into project (id, pack, impact, name, partner, country, summary, place, latitude,
      longitude, standard, method, unknowns, is_sample, is_default, credit_kind)
    select ${id}, ${id}, impact, ${id}, partner, country, summary, place, latitude, longitude, standard,
      method, unknowns, is_sample, false, credit_kind
    from project where impact = ${impact} and is_default`.execute(api.deps.db)
  return id
}

describe('orders that fund CO2e by the gram', () => {
  beforeEach(() => open(HALF_KILO))

  test('wait for their bill, and enter the ledger and the certificate of the shop with it', async () => {
    for (const id of ['1', '2', '3']) await order(id)
    const co2e = { ...NOTHING, co2eGrams: 1_500 }
    expect(await shop()).toMatchObject({ pending: { orders: 3, ...co2e, moneyMinor: 0 } })
    await bill()
    // 1.5 kg at £6 a tonne are nine tenths of a penny.
    expect(await bills()).toMatchObject([{ ...co2e, grossMinor: 1, totalMinor: 1, status: 'paid' }])
    expect(await entries()).toEqual([`co2e ${await defaultOf('co2e')} 1500 order-contribution`])
    expect(await shop()).toMatchObject({
      pending: { orders: 0, ...NOTHING },
      funded: { orders: 3, ...co2e },
    })
    await appendToLog(api.deps)
    expect(await certificate()).toMatchObject(co2e)
  })

  test('are taken back of the ledger when they are refunded after their bill', async () => {
    await order('1')
    await order('2')
    await bill()
    await order('2', { standing: 'refunded', updatedAt: day(10, 6) })
    await order('3', { at: day(12, 6) })
    await bill(JULY)
    expect((await entries()).map((entry) => entry.replace(/^co2e \S+ /, ''))).toEqual([
      '1000 order-contribution',
      '-500 order-credit',
      '500 order-contribution',
    ])
    expect((await shop())?.funded).toEqual({ orders: 2, ...NOTHING, co2eGrams: 1_000 })
  })

  test('have a page that says so, with a proof in grams', async () => {
    await order('1')
    await bill()
    await appendToLog(api.deps)
    const link = await linkOf('1')
    const { data } = await api.call(GetOrderImpact, link)
    const co2e = { ...NOTHING, co2eGrams: 500 }
    expect(data).toMatchObject({ stage: 'funded', ...co2e, proof: { orders: 1, ...co2e } })
    const proof = readOrderProof(strFromU8((await api.call(GetOrderProof, link)).data))
    expect(strFromU8(proof?.leaf ?? new Uint8Array())).toContain('\nquantity 500 g\n')
  })
})

describe('a part of the checkout', () => {
  test('funds plastic, and what the sum pays for beyond its orders is plastic, too', async () => {
    await open(HALF_IN_PLASTIC)
    for (const id of ['1', '2', '3']) await order(id, { minor: 2 })
    await bill()
    // A penny buys 18.18 g; three of them 54.54 g.
    expect(await bills()).toMatchObject([
      { ...NOTHING, plasticGrams: 54, remainderPlasticGrams: 0, grossMinor: 3 },
    ])
    for (let id = 4; id < 10; id += 1) await order(`${id}`, { minor: 2, at: day(3, 6) })
    await bill(JULY)
    // Six of them buy 109.09 g, one more than six times 18 g.
    expect((await bills())[0]).toMatchObject({ plasticGrams: 109, remainderPlasticGrams: 1 })
    const plastic = await defaultOf('plastic')
    expect(await entries()).toEqual([
      `plastic ${plastic} 54 order-contribution`,
      `plastic ${plastic} 108 order-contribution`,
      `plastic ${plastic} 1 order-contribution`,
    ])
  })
})

describe('a project by name', () => {
  test.each(['trees', 'co2e', 'plastic'] as const)('is funded with %s', async (impact) => {
    const project = await other(impact)
    await open(
      impact === 'trees'
        ? { ...ONE_TREE, project }
        : { kind: 'grams-per-order', impact, grams: 700, project },
    )
    await order('1')
    await bill()
    const quantity = impact === 'trees' ? 1_000 : 700
    expect(await entries()).toEqual([`${impact} ${project} ${quantity} order-contribution`])
    const { data } = await api.call(GetOrderImpact, await linkOf('1'))
    expect(data.project?.name).toBe(project)
  })

  test('that is not offered any more gives way to the one that is funded where nobody chooses', async () => {
    const project = await other('plastic')
    await open({ kind: 'grams-per-order', impact: 'plastic', grams: 100, project })
    await order('1')
    await sql`update project set is_offered = false where id = ${project}`.execute(api.deps.db)
    await bill()
    expect(await entries()).toEqual([
      `plastic ${await defaultOf('plastic')} 100 order-contribution`,
    ])
  })
})

test('in dollars CO2e is not funded by a project whose disclosure is no longer complete', async () => {
  const rule = { ...HALF_KILO, project: 'clean-cookstoves' }
  await open(rule)
  await sql`update store set billing_currency = 'USD' where id = ${store.storeId}`.execute(
    api.deps.db,
  )
  await openDisclosure(api, 'clean-cookstoves')
  await order('1')
  await bill()
  expect(await entries()).toEqual(['co2e wind-gujarat 500 order-contribution'])
})

test.each(['connected', 'disconnected'] as const)(
  'in dollars CO2e of a shop that is %s waits while no project of it may be sold, and is billed once one may be',
  async (status) => {
    await open(HALF_KILO)
    const { db } = api.deps
    await sql`update store set billing_currency = 'USD' where id = ${store.storeId}`.execute(db)
    const { rows } = await sql<{
      id: string
    }>`select id from project where impact = 'co2e'`.execute(db)
    for (const { id } of rows) await openDisclosure(api, id)
    await order('1')
    await bill()
    expect(await bills()).toEqual([])
    expect(await shop()).toMatchObject({ pending: { orders: 1, co2eGrams: 500, setAside: 1 } })
    const promise = async () => (await api.call(GetOrderImpact, await linkOf('1'))).data.promise
    expect(await promise()).toBe('set-aside')
    if (status === 'disconnected')
      await sql`update store set status = ${status}, disconnected_at = ${JUNE}, sealed_secrets = null
      where id = ${store.storeId}`.execute(db)
    await completeDisclosure(api, 'wind-gujarat')
    expect(await shop()).toMatchObject({ pending: { orders: 1, setAside: 0 } })
    expect(await promise()).not.toBe('set-aside')
    await bill(JULY)
    expect(await entries()).toEqual(['co2e wind-gujarat 500 order-contribution'])
    expect(await shop()).toMatchObject({ pending: { orders: 0, setAside: 0 } })
  },
)

test('a shop that went from trees to CO2e has both on one bill, and on one certificate', async () => {
  await open(ONE_TREE)
  await order('1')
  await api.deps.db
    .insertInto('store_settings')
    .values({
      id: randomUUID(),
      account_id: store.accountId,
      store_id: store.storeId,
      rule: JSON.stringify(HALF_KILO),
      currency: null,
      plant_tree_always: false,
      in_force_from: day(10),
    })
    .execute()
  await order('2', { at: day(11) })
  await bill()
  const both = { ...NOTHING, milliTrees: 1_000, co2eGrams: 500 }
  // 15 pence of trees and 0.3 of a penny of CO2e, rounded up once.
  expect(await bills()).toMatchObject([{ orders: 2, ...both, grossMinor: 16 }])
  expect((await shop())?.funded).toEqual({ orders: 2, ...both })
  await appendToLog(api.deps)
  expect(await certificate()).toMatchObject(both)
})
