import { afterAll, beforeAll, expect, test } from 'vitest'
import { callPublicApi } from '../../../../../api/src/testing/people/api-keys.ts'
import { inviteColleague } from '../../../../../api/src/testing/people/colleagues.ts'
import { joinAs, PASSWORD, type TestPerson } from '../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'
import { API_KEYS_PATH } from './api-keys-path.ts'

let site: TestSite
let owner: TestPerson
beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
  owner = await joinAs(site.api, 'business')
})
afterAll(() => site.close())

const SECRET = /urk_live_[0-9A-Za-z]{38}/
const NEW_KEY = { intent: 'create', name: 'Reports', 'may-impact:read': 'on', expires: '90' }

test('a key is made by a form, shown once, works, and gets a new secret', async () => {
  const made = await site.post(API_KEYS_PATH, NEW_KEY, owner)
  const [secret = ''] = SECRET.exec(made.text) ?? []
  expect((await callPublicApi(site.api, '/v1/impact', { key: secret })).status).toBe(200)
  const later = await site.get(API_KEYS_PATH, owner)
  expect(later.text).toContain('Reports')
  expect(later.html).not.toMatch(SECRET)
  const [, keyId = ''] = /id="key-([0-9a-f-]+)"/.exec(later.html) ?? []
  const rotated = await site.post(API_KEYS_PATH, { intent: 'rotate', keyId, overlap: '0' }, owner)
  const [second = ''] = SECRET.exec(rotated.text) ?? []
  const statusWith = async (key: string) =>
    (await callPublicApi(site.api, '/v1/impact', { key })).status
  expect([second === secret, await statusWith(secret), await statusWith(second)]).toEqual([
    false,
    401,
    200,
  ])
  const revoked = await site.post(API_KEYS_PATH, { intent: 'revoke', keyId }, owner)
  expect(revoked.status).toBe(303)
  expect((await site.get(API_KEYS_PATH, owner)).text).toContain('Keys that no longer work')
  expect(await statusWith(second)).toBe(401)
})

test('a key of the test account is marked where it is listed', async () => {
  const made = await site.post(API_KEYS_PATH, { ...NEW_KEY, name: 'Trial', mode: 'test' }, owner)
  const [secret = ''] = /urk_test_[0-9A-Za-z]{38}/.exec(made.text) ?? []
  const answer = await callPublicApi(site.api, '/v1/impact', { key: secret })
  expect([answer.status, answer.headers.get('understory-mode')]).toEqual([200, 'test'])
  expect(await site.get(API_KEYS_PATH, owner)).toMatchObject({
    text: expect.stringMatching(/Trial\s*Test/),
  })
})

test('a form that is refused keeps what was typed and ticked', async () => {
  const form = { ...NEW_KEY, name: '', networks: 'the office' }
  const page = await site.post(API_KEYS_PATH, form, owner)
  expect(page.status).toBe(400)
  expect(page.problemOf('new-name')).toBe('Please give the key a name.')
  expect(page.problemOf('new-networks')).toBe(
    'Please give addresses or networks, such as 203.0.113.7 or 203.0.113.0/24.',
  )
  expect(page.html).toMatch(
    /<input[^>]*name="may-impact:read"[^>]*checked|checked[^>]*name="may-impact:read"/,
  )
  expect(page.html).toContain('the office')
})

const SPENDING = {
  'may-purchases:write': 'on',
  limitCurrency: 'GBP',
  perPurchaseMinor: '50',
  perDayMinor: '200',
  perMonthMinor: '1,000',
  approveAboveMinor: '0',
}

test('a key that buys is made with its limits and the password, and says what it may spend', async () => {
  const form = { ...NEW_KEY, ...SPENDING, name: 'Checkout' }
  const refused = await site.post(API_KEYS_PATH, form, owner)
  expect(refused.status).toBe(400)
  expect(refused.problemOf('new-currentPassword')).toBe('Your current password is not right.')
  const odd = await site.post(API_KEYS_PATH, { ...form, perDayMinor: 'much' }, owner)
  expect(odd.problemOf('new-perDayMinor')).toBe('Please use a number, for example 2.5.')
  expect(odd.html).toContain('value="much"')
  const made = await site.post(API_KEYS_PATH, { ...form, currentPassword: PASSWORD }, owner)
  expect(made.text).toMatch(SECRET)
  expect((await site.get(API_KEYS_PATH, owner)).text).toContain(
    '£50.00 a purchase, £200.00 a day, £1,000.00 a month; asks above £0.00',
  )
})

test('a member reads who manages the keys, and sees none', async () => {
  const member = await inviteColleague(site.api, owner, 'member')
  await site.post(API_KEYS_PATH, NEW_KEY, owner)
  const page = await site.get(API_KEYS_PATH, member)
  expect(page.text).toContain('Owners and admins of the account manage its keys.')
  expect(page.text).not.toContain('Reports')
})

test('the guide shows each call with an example that can be copied', async () => {
  const page = await site.get('/developers')
  expect(page.text).toContain('/v1/emission-factors?words=natural+gas')
  expect(page.text).toContain('POST /v1/household-estimates')
})
