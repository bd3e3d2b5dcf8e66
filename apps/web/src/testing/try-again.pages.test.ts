import type { QuotePlan } from '@understory/contracts/commerce/subscriptions/plans.ts'
import { PayOpenCycle } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import { QuoteFootprint } from '@understory/contracts/footprints/company-footprints/footprints.ts'
import { QuoteVerification } from '@understory/contracts/footprints/verification/verification-orders.ts'
import { QuoteVehicles, SaveVehicles } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priceGifts } from '../../../api/src/testing/commerce/gifts.ts'
import { eventDeliverer } from '../../../api/src/testing/commerce/provider-events.ts'
import { confirmCard, payFor, quote } from '../../../api/src/testing/commerce/purchases.ts'
import { subscribe } from '../../../api/src/testing/commerce/subscriptions.ts'
import { guest, joinAsGuest } from '../../../api/src/testing/people/guests.ts'
import { joinAs, type TestPerson } from '../../../api/src/testing/people/people.ts'
import { startTestSite, type TestPage, type TestSite } from './start-test-site.ts'

const DECLINED = 'pm_card_visa_chargeDeclinedInsufficientFunds'
const ASKS_THE_BANK = 'pm_card_authenticationRequired'
const MONTH_SECONDS = 31 * 86_400

let site: TestSite
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  site = await startTestSite()
  deliverEvents = eventDeliverer(site.api)
})
afterAll(() => site.close())

type Kind = 'personal' | 'business'
type Begin = (person: TestPerson, card: string) => Promise<{ paymentId: string }>
type Product = readonly [name: string, kind: Kind, begin: Begin]

const once =
  (price: (person: TestPerson) => Promise<string>): Begin =>
  async (person, card) =>
    payFor(site.api, person, await price(person), card)

const plan =
  (asked: Partial<BodyOf<typeof QuotePlan>>): Begin =>
  (person, card) =>
    subscribe(site.api, person, asked, card)

async function priceOfCar(person: TestPerson): Promise<string> {
  const answers = { fuelType: 'petrol', reportingYear: '2024', vehicleCategory: 'average' }
  const vehicle = {
    market: 'uk',
    vehicleType: 'car',
    basis: { kind: 'ghg-estimate', answers },
    registrationNumber: null,
    annualMileage: 8_000,
    mileageUnit: 'mi',
    multiplyVehicles: 1,
  } as const
  const { api } = site
  const saved = await api.call(SaveVehicles, { body: { vehicles: [vehicle] } }, person.bearer)
  const from = api.deps.clock().toISOString().slice(0, 10)
  const { vehicleIds } = saved.data
  const body = { audience: 'personal', currency: 'GBP', vehicleIds, from } as const
  return (await api.call(QuoteVehicles, { body }, person.bearer)).data.quoteId
}

const instant = once(async () => (await quote(site.api, { milliTrees: 10_000 })).quoteId)

/** What a guest can buy, too. */
const OPEN: readonly Product[] = [
  ['trees', 'personal', instant],
  ['a gift', 'personal', once(async () => (await priceGifts(site.api)).data.quoteId)],
  [
    'tonnes for a footprint',
    'business',
    once(async () => {
      const startMonth = site.api.deps.clock().toISOString().slice(0, 7)
      const body = { currency: 'GBP', co2eGrams: 5_000_000, startMonth } as const
      return (await site.api.call(QuoteFootprint, { body })).data.quoteId
    }),
  ],
  [
    'the check of a footprint',
    'business',
    once(async () => {
      const body = { currency: 'GBP', scopesOneTwo: true } as const
      return (await site.api.call(QuoteVerification, { body })).data.quoteId
    }),
  ],
  ['a plan for one', 'personal', plan({})],
  [
    'a family plan',
    'personal',
    plan({
      product: 'personal-family-recurring',
      members: [{ plan: 'adult_standard', count: 2 }],
    }),
  ],
  [
    'a workforce plan',
    'business',
    plan({
      product: 'business-workforce-recurring',
      members: [{ plan: 'employee_standard', count: 3 }],
    }),
  ],
  [
    'a footprint plan',
    'business',
    plan({ product: 'business-footprint-recurring', members: [], co2eGrams: 1_000_000 }),
  ],
  [
    'Premium',
    'business',
    plan({ product: 'business-premium-recurring', members: [{ plan: 'premium', count: 1 }] }),
  ],
]

