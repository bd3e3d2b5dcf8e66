import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  pauseSelling,
  resumeSelling,
} from '../../../../../../api/src/capabilities/commerce/selling/public.ts'
import { quote } from '../../../../../../api/src/testing/commerce/purchases.ts'
import { inviteColleague } from '../../../../../../api/src/testing/people/colleagues.ts'
import { cookieOf, joinAs } from '../../../../../../api/src/testing/people/people.ts'
import { signInStaff } from '../../../../../../api/src/testing/people/staff.ts'
import { startTestSite, type TestSite } from '../../../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
})
afterAll(() => site.close())

const SETUP = '/app/business/instant/one-time/setup'

test('a viewer is told before the payment form that they may not buy, a member is not', async () => {
  const owner = await joinAs(site.api, 'business')
  const viewer = await inviteColleague(site.api, owner, 'viewer')
  const member = await inviteColleague(site.api, owner, 'member')
  const { quoteId } = await quote(site.api, { milliTrees: 5_000 }, 'business')
  const payment = `/app/payment?quote=${quoteId}`
  for (const path of [payment, SETUP]) {
    const seen = await site.get(path, viewer)
    expect([path, seen.status]).toEqual([path, 200])
    expect(seen.text).toContain('Your role in Analytical Engines Ltd lets you look, not buy')
    expect((await site.get(path, member)).text).not.toContain('lets you look')
  }
  expect((await site.get(payment, viewer)).text).not.toContain('Continue to card details')
  expect((await site.get(payment, member)).text).toContain('Continue to card details')
})

test('while selling is paused, everyone is told before the payment form, and nothing else changes', async () => {
  const owner = await joinAs(site.api, 'business')
  const { quoteId } = await quote(site.api, { milliTrees: 5_000 }, 'business')
  const payment = `/app/payment?quote=${quoteId}`
  await pauseSelling(site.api.deps, 'A wrong price was published.')
  for (const visitor of [owner, undefined]) {
    const { status, text } = await site.get(payment, visitor)
    expect(status).toBe(200)
    expect(text).toContain('We are not taking payments at the moment')
    expect(text).not.toContain('Card number')
    expect(text).not.toContain('A wrong price')
  }
  expect((await site.get('/my-impact', owner)).status).toBe(200)
  await resumeSelling(site.api.deps)
  expect((await site.get(payment, owner)).text).toContain('Continue to card details')
})

test('staff who act for a customer are told before the payment form that they cannot pay', async () => {
  const customer = await joinAs(site.api, 'business')
  const staff = await signInStaff(site.api, 'alder')
  const form = { email: customer.email, reason: 'They called about a price.' }
  const started = await site.post('/impersonate', form, staff)
  const acting = { cookie: cookieOf(started.headers) }
  const { quoteId } = await quote(site.api, { milliTrees: 5_000 }, 'business')
  for (const path of [`/app/payment?quote=${quoteId}`, SETUP]) {
    const seen = await site.get(path, acting)
    expect(seen.text).toContain('staff never buy on behalf of a customer')
    expect(seen.text).not.toContain('Continue to card details')
  }
})
