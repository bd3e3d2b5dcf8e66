import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventDeliverer } from '../../../../../api/src/testing/commerce/provider-events.ts'
import { priceOf, subscribe } from '../../../../../api/src/testing/commerce/subscriptions.ts'
import { joinAs } from '../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const SETUP = '/app/personal/individual/recurring/setup'

async function subscriber() {
  const person = await joinAs(site.api, 'personal')
  const { subscriptionId } = await subscribe(site.api, person)
  await eventDeliverer(site.api)()
  return { person, subscriptionId }
}

test('who has a plan of this kind is told so as the page opens, and changes it from there', async () => {
  const { person, subscriptionId } = await subscriber()
  const { quoteId } = await priceOf(site.api)
  const change = `/my-impact/manage/subscriptions/modify?id=${subscriptionId}`
  for (const path of [SETUP, `/app/payment?plan=${quoteId}`]) {
    const page = await site.get(path, person)
    expect(page.text).toContain('You have this plan already')
    expect(page.html).toMatch(new RegExp(`href="${change.replace('?', '\\?')}"[^>]*>Change it`))
    expect(page.text).not.toContain('Continue to payment')
    expect(page.text).not.toContain('Pay £')
  }
})

test('who pays for a plan in pounds is shown another one in pounds, before a card is typed', async () => {
  const { person } = await subscriber()
  const { quoteId } = await priceOf(site.api, {
    product: 'personal-family-recurring',
    members: [{ plan: 'adult_standard', count: 2 }],
    currency: 'EUR',
  })
  const page = await site.get(`/app/payment?plan=${quoteId}`, person)
  expect(page.text).toContain('Your other plan is paid in GBP')
  expect(page.html).toContain('href="/app/personal/family/recurring/setup?currency=GBP"')
})

test('who has none, or is nobody yet, chooses one', async () => {
  const person = await joinAs(site.api, 'personal')
  for (const visitor of [person, undefined]) {
    expect((await site.get(SETUP, visitor)).text).toContain('Continue to payment')
  }
})
