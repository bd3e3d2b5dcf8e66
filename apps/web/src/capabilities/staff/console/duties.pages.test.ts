import { EnterLot } from '@understory/contracts/proof/supply.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { give } from '../../../../../api/src/testing/commerce/gifts.ts'
import { askOutcome, payFor, quote } from '../../../../../api/src/testing/commerce/purchases.ts'
import { joinAs, userIdOf } from '../../../../../api/src/testing/people/people.ts'
import { signInStaff } from '../../../../../api/src/testing/people/staff.ts'
import { aLot, projectOf } from '../../../../../api/src/testing/supply.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
let staff: Awaited<ReturnType<typeof signInStaff>>
let others: Record<'juniper' | 'oak', typeof staff>
/** By who may open it: its path, its form, and why the form is not there. */
let pages: readonly ['juniper' | 'oak', string, RegExp, string][]
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
  others = { juniper: await signInStaff(api, 'juniper'), oak: await signInStaff(api, 'oak') }
  await api.call(EnterLot, { body: aLot(await projectOf(api, 'co2e')) }, staff.bearer)
  const ledger = 'does not include entering anything in the ledger'
  pages = [
    [
      'juniper',
      `/staff/users/${await userIdOf(api, owner)}`,
      /Refund it/,
      'does not include refunds',
    ],
    ['juniper', `/staff/accounts/${owner.accountId}`, /Enter it/, ledger],
    ['oak', '/staff/supply', /Reverse batch|Save the promise/, ledger],
  ]
})
afterAll(() => site.close())

test('staff see no form that would be refused for their role, but why it is not there', async () => {
  for (const [persona, path, form, why] of pages) {
    const allowed = await site.get(path, staff)
    expect([path, allowed.status, form.test(allowed.text), allowed.text.includes(why)]).toEqual([
      path,
      200,
      true,
      false,
    ])
    const { status, text } = await site.get(path, others[persona])
    expect([path, status, form.test(text), text.includes(why)]).toEqual([path, 200, false, true])
  }
})

test('a page that is not part of the role says so, and no work of others is shown', async () => {
  const { status, text } = await site.get('/staff/newsletter', others.juniper)
  expect(status).toBe(403)
  expect(text).toContain('Your staff role does not include this.')
})

test('staff find a gift by who it is for, and its certificate', async () => {
  const giver = await joinAs(site.api, 'personal')
  const { gift } = await give(site.api, giver)
  const path = `/staff/users/${await userIdOf(site.api, giver)}`
  const { text, html } = await site.get(path, staff)
  expect(text).toContain(`Gift for ${gift.recipient}`)
  expect(html).toContain(`/verify/${gift.certificateId}`)
})
