import { Me } from '@understory/contracts/people/accounts/accounts.ts'
import { ChangeEmail, RequestPasswordReset } from '@understory/contracts/people/accounts/sign-in.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailTo } from '../../../../../api/src/testing/emails.ts'
import { joinAs, PASSWORD } from '../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
})
afterAll(() => site.close())

test.each([
  ['/login/reset-password/reset', 'This recovery link is not valid any more'],
  ['/confirm-email', 'This link is no longer valid'],
  ['/verify-email', 'This link is no longer valid'],
  ['/join/choose-password', 'This link is no longer valid'],
])('%s says of a wrong link that it is wrong before anything is typed', async (path, says) => {
  const page = await site.get(`${path}?token=made-up`)
  expect(page.text).toContain(says)
  expect(page.html).not.toContain('name="token"')
})

test('a recovery link can be opened as often as someone likes before it is used', async () => {
  const { email } = await joinAs(site.api, 'personal')
  await site.api.call(RequestPasswordReset, { body: { email } })
  const [, token = ''] = await emailTo(site.api, email, /reset\?token=([\w-]+)/)
  const address = `/login/reset-password/reset?token=${token}`
  for (const time of ['first', 'second'])
    expect([time, (await site.get(address)).status]).toEqual([time, 200])
  const form = { token, password: 'sphagnum under the birches' }
  const weak = await site.post(address, { ...form, password: 'a', repeat: 'a' })
  expect([weak.status, weak.text]).toEqual([400, expect.stringContaining('Choose a new password')])
  const done = await site.post(address, { ...form, repeat: form.password })
  expect([done.status, done.location]).toEqual([303, '/login?reset'])
  expect((await site.get(address)).text).toContain('not valid any more')
})

test('a mail scanner that opens the link of a new account verifies nothing; its owner does', async () => {
  const person = await joinAs(site.api, 'personal')
  const [, token = ''] = await emailTo(site.api, person.email, /verify-email\?token=([\w.-]+)/)
  const address = `/verify-email?token=${token}`
  const isVerified = async () =>
    (await site.api.call(Me, {}, person.bearer)).data.emailVerified === true
  const other = await joinAs(site.api, 'personal')
  for (const opened of [await site.get(address), await site.get(address, other)]) {
    expect(opened.text).toContain(`Is ${person.email} yours?`)
    expect(await isVerified()).toBe(false)
  }
  const pressed = await site.post(address, { token })
  expect([pressed.status, await isVerified()]).toEqual([200, true])
  expect(pressed.text).toContain('Your email is verified')
})

test('the link of a new account verifies at once where its owner is signed in', async () => {
  const person = await joinAs(site.api, 'personal')
  const [, token = ''] = await emailTo(site.api, person.email, /verify-email\?token=([\w.-]+)/)
  const opened = await site.get(`/verify-email?token=${token}`, person)
  expect(opened.text).toContain('Your email is verified')
  expect((await site.api.call(Me, {}, person.bearer)).data.emailVerified).toBe(true)
})

test('a link that changes the email names the new one, and is used up afterwards', async () => {
  const person = await joinAs(site.api, 'personal')
  const email = 'moved@understory.test'
  await site.api.call(ChangeEmail, { body: { email, password: PASSWORD } }, person.bearer)
  const [, token = ''] = await emailTo(site.api, email, /confirm-email\?token=([\w.-]+)/)
  const address = `/confirm-email?token=${token}`
  expect((await site.get(address)).text).toContain(`Use ${email} from now on?`)
  const done = await site.post(address, { token })
  expect([done.status, done.text]).toEqual([200, expect.stringContaining('Your email is changed')])
  expect((await site.get(address)).text).toContain('This link is no longer valid')
})

test('signing out is offered to who is signed in, and to nobody else', async () => {
  const person = await joinAs(site.api, 'personal')
  expect((await site.get('/logout', person)).text).toContain('Sign out?')
  const stranger = await site.get('/logout')
  expect(stranger.text).toContain('You are signed out')
  expect(stranger.text).not.toContain('Sign out?')
})

test('a form that comes when its session has ended is not lost: it is shown, and sent again after signing in', async () => {
  const person = await joinAs(site.api, 'business')
  await site.post('/logout', {}, person)
  const path = '/my-impact/account/members'
  const form = { intent: 'invite', email: 'fern@meadow.example', role: 'viewer', password: 'moss' }
  for (const cookie of [person.cookie, '']) {
    const page = await site.post(path, form, { cookie })
    expect([page.status, page.text]).toEqual([401, expect.stringContaining('This is not sent yet')])
    expect(page.html).toContain('<title>Not sent yet')
    expect(page.text).toContain('Email fern@meadow.example Role viewer')
    expect(page.html).toContain(`action="${path}" method="post"><input type="hidden"`)
    expect(page.headers.get('cache-control')).toContain('private')
    expect(page.html).toContain('<input type="hidden" name="intent" value="invite"/>')
    expect(page.html).not.toContain('moss')
  }
  const empty = await site.post(path, { intent: 'invite' }, person)
  expect(empty.location).toContain('/logout?expired=true')
  const elsewhere = await site.post('/join/your-details', { firstname: 'Ada' }, person)
  expect(elsewhere.location).toContain('/logout?expired=true')
})
