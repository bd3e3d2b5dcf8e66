import { VerifyEmail } from '@understory/contracts/people/accounts/accounts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmUrl } from '../../../../../api/src/capabilities/site/newsletter/links.ts'
import { emailTo } from '../../../../../api/src/testing/emails.ts'
import { joinAs, type TestPerson } from '../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

const NOTIFICATIONS = '/my-impact/account/notifications'
const ALREADY = 'You get our newsletter at this address already.'

let site: TestSite
let ada: TestPerson
beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
  ada = await joinAs(site.api, 'personal')
})
afterAll(() => site.close())

const isOn = async () =>
  /name="newsletter"[^>]*checked|checked[^>]*name="newsletter"/.test(
    (await site.get(NOTIFICATIONS, ada)).html,
  )
const choose = (fields: Record<string, string>) => site.post(NOTIFICATIONS, fields, ada)

test('with an email that is not verified, switching it on asks for a link first', async () => {
  expect((await choose({ newsletter: 'on' })).location).toBe(`${NOTIFICATIONS}?saved&asked`)
  expect(await isOn()).toBe(false)
})

test('with a verified email it is switched on and off among the notifications', async () => {
  const [, token = ''] = await emailTo(site.api, ada.email, /verify-email\?token=([\w.-]+)/)
  await site.api.call(VerifyEmail, { body: { token } })
  expect((await choose({ newsletter: 'on' })).location).toBe(`${NOTIFICATIONS}?saved`)
  expect(await isOn()).toBe(true)
  expect((await choose({})).location).toBe(`${NOTIFICATIONS}?saved`)
  expect(await isOn()).toBe(false)
  await choose({ newsletter: 'on' })
})

test('a duplicate is said beside the field to its owner, and to nobody else', async () => {
  const own = await site.post('/newsletter', { email: ` ${ada.email.toUpperCase()} ` }, ada)
  expect([own.status, own.problemOf('email')]).toEqual([409, ALREADY])
  const others = await site.post('/newsletter', { email: ada.email })
  expect([others.status, others.location]).toEqual([303, '/newsletter?sent'])
})

test('a link is asked about once, and what it did is said', async () => {
  const path = (await confirmUrl(site.api.deps, 'hazel@meadow.example')).replace(
    site.api.deps.config.origin,
    '',
  )
  expect((await site.get(path)).text).toContain('would come to h…@meadow.example')
  expect((await site.get(path)).text).toContain('Would you like our newsletter?')
  expect((await site.post(path, {})).text).toContain('You are on the list')
  const again = await site.post(path, {})
  expect([again.status, again.text]).toEqual([409, expect.stringContaining(ALREADY)])
  const forged = await site.post(`${path}AAAA`, {})
  expect([forged.status, forged.text]).toEqual([
    400,
    expect.stringContaining('This link is no longer valid'),
  ])
})
