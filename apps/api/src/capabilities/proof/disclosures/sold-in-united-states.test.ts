import { QuoteInstantOffset } from '@understory/contracts/commerce/instant-offset.ts'
import { GetProduct } from '@understory/contracts/commerce/product-list.ts'
import { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { StartSubscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { GetChangeKind } from '@understory/contracts/staff/changes.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDisclosure } from '../../../testing/commerce/open-disclosure.ts'
import { COMMERCE_PURCHASES_ADDRESS } from '../../../testing/commerce/purchases.ts'
import { priceOf } from '../../../testing/commerce/subscriptions.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let person: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  person = await joinAs(api, 'personal')
})
afterAll(() => api.close())

const USUAL = 'clean-cookstoves'
const NEXT = 'wind-gujarat'
const IN_OHIO = { ...COMMERCE_PURCHASES_ADDRESS, postcode: '43004', country: 'US' }

function priced(currency: Currency, co2eGrams: number, milliTrees = 0) {
  const choice = { milliTrees, co2eGrams, plasticGrams: 0 }
  return api.call(QuoteInstantOffset, { body: { audience: 'personal', currency, choice } })
}
async function projectFor(currency: Currency): Promise<string | undefined> {
  const { data } = await priced(currency, 500_000)
  return data.lines.find(({ impact }) => impact === 'co2e')?.project.id
}
async function shownFor(currency: Currency): Promise<string | undefined> {
  const params = { identifier: 'personal-instant-onetime' }
  const { data } = await api.call(GetProduct, { params, query: { currency } })
  return data.plansConfig.find(({ impact, isDefault }) => impact === 'co2e' && isDefault)?.project
    .id
}
const buy = (quoteId: string, billingAddress = COMMERCE_PURCHASES_ADDRESS) =>
  api.call(BuyQuote, { body: { quoteId, billingAddress } }, person.bearer)
async function startPlan(currency: Currency, billingAddress = COMMERCE_PURCHASES_ADDRESS) {
  const { quoteId } = await priceOf(api, { currency })
  return api.call(StartSubscription, { body: { quoteId, billingAddress } }, person.bearer)
}

test('CO2e in dollars comes from the usual project while its disclosure is complete', async () => {
  expect([await projectFor('USD'), await shownFor('USD')]).toEqual([USUAL, USUAL])
})

test('once a fact is open, dollars go to the next project, a quote of before is refused, and pounds stay', async () => {
  const before = (await priced('USD', 500_000)).data.quoteId
  const inPounds = (await priced('GBP', 500_000)).data.quoteId
  await openDisclosure(api, USUAL)
  expect([await projectFor('USD'), await shownFor('USD')]).toEqual([NEXT, NEXT])
  expect([await projectFor('GBP'), await shownFor('GBP')]).toEqual([USUAL, USUAL])
  expect((await buy(before)).refusal.code).toBe('DISCLOSURE_INCOMPLETE')
  expect((await buy(inPounds, IN_OHIO)).refusal.code).toBe('DISCLOSURE_INCOMPLETE')
  expect((await startPlan('GBP', IN_OHIO)).refusal.code).toBe('DISCLOSURE_INCOMPLETE')
  expect((await buy(inPounds)).status).toBe(201)
})

test('where no project is complete, no CO2e is priced in dollars, and trees are', async () => {
  await openDisclosure(api, NEXT)
  const refused = await priced('USD', 500_000, 5_000)
  expect([refused.status, refused.refusal.code]).toEqual([409, 'DISCLOSURE_INCOMPLETE'])
  expect((await startPlan('USD', IN_OHIO)).refusal.code).toBe('DISCLOSURE_INCOMPLETE')
  const { data } = await priced('USD', 0, 5_000)
  expect((await buy(data.quoteId, IN_OHIO)).status).toBe(201)
})

test('the form of staff says what is not sold, and why', async () => {
  const staff = await joinStaff(api)
  const params = { kind: 'disclosure' }
  const { data } = await api.call(GetChangeKind, { params }, staff.bearer)
  const label = data.subjects.find(({ subject }) => subject === USUAL)?.label
  expect(label).toMatch(/: 5 facts open, so its CO2e is not sold in the United States$/)
})
