import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventDeliverer } from '../../../../../../../api/src/testing/commerce/provider-events.ts'
import {
  askOutcome,
  payFor,
  quote,
} from '../../../../../../../api/src/testing/commerce/purchases.ts'
import { subscribe } from '../../../../../../../api/src/testing/commerce/subscriptions.ts'
import { joinAs } from '../../../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../../../testing/start-test-site.ts'

const BY_PURCHASE = '/my-impact/dashboards/impact?view=purchases'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

test('someone with a plan sees what the figures above the purchases come from, and that it is all', async () => {
  const { api } = site
  const person = await joinAs(api, 'personal')
  const { quoteId } = await quote(api, { milliTrees: 38_000 })
  await askOutcome(api, person, (await payFor(api, person, quoteId)).paymentId)
  const before = await site.get(BY_PURCHASE, person)
  expect(before.text).not.toContain('What the figures above come from')

  await subscribe(api, person)
  await eventDeliverer(api)()
  const { text } = await site.get(BY_PURCHASE, person)
  const [, plans = ''] = /Plans, under Subscriptions ([\d.]+) trees?/.exec(text) ?? []
  const [, all = ''] = /Together, as above ([\d.]+) trees/.exec(text) ?? []
  expect(text).toContain('Purchases 38 trees')
  expect(Number(plans)).toBeGreaterThan(0)
  expect(Number(all)).toBeCloseTo(38 + Number(plans))
  expect(text).toContain(`${all} trees funded`)
})
