import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitingPurchase } from '../../../../../api/src/testing/commerce/buying-keys.ts'
import { inviteColleague } from '../../../../../api/src/testing/people/colleagues.ts'
import { joinAs, type TestPerson } from '../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
let owner: TestPerson
beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
  owner = await joinAs(site.api, 'business')
})
afterAll(() => site.close())

const pageOf = async () => `/app/approvals/${await waitingPurchase(site.api, owner)}`

test('the page says which key asks for what, and why, and charges nothing by being opened', async () => {
  const path = await pageOf()
  const page = await site.get(path, owner)
  expect(page.text).toContain('API key “Checkout” would like to spend')
  expect(page.text).toContain('Parcels of today')
  expect(page.text).toMatch(/If nobody answers by \d\d:\d\d UTC on \d+ \p{L}+ \d{4}, the purchase/u)
  expect((await site.get(path, owner)).text).toContain('Yes, pay')
})

test('a yes pays, and the list of purchases names the key', async () => {
  const path = await pageOf()
  expect((await site.post(path, { answer: 'yes' }, owner)).status).toBe(303)
  expect((await site.get(path, owner)).text).toContain('It is paid.')
  const again = await site.post(path, { answer: 'yes' }, owner)
  expect([again.status, again.text]).toEqual([
    409,
    expect.stringContaining('This purchase no longer waits for an answer.'),
  ])
  expect((await site.get('/my-impact/manage/instant', owner)).text).toContain(
    'by the API key “Checkout”',
  )
})

test('a no ends it', async () => {
  const path = await pageOf()
  expect((await site.post(path, { answer: 'no' }, owner)).status).toBe(303)
  expect((await site.get(path, owner)).text).toContain('Nothing was charged, and nothing will be.')
})

test('who may only look is told whom to ask', async () => {
  const path = await pageOf()
  const viewer = await inviteColleague(site.api, owner, 'viewer')
  expect((await site.get(path, viewer)).text).toContain('Please ask an owner')
})
