import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { ListHouseholdResults } from '@understory/contracts/footprints/household.ts'
import { GetVerifications } from '@understory/contracts/footprints/verification/verifications.ts'
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
  const params = { footprintId: footprints[1]?.footprintId ?? '' }
  const { verifications } = await as('business')(GetVerifications, { params })
  expect(verifications.map(({ covers }) => covers)).toEqual([['Scopes 1 and 2']])
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
