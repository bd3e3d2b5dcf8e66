import { ListGifts } from '@understory/contracts/commerce/gifts.ts'
import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { ListHouseholdResults } from '@understory/contracts/footprints/household.ts'
import { ListOwnProducts } from '@understory/contracts/footprints/product-footprints/own-products.ts'
import { ListSuppliers } from '@understory/contracts/footprints/suppliers.ts'
import { GetVerifications } from '@understory/contracts/footprints/verification/verifications.ts'
import { ListMembers } from '@understory/contracts/people/members.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmCard } from '../../../testing/commerce/purchases.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { verifyLedger } from '../../proof/ledger-check/verify-ledger.ts'
import { type DemoClient, demoClient } from './demo-client.ts'
import { DEMO_PEOPLE } from './demo-people.ts'
import { seedDemo } from './seed-demo.ts'

let api: TestApi
const clients = new Map<string, DemoClient>()
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  const pay = async (clientSecret: string) => {
    const paymentId = clientSecret.split('_secret_')[0] ?? ''
    await confirmCard(api, { paymentId, clientSecret, card: 'pm_card_visa' })
  }
  await seedDemo(asServer(), { pay, send: api.send })
  const { origin } = api.deps.config
  for (const person of DEMO_PEOPLE)
    clients.set(person.kind, await demoClient({ send: api.send, origin }, person))
})
afterAll(() => api.close())

/** With the database as requests have it. */
const asServer = () => ({ ...api.deps, db: api.scopedDb })

const as = (kind: 'personal' | 'business') => {
  const client = clients.get(kind)
  if (!client) throw new Error(`nobody of the demo is ${kind}`)
  return client
}

test('the business has a declared year with its bills, and a verified one before it', async () => {
  const { footprints } = await as('business')(ListFootprints, {})
  expect(footprints.map(({ status }) => status)).toEqual(['declared', 'verified'])
  for (const { footprintId, evidence } of footprints) {
    expect(evidence).toBe(3)
    expect(footprintId).toBeTruthy()
  }
  const last = { footprintId: footprints[0]?.footprintId ?? '' }
  const { totals } = await as('business')(GetInventory, { params: last })
  expect(totals.scope2Cover?.byInstruments).toBeGreaterThan(0)
  expect(totals.scope2Market).toBeLessThan(totals.scope2)
  expect(totals.scope2Market).toBeGreaterThan(0)
  const params = { footprintId: footprints[1]?.footprintId ?? '' }
  const { verifications } = await as('business')(GetVerifications, { params })
  expect(verifications.map(({ covers }) => covers)).toEqual([['Scopes 1 and 2']])
})

test('the business has suppliers at each step, a product, gifts, and a colleague beside one who was invited', async () => {
  const call = as('business')
  const { footprints } = await call(ListFootprints, {})
  const params = { footprintId: footprints[0]?.footprintId ?? '' }
  const { suppliers } = await call(ListSuppliers, { params })
  expect(suppliers.map(({ name }) => name).toSorted()).toEqual([
    'Parrett Sugar & Yeast',
    'Quantock Dairy',
    'Severn Vale Mills',
  ])
  const { products } = await call(ListOwnProducts, {})
  expect(products[0]?.active?.status).toBe('Active')
  expect((await call(ListGifts, {})).given).toHaveLength(3)
  const { members, invitations } = await call(ListMembers, {})
  expect([members.length, invitations.length]).toEqual([2, 1])
})

test('the person has a home measured twice', async () => {
  const { results } = await as('personal')(ListHouseholdResults, {})
  expect(results).toHaveLength(2)
  expect(results[0]?.estimate.total).toBeLessThan(results[1]?.estimate.total ?? 0)
})

test('nothing in the ledger is broken by it, and a second seeding changes nothing', async () => {
  const never = async () => {
    throw new Error('nothing is paid twice')
  }
  await seedDemo(asServer(), { pay: never, send: api.send })
  const breaches = (await verifyLedger(api.deps.db)).filter((each) => each.breaches > 0)
  expect(breaches).toEqual([])
})
