import { RequestPasswordReset } from '@understory/contracts/people/accounts/sign-in.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailTo } from '../../../../api/src/testing/emails.ts'
import { cookieOf, joinAs, type TestPerson } from '../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../testing/start-test-site.ts'

let site: TestSite
let person: TestPerson
let token: string
beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
  person = await joinAs(site.api, 'personal')
  const { email } = person
  await site.api.call(RequestPasswordReset, { body: { email } })
  token = (await emailTo(site.api, email, /reset\?token=([\w-]+)/))[1] ?? ''
})
afterAll(() => site.close())

const RESET = '/login/reset-password'
const password = 'sphagnum under the birches'

test.each([
  [
    '/contact-us',
    () => ({
      topic: 'press',
      name: 'Hazel',
      email: 'hazel@meadow.example',
      message: 'May I visit the mangroves?',
    }),
    '/contact-us?sent',
    'We have your message',
  ],
  [
    '/newsletter',
    () => ({ email: 'hazel@meadow.example' }),
    '/newsletter?sent',
    'look in your mailbox',
  ],
  [RESET, () => ({ email: person.email }), `${RESET}?sent`, 'Look in your mailbox'],
  [
    `${RESET}/reset`,
    () => ({ token, password, repeat: password }),
    '/login?reset',
    'Your new password is set.',
  ],
])(
  'what a form at %s did is said to who sent it, and to nobody else at that address',
  async (path, fields, leadsTo, says) => {
    const sent = await site.post(path, fields())
    expect([sent.status, sent.location]).toEqual([303, leadsTo])
    const cookie = cookieOf(sent.headers)
    expect((await site.get(leadsTo, { cookie })).text).toContain(says)
    const [page = ''] = leadsTo.split('?')
    expect((await site.get(page, { cookie })).text).not.toContain(says)
    expect((await site.get(leadsTo)).text).not.toContain(says)
  },
)
