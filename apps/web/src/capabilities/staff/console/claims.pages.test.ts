import { EnterLot } from '@understory/contracts/proof/supply.ts'
import { CreateIssue } from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { give } from '../../../../../api/src/testing/commerce/gifts.ts'
import { askOutcome, payFor, quote } from '../../../../../api/src/testing/commerce/purchases.ts'
import { joinAs, userIdOf } from '../../../../../api/src/testing/people/people.ts'
import { signInStaff } from '../../../../../api/src/testing/people/staff.ts'
import { aLot, projectOf } from '../../../../../api/src/testing/supply.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
let staff: Awaited<ReturnType<typeof signInStaff>>
let pages: readonly [string, RegExp, string][]
beforeAll(async () => {
  site = await startTestSite()
  const { api } = site
  const owner = await joinAs(api, 'business')
  const { paymentId } = await payFor(
    api,
    owner,
    (await quote(api, { milliTrees: 5_000 }, 'business')).quoteId,
  )
  await askOutcome(api, owner, paymentId)
  staff = await signInStaff(api, 'alder')
  await api.call(EnterLot, { body: aLot(await projectOf(api, 'co2e')) }, staff.bearer)
  const draft = { subject: 'Moss', preview: 'Moss', body: 'Moss grows.' }
  const issue = (await api.call(CreateIssue, { body: draft }, staff.bearer)).data
  const newsletter = `/staff/newsletter/${issue.issueId}`
  pages = [
    [`/staff/users/${await userIdOf(api, owner)}`, /Refund it/, 'do not include refunds'],
    [`/staff/accounts/${owner.accountId}`, /Enter it/, 'do not include what goes into the ledger'],
    ['/staff/supply', /Reverse batch|Save the promise/, 'do not include what goes into the ledger'],
    [newsletter, /Schedule it|Send it now/, 'do not include sending newsletters'],
    [`${newsletter}/send`, /Send it to \d/, 'do not include sending newsletters'],
  ]
})
afterAll(() => site.close())

test('staff see no form that would be refused for want of a claim, but why it is not there', async () => {
  const support = await signInStaff(site.api, 'juniper')
  for (const [path, form, why] of pages) {
    const allowed = await site.get(path, staff)
    expect([path, allowed.status, form.test(allowed.text), allowed.text.includes(why)]).toEqual([
      path,
      200,
      true,
      false,
    ])
    const { status, text } = await site.get(path, support)
    expect([path, status, form.test(text), text.includes(why)]).toEqual([path, 200, false, true])
  }
})

test('staff find a gift by who it is for, and its certificate', async () => {
  const giver = await joinAs(site.api, 'personal')
  const { gift } = await give(site.api, giver)
  const path = `/staff/users/${await userIdOf(site.api, giver)}`
  const { text, html } = await site.get(path, staff)
  expect(text).toContain(`Gift for ${gift.recipient}`)
  expect(html).toContain(`/verify/${gift.certificateId}`)
})
