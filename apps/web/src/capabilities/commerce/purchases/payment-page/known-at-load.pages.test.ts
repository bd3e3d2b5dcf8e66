import {
  MayPayQuote,
  MayStartPlan,
  OBSTACLES,
} from '@understory/contracts/commerce/purchases/obstacles.ts'
import { BuyQuote, CancelPurchase } from '@understory/contracts/commerce/purchases/purchases.ts'
import { StartSubscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { SetCover } from '@understory/contracts/proof/supply.ts'
import { REFUSALS, type RefusalCode } from '@understory/contracts/refusals/refusals.ts'
import { QuoteVehicles, UpdateVehicle } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { OPEN_PER_ACCOUNT } from '../../../../../../api/src/capabilities/commerce/payments/payment-records.ts'
import { copyOpenPayments } from '../../../../../../api/src/testing/at-once/limits.ts'
import { savedVehicles } from '../../../../../../api/src/testing/at-once/of-vehicles.ts'
import { expiredQuote } from '../../../../../../api/src/testing/commerce/expired-quote.ts'
import { openDisclosure } from '../../../../../../api/src/testing/commerce/open-disclosure.ts'
import { eventDeliverer } from '../../../../../../api/src/testing/commerce/provider-events.ts'
import {
  askOutcome,
  COMMERCE_PURCHASES_ADDRESS,
  payFor,
  quote,
} from '../../../../../../api/src/testing/commerce/purchases.ts'
import { priceOf, subscribe } from '../../../../../../api/src/testing/commerce/subscriptions.ts'
import { joinAs, type TestPerson } from '../../../../../../api/src/testing/people/people.ts'
import { joinStaff } from '../../../../../../api/src/testing/people/staff.ts'
import { projectOf } from '../../../../../../api/src/testing/supply.ts'
import { startTestSite, type TestSite } from '../../../../testing/start-test-site.ts'

let site: TestSite
let staff: Awaited<ReturnType<typeof joinStaff>>
beforeAll(async () => {
  site = await startTestSite()
  staff = await joinStaff(site.api)
})
afterAll(() => site.close())

type Refused = (typeof BuyQuote.refusals | typeof StartSubscription.refusals)[number]

/** Who opens the payment of what; the link that helps, and whether it is known to someone without an account. */
type Scene = {
  readonly person: TestPerson
  readonly pays: 'quote' | 'plan'
  readonly quoteId: string
  readonly helps: RegExp
  readonly toVisitors?: true
}

const trees = async () => (await quote(site.api, { milliTrees: 5_000 })).quoteId
const buy = (person: TestPerson, quoteId: string) =>
  site.api.call(
    BuyQuote,
    { body: { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS } },
    person.bearer,
  )

async function buyPlasticAhead(isBoughtAhead: boolean): Promise<void> {
  const params = { projectId: await projectOf(site.api, 'plastic') }
  const body = { isBoughtAhead, retiredWithinDays: 90 }
  const set = await site.api.call(SetCover, { params, body }, staff.bearer)
  expect(set.status).toBe(204)
}

async function pricedVehicle() {
  const person = await joinAs(site.api, 'business')
  const scene = { api: site.api, owner: person } as never
  const vehicleIds = await savedVehicles(scene)
  const from = site.api.deps.clock().toISOString().slice(0, 10)
  const body = { audience: 'business', currency: 'GBP', vehicleIds, from } as const
  const price = async () =>
    (await site.api.call(QuoteVehicles, { body }, person.bearer)).data.quoteId
  return { person, vehicleId: vehicleIds[0] ?? '', price }
}

/** Null: it follows from what is typed, or from the provider, and cannot be known as the page opens. */
const SCENES: Readonly<Record<Refused, (() => Promise<Scene>) | null>> = {
  UNRECOGNISED_LOCATION: null,
  TAX_ID_INVALID: null,
  TRANSACTION_FAILED: null,
  // The first, before any plastic is funded without supply.
  async SUPPLY_EXCEEDED() {
    const { quoteId } = await quote(site.api, { plasticGrams: 5_000 })
    await buyPlasticAhead(true)
    const helps = /instant\/one-time\/setup[^"]*"[^>]*>Choose less/
    const person = await joinAs(site.api, 'personal')
    return { person, pays: 'quote', quoteId, helps, toVisitors: true }
  },
  async DISCLOSURE_INCOMPLETE() {
    const { quoteId } = await quote(site.api, { co2eGrams: 500_000 }, 'personal', 'USD')
    for (const projectId of ['clean-cookstoves', 'wind-gujarat'])
      await openDisclosure(site.api, projectId)
    const helps = /instant\/one-time\/setup[^"]*"[^>]*>Choose something else/
    const person = await joinAs(site.api, 'personal')
    return { person, pays: 'quote', quoteId, helps, toVisitors: true }
  },
  async QUOTE_NOT_FOUND() {
    const quoteId = await trees()
    await buy(await joinAs(site.api, 'personal'), quoteId)
    const person = await joinAs(site.api, 'personal')
    return { person, pays: 'quote', quoteId, helps: /instant\/one-time\/setup[^"]*"[^>]*>See the/ }
  },
  async QUOTE_EXPIRED() {
    const quoteId = await expiredQuote(site.api, 'purchase_quote', await trees())
    const person = await joinAs(site.api, 'personal')
    const helps = /instant\/one-time\/setup[^"]*"[^>]*>See the price of today/
    return { person, pays: 'quote', quoteId, helps, toVisitors: true }
  },
  async WRONG_ACCOUNT_KIND() {
    const person = await joinAs(site.api, 'business')
    const helps = /Choose the same for my business/
    return { person, pays: 'quote', quoteId: await trees(), helps }
  },
  async ALREADY_PAID() {
    const person = await joinAs(site.api, 'personal')
    const quoteId = await trees()
    const { paymentId } = await payFor(site.api, person, quoteId)
    await askOutcome(site.api, person, paymentId)
    return { person, pays: 'quote', quoteId, helps: /manage\/instant\?done=paid-before/ }
  },
  async TOO_MANY_OPEN_PAYMENTS() {
    const person = await joinAs(site.api, 'personal')
    const begun = await trees()
    await buy(person, begun)
    await copyOpenPayments({ api: site.api }, begun, OPEN_PER_ACCOUNT - 1)
    const helps = /href="\/my-impact\/manage\/instant"[^>]*>Finish or cancel one/
    return { person, pays: 'quote', quoteId: await trees(), helps }
  },
  async PERIOD_ALREADY_OFFSET() {
    const { person, price } = await pricedVehicle()
    const [first, quoteId] = [await price(), await price()]
    const { paymentId } = await payFor(site.api, person, first)
    await askOutcome(site.api, person, paymentId)
    const helps = /vehicle\/one-time\/setup"[^>]*>Choose vehicles and days/
    return { person, pays: 'quote', quoteId, helps, toVisitors: true }
  },
  async VEHICLE_CHANGED() {
    const { person, vehicleId, price } = await pricedVehicle()
    const quoteId = await price()
    const change = { params: { vehicleId }, body: { annualMileage: 5_000 } }
    site.api.moveClock(1_000)
    await site.api.call(UpdateVehicle, change, person.bearer)
    const helps = /vehicle\/one-time\/setup"[^>]*>Choose vehicles and days/
    return { person, pays: 'quote', quoteId, helps, toVisitors: true }
  },
  async ALREADY_SUBSCRIBED() {
    const person = await joinAs(site.api, 'personal')
    await subscribe(site.api, person)
    await eventDeliverer(site.api)()
    const { quoteId } = await priceOf(site.api)
    return {
      person,
      pays: 'plan',
      quoteId,
      helps: /subscriptions\/modify\?id=[^"]*"[^>]*>Change it/,
    }
  },
  async OTHER_CURRENCY() {
    const person = await joinAs(site.api, 'personal')
    await subscribe(site.api, person)
    await eventDeliverer(site.api)()
    const family = [{ plan: 'adult_standard' as const, count: 2 }]
    const asked = {
      product: 'personal-family-recurring',
      members: family,
      currency: 'EUR',
    } as const
    const { quoteId } = await priceOf(site.api, asked)
    return { person, pays: 'plan', quoteId, helps: /setup\?currency=GBP"/ }
  },
}

const KNOWN = Object.entries(SCENES).flatMap(([code, scene]) =>
  scene ? [[code as RefusalCode, scene] as const] : [],
)

test('every refusal of a payment is known as the page opens, or follows from what is typed or from the provider', () => {
  expect(KNOWN.map(([code]) => code).toSorted()).toEqual([...OBSTACLES].toSorted())
})

describe('what would be refused after the card is typed is said as the page opens:', () => {
  afterEach(() => buyPlasticAhead(false))

  test.each(KNOWN)('%s, with the link that helps', async (code, prepare) => {
    const { person, pays, quoteId, helps, toVisitors } = await prepare()
    const isPlan = pays === 'plan'
    const page = await site.get(`/app/payment?${pays}=${quoteId}`, person)
    expect(`${page.html}${page.location ?? ''}`).toMatch(helps)
    expect(page.html).not.toContain('Continue to card details')
    const found = isPlan
      ? await site.api.call(MayStartPlan, { params: { planQuoteId: quoteId } }, person.bearer)
      : await site.api.call(MayPayQuote, { params: { quoteId } }, person.bearer)
    expect(found.refusal.code).toBe(code)
    // By the same rule as the refusal itself.
    const body = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
    const tried = isPlan
      ? await site.api.call(StartSubscription, { body }, person.bearer)
      : await site.api.call(BuyQuote, { body }, person.bearer)
    expect(tried.refusal.code).toBe(code)
    if (!toVisitors) return
    const seen = await site.get(`/app/payment?${pays}=${quoteId}`)
    expect(seen.text).toContain(REFUSALS[code][1])
    expect(seen.html).toMatch(helps)
  })

  test('a plan whose price has expired, to anyone', async () => {
    const quoteId = await expiredQuote(site.api, 'plan_quote', (await priceOf(site.api)).quoteId)
    for (const visitor of [await joinAs(site.api, 'personal'), undefined]) {
      const page = await site.get(`/app/payment?plan=${quoteId}`, visitor)
      expect(page.text).toContain('This price has expired')
      expect(page.html).toMatch(/individual\/recurring\/setup[^"]*"[^>]*>See the price of today/)
    }
  })

  test('but not what the account has begun itself: that is paid whatever comes up meanwhile', async () => {
    const person = await joinAs(site.api, 'personal')
    const quoteId = await trees()
    const { purchaseId } = (await buy(person, quoteId)).data
    await copyOpenPayments({ api: site.api }, quoteId, OPEN_PER_ACCOUNT - 1)
    const path = `/app/payment?quote=${quoteId}`
    expect((await site.get(path, person)).text).toContain('Continue to card details')
    await site.api.call(CancelPurchase, { params: { purchaseId } }, person.bearer)
    expect((await site.get(path, person)).text).toContain('This price has expired')
  })
})