const SIGNED_IN: readonly Product[] = [
  ...OPEN,
  ['the driving of a car', 'personal', once(priceOfCar)],
]

async function openGuest(kind: Kind): Promise<TestPerson> {
  const personal = guest()
  const business = { ...personal, accountType: 'business', companyName: 'Fernbank' }
  return joinAsGuest(site.api, (kind === 'business' ? business : personal) as typeof personal)
}

/** What someone presses on the page of their bank. */
async function answerBank(paymentId: string, outcome: 'complete' | 'fail'): Promise<void> {
  const headers = { authorization: 'Bearer sk_test_local_understory' }
  const asked = await fetch(`${site.api.sandbox.url}/v1/payment_intents/${paymentId}`, { headers })
  const { next_action } = (await asked.json()) as {
    next_action: { redirect_to_url: { url: string } }
  }
  const body = new URLSearchParams({ outcome })
  await fetch(next_action.redirect_to_url.url, { method: 'POST', body, redirect: 'manual' })
}

/** Follows "Try again" on the page of a payment that was not made. */
async function tryAgain(person: TestPerson, paymentId: string): Promise<TestPage> {
  const path = `/stripe-payment-confirmed?payment_intent=${paymentId}`
  const failed = await site.get(path, person)
  expect(failed.text).toContain('Payment confirmation failed')
  const [, href = ''] = /href="([^"]*)"[^>]*>Try again/.exec(failed.html) ?? []
  return site.get(href.replaceAll('&amp;', '&'), person)
}

const isPayable = ({ status, text }: TestPage) =>
  expect([status, text]).toEqual([200, expect.stringMatching(/Total £[\d.]+/)])

type Failing = (person: TestPerson, begin: Begin) => Promise<{ paymentId: string }>

const failAtTheBank: Failing = async (person, begin) => {
  const { paymentId } = await begin(person, ASKS_THE_BANK)
  await answerBank(paymentId, 'fail')
  return { paymentId }
}

describe.each([
  ['declined', (person, begin) => begin(person, DECLINED)],
  ['stopped by a failed bank check', failAtTheBank],
] as const satisfies readonly (readonly [string, Failing])[])(
  'a payment that was %s can be tried again where it was chosen',
  (_, fail) => {
    test.each(SIGNED_IN)('for %s, signed in', async (_name, kind, begin) => {
      const person = await joinAs(site.api, kind)
      const { paymentId } = await fail(person, begin)
      isPayable(await tryAgain(person, paymentId))
    })

    test.each(OPEN)('for %s, as a guest', async (_name, kind, begin) => {
      const person = await openGuest(kind)
      const { paymentId } = await fail(person, begin)
      isPayable(await tryAgain(person, paymentId))
    })
  },
)

test.each([
  ['signed in', () => joinAs(site.api, 'personal')],
  ['as a guest', () => openGuest('personal')],
] as const)('a renewal that was declined is paid where it is due, %s', async (_, join) => {
  const { api } = site
  const person = await join()
  const { subscriptionId, paymentId: first } = await subscribe(api, person, {}, ASKS_THE_BANK)
  await answerBank(first, 'complete')
  await deliverEvents()
  api.sandbox.control.advanceClockOf(person.email, MONTH_SECONDS)
  await deliverEvents()
  const params = { subscriptionId }
  const { data } = await api.call(PayOpenCycle, { params }, person.bearer)
  const { clientSecret } = data
  const paymentId = clientSecret.split('_secret_')[0] ?? ''
  await confirmCard(api, { paymentId, clientSecret, card: DECLINED })
  const again = await tryAgain(person, paymentId)
  isPayable(again)
  expect(again.html).toContain(`?due=${subscriptionId}`)
})
