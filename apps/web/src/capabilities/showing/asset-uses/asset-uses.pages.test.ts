import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../../../api/src/testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

const WHERE = '/my-impact/share/where'

let site: TestSite
let ada: TestPerson
beforeAll(async () => {
  site = await startTestSite()
  ada = await joinAs(site.api, 'business')
  const { quoteId } = await quote(site.api, { milliTrees: 3_000 }, 'business')
  await askOutcome(site.api, ada, (await payFor(site.api, ada, quoteId)).paymentId)
})
afterAll(() => site.close())

test('each thing says where it may be shown, by which source, and the markets can be chosen', async () => {
  const first = await site.get(WHERE, ada)
  expect(first.status).toBe(200)
  for (const words of ['Badges', 'As words alone', '2024/825', 'We know no rules of this market.'])
    expect(first.text).toContain(words)
  const saved = await site.post(WHERE, { intent: 'markets', markets: 'UK' }, ada)
  expect([saved.status, saved.location]).toEqual([303, `${WHERE}?done=saved`])
  const after = await site.get(`${WHERE}?done=saved`, ada)
  expect(after.text).toContain('You said: United Kingdom.')
  expect(after.text).not.toContain('We know no rules of this market.')
})

test('words typed beside them are checked in the markets that were chosen', async () => {
  const text = 'Saving the planet, tree by tree.'
  const checked = await site.post(WHERE, { intent: 'check', text, markets: 'UK' }, ada)
  expect(checked.status).toBe(200)
  expect(checked.text).toContain('Please do not say it')
  expect(checked.text).toContain('DMCC Act 2024')
  expect(checked.text).not.toContain('16 CFR')
})
