import { Join } from '@understory/contracts/people/accounts/accounts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invite, joinWithoutAccount } from '../../../../../../api/src/testing/people/colleagues.ts'
import { cookieOf, joinAs, PASSWORD } from '../../../../../../api/src/testing/people/people.ts'
import { chooseIdentity } from '../../../../../../api/src/testing/people/sign-in.ts'
import { startTestSite, type TestSite } from '../../../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
})
afterAll(() => site.close())

const invitationOf = async (email: string) => {
  const owner = await joinAs(site.api, 'business')
  const token = await invite(site.api, owner, { email, role: 'member' })
  return `/invitation?token=${token}`
}

describe('someone who was invited', () => {
  test('joins with the invited email, is not asked for whom, and comes back to the invitation', async () => {
    const next = await invitationOf('invited@understory.test')
    const page = await site.get(`/join?next=${encodeURIComponent(next)}`)
    expect(page.text).toContain('accept the invitation of Analytical Engines Ltd')
    expect(page.html).toContain('value="invited@understory.test"')
    expect(page.text).not.toContain('Who is it for?')
    const { cookie } = await joinWithoutAccount(site.api)
    const again = await site.get(`/join?next=${encodeURIComponent(next)}`, { cookie })
    expect(again.location).toBe(next)
  })

  test('with a personal account sees what to do, and no button that would be refused', async () => {
    const person = await joinAs(site.api, 'personal')
    const page = await site.get(await invitationOf(person.email), person)
    expect(page.text).toContain('already has a personal account here')
    expect(page.text).toContain('ask Ada Lovelace to invite another address of yours')
    expect(page.text).not.toContain('Accept the invitation')
  })
})

test.each(['/my-impact/account/data', '/my-impact/account/security'])(
  'someone who holds no account reaches %s',
  async (path) => {
    const { cookie } = await joinWithoutAccount(site.api)
    expect((await site.get(path, { cookie })).status).toBe(200)
    expect((await site.get('/join/your-details', { cookie })).html).toContain(
      'href="/my-impact/account/data"',
    )
  },
)

const WORKFORCE = '/app/business/workforce/recurring/setup'

describe('joining with a provider', () => {
  const form = { provider: 'google', accountType: 'business', next: WORKFORCE, origin: 'signUp' }

  test('asks to accept the terms first, and preserves the choice', async () => {
    const refused = await site.post('/join', { ...form, email: 'ash@understory.test' })
    expect(refused.status).toBe(400)
    expect(refused.problemOf('acceptTerms')).toBe('Please accept the terms and conditions.')
    expect(refused.html).toContain('value="ash@understory.test"')
    const [chosen] = /<input[^>]*value="business"[^>]*>/.exec(refused.html) ?? []
    expect(chosen).toContain('checked')
  })

  test('carries the chosen kind of account to the details', async () => {
    const started = await site.post('/join', { ...form, acceptTerms: 'on' })
    expect(started.status).toBe(303)
    const email = 'ash-google@understory.test'
    const identity = { persona: 'own', name: 'Ash Meadow', email } as const
    const back = await chooseIdentity(started.location ?? '', identity)
    const headers = { cookie: cookieOf(started.headers) }
    const answer = await site.send(new Request(back, { headers }))
    expect(answer.location).toContain('/join/your-details')
    const details = new URL(answer.location ?? '')
    const page = await site.get(details.pathname + details.search, {
      cookie: cookieOf(answer.headers),
    })
    const [chosen] = /<input[^>]*value="business"[^>]*>/.exec(page.html) ?? []
    expect(chosen).toContain('checked')
    expect(page.html).toMatch(/name="firstname"[^>]*value="Ash"/)
    expect(page.html).toMatch(/name="lastname"[^>]*value="Meadow"/)
  })

  test('is not to be had by following or posting to an address that asks nothing', async () => {
    const answer = await site.post('/join/google', { intent: 'join', accountType: 'business' })
    const identity = { persona: 'own', name: 'Elm', email: 'elm-google@understory.test' } as const
    const back = await chooseIdentity(answer.location ?? '', identity)
    const headers = { cookie: cookieOf(answer.headers) }
    const { location } = await site.send(new Request(back, { headers }))
    expect(location).toContain('error=signup_disabled')
  })
})

test.each([
  ['personal', 'business', 'This email already has a personal account.'],
  ['business', 'personal', 'This email already has a business account.'],
] as const)(
  'an email with a %s account cannot join as %s, and learns which it has',
  async (has, wants, sentence) => {
    const { email } = await joinAs(site.api, has)
    const page = await site.post('/join', {
      email,
      password: PASSWORD,
      acceptTerms: 'on',
      accountType: wants,
    })
    expect(page.status).toBe(409)
    expect(page.text).toContain(sentence)
    expect(page.text).toContain('Join with another email')
    const body = { email, password: PASSWORD, acceptTerms: true as const, accountType: has }
    expect((await site.api.call(Join, { body })).refusal.code).toBe('ACCOUNT_EXISTS')
  },
)

describe('someone whose account does not match what they choose', () => {
  const details = {
    firstname: 'Ash',
    lastname: 'Meadow',
    country: 'GB',
    defaultCurrency: 'GBP',
    accountType: 'personal',
  }

  test('is warned before the account is opened, and may go on after that', async () => {
    const newcomer = await joinWithoutAccount(site.api)
    for (const next of [WORKFORCE, '/app/payment?quote=1&kind=business']) {
      const warned = await site.post('/join/your-details', { ...details, next }, newcomer)
      expect(warned.status).toBe(409)
      expect(warned.problemOf('accountType')).toContain('What you chose is for a business account')
      expect(warned.html).toContain('value="Meadow"')
    }
    const chosen = new URLSearchParams({ kind: 'personal', next: WORKFORCE })
    const page = await site.get(`/join/your-details?${chosen}`, newcomer)
    const radios = page.html.match(/<input[^>]*type="radio"[^>]*>/g) ?? []
    expect(radios.find((each) => each.includes('personal'))).toContain('checked')
    expect(page.problemOf('accountType')).toContain('What you chose is for a business account')
    const form = { ...details, next: WORKFORCE, warnedOf: 'personal' }
    const opened = await site.post('/join/your-details', form, newcomer)
    expect([opened.status, opened.location]).toEqual([
      303,
      `/join/mismatch?next=${encodeURIComponent(WORKFORCE)}`,
    ])
    const { html } = await site.get(opened.location ?? '', newcomer)
    expect(html).toContain('href="/app/personal/individual/recurring/setup"')
  })

  test('is told so on the setup page, with what to do instead', async () => {
    const person = await joinAs(site.api, 'personal')
    const page = await site.get(WORKFORCE, person)
    expect(page.text).toContain('This is for a business account')
    expect(page.text).toContain('Create a business account')
    expect(page.html).toContain('href="/app/personal/individual/recurring/setup"')
    const mine = await site.get('/app/personal/individual/recurring/setup', person)
    expect(mine.text).not.toContain('This is for a')
  })

  test('can go from there to creating the matching account', async () => {
    const person = await joinAs(site.api, 'personal')
    const form = { next: WORKFORCE, join: 'business' }
    const { status, location } = await site.post('/logout', form, person)
    expect([status, location]).toEqual([
      303,
      `/join?${new URLSearchParams({ kind: 'business', next: WORKFORCE })}`,
    ])
  })
})
