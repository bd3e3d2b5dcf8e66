import { StartImpersonation } from '@understory/contracts/staff/console/staff.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteColleague } from '../../../../../../api/src/testing/people/colleagues.ts'
import {
  cookieOf,
  joinAs,
  type TestPerson,
  userIdOf,
} from '../../../../../../api/src/testing/people/people.ts'
import { signInStaff } from '../../../../../../api/src/testing/people/staff.ts'
import { connectShop, FERN } from '../../../../../../api/src/testing/stores/stores.ts'
import { startTestSite, type TestSite } from '../../../../testing/start-test-site.ts'

let site: TestSite
let company: TestPerson
let acting: Pick<TestPerson, 'cookie'>
let storeId: string
let staff: Pick<TestPerson, 'cookie'>
beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
  company = await joinAs(site.api, 'business')
  await inviteColleague(site.api, company, 'viewer')
  storeId = (await connectShop(site.api, company, FERN)).data.storeId
  const { cookie } = await signInStaff(site.api, 'alder')
  staff = { cookie }
  const body = { email: company.email, reason: 'They asked us to look at a bill.' }
  const begun = await site.api.call(StartImpersonation, { body }, { cookie })
  acting = { cookie: cookieOf(begun.headers) }
})
afterAll(() => site.close())

test.each([
  ['/my-impact/account/members', 'Grace Hopper', /Invite a colleague|>Remove|Save the role/],
  ['/my-impact/account/accounts', 'you are here', /Open another business account|Leave/],
  [
    '/my-impact/account/cards/new',
    'An owner or an admin of the account adds cards',
    /Add the card/,
  ],
] as const)(
  'on behalf of a customer %s has no form that staff are refused',
  async (path, says, form) => {
    const page = await site.get(path, acting)
    expect(page.text).toContain('You act for')
    expect(page.text).toContain(says)
    expect(page.html).not.toMatch(form)
  },
)

test('on behalf of a customer nobody is told to have their role changed', async () => {
  for (const path of [storeId, 'billing']) {
    const page = await site.get(`/my-impact/manage/integrations/${path}`, acting)
    expect(page.text).toContain('You act for a customer, and staff only look at this.')
  }
})

test('staff who come back from Google without signing in are offered no other sign-in method', async () => {
  const page = await site.get('/impersonate?error=access_denied')
  expect(page.text).toContain('Signing in with Google did not work. Please try again.')
  expect(page.text).not.toContain('use your email')
})

test('staff sign a customer out everywhere with a reason, and read beside the field that it is missing', async () => {
  const robbed = await joinAs(site.api, 'personal')
  const page = `/staff/users/${await userIdOf(site.api, robbed)}`
  const without = await site.post(page, { intent: 'sign-out', reason: 'no' }, staff)
  expect([without.status, without.problemOf('sign-out-reason')]).toEqual([
    400,
    expect.stringMatching(/reason/i),
  ])
  const reason = 'Their telephone was stolen.'
  const { status, location } = await site.post(page, { intent: 'sign-out', reason }, staff)
  expect([status, location]).toEqual([303, `${page}?signed-out#sign-out`])
  expect((await site.get(`${page}?signed-out`, staff)).text).toContain('They are signed out')
  expect((await site.get('/my-impact/account/activity', robbed)).status).not.toBe(200)
})
