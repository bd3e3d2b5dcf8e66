import { ListPurchases } from '@understory/contracts/commerce/purchases/purchases.ts'
import {
  IssueToken,
  Join,
  Localise,
  Me,
  SaveDetails,
  SendVerificationEmail,
  SignIn,
  SignOut,
  VerifyEmail,
} from '@understory/contracts/people/accounts/accounts.ts'
import { dictionary } from '@zxcvbn-ts/language-common'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, joinAs, PASSWORD } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { weaknessOf } from './passwords/weakness-of.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { PASSWORD_COST: 'full' } })
})
afterAll(() => api.close())

const join = (email: string, password = PASSWORD) =>
  api.call(Join, { body: { email, password, acceptTerms: true } })

describe('joining', () => {
  test.each([
    ['PASSWORD_TOO_SHORT', 'short'],
    ['PASSWORD_TOO_LONG', 'long enough '.repeat(12)],
    ['PASSWORD_TOO_COMMON', 'password123'],
  ])('is refused with %s', async (code, password) => {
    const answer = await join('weak@understory.test', password)
    expect(answer.status).toBe(400)
    expect(answer.refusal.code).toBe(code)
  })

  test('is refused with each of the 3,000 passwords that breaches show most often', async () => {
    const longEnough = dictionary['passwords-common'].filter((each) => each.length >= 8)
    const mostUsed = longEnough.slice(0, 3_000)
    expect(mostUsed).toHaveLength(3_000)
    const weaknesses = mostUsed.map((each) => weaknessOf(each.toUpperCase()))
    expect(new Set(await Promise.all(weaknesses))).toEqual(new Set(['PASSWORD_TOO_COMMON']))
  })

  test('says which field is wrong, in the words of the specification', async () => {
    const body = { email: 'not an email', password: PASSWORD, acceptTerms: true as const }
    const { status, refusal } = await api.call(Join, { body })
    expect(status).toBe(400)
    expect(refusal.problems).toEqual([
      { field: 'email', message: 'Please use a valid email format' },
    ])
  })

  test('needs the terms to be accepted', async () => {
    const body = { email: 'terms@understory.test', password: PASSWORD, acceptTerms: false as true }
    const { refusal } = await api.call(Join, { body })
    expect(refusal.problems?.[0]).toMatchObject({ field: 'acceptTerms' })
  })

  test('with an email that is taken is refused, however it is written', async () => {
    await join('taken@understory.test')
    const again = await join(' TAKEN@understory.test ')
    expect([again.status, again.refusal.code]).toEqual([409, 'ACCOUNT_EXISTS'])
  })

  test('stores the password as argon2id and nothing else of it', async () => {
    await join('hashed@understory.test')
    const row = await api.deps.db
      .selectFrom('sign_in_method as m')
      .innerJoin('app_user as u', 'u.id', 'm.user_id')
      .select('m.password')
      .where('u.email', '=', 'hashed@understory.test')
      .executeTakeFirstOrThrow()
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  })

  test('refuses a form that another site sends', async () => {
    const body = { email: 'csrf@understory.test', password: PASSWORD, acceptTerms: true as const }
    const answer = await api.call(Join, { body }, { 'sec-fetch-site': 'cross-site' })
    expect([answer.status, answer.refusal.code]).toEqual([403, 'CROSS_SITE'])
  })
})

describe('an account', () => {
  test('opens once, however often the details are sent', async () => {
    const ada = await joinAs(api, 'business')
    const body = {
      accountType: 'business' as const,
      firstname: 'Ada',
      lastname: 'King',
      companyName: 'Another name',
      country: 'GB',
      defaultCurrency: 'EUR' as const,
    }
    const [one, two] = await Promise.all([
      api.call(SaveDetails, { body }, ada.bearer),
      api.call(SaveDetails, { body }, ada.bearer),
    ])
    expect([one.data.uuid, two.data.uuid]).toEqual([ada.accountId, ada.accountId])
    const me = await api.call(Me, {}, ada.bearer)
    expect(me.data).toMatchObject({ lastname: 'King', defaultCurrency: 'EUR' })
    expect(me.data.userAccountRefs).toHaveLength(1)
  })

  test.each([
    ['personal', 'business', 'PERSONAL_EXISTS'],
    ['business', 'personal', 'BUSINESS_EXISTS'],
  ] as const)(
    'of kind %s refuses another of kind %s for the same email',
    async (has, wants, code) => {
      const person = await joinAs(api, has)
      const body = {
        accountType: wants,
        firstname: 'Ada',
        lastname: 'King',
        companyName: 'Engines',
        country: 'GB',
        defaultCurrency: 'GBP' as const,
      }
      const answer = await api.call(SaveDetails, { body }, person.bearer)
      expect([answer.status, answer.refusal.code]).toEqual([409, code])
    },
  )

  test("someone else's account cannot be named in the account header, nor one that does not exist", async () => {
    const [mine, theirs] = [await joinAs(api, 'personal'), await joinAs(api, 'personal')]
    const ask = (uuid: string) =>
      api.call(ListPurchases, {}, { ...mine.bearer, 'x-account-uuid': uuid })
    const foreign = await ask(theirs.accountId)
    const missing = await ask('00000000-0000-4000-8000-000000000000')
    expect(foreign.refusal).toEqual(missing.refusal)
    expect(foreign.status).toBe(403)
    expect((await ask(mine.accountId)).status).toBe(200)
  })
})

describe('signing in', () => {
  test('answers alike for a wrong password and an unknown email', async () => {
    await join('known@understory.test')
    const attempt = (email: string) =>
      api.call(SignIn, { body: { email, password: 'not the password' } })
    const [wrong, unknown] = [
      await attempt('known@understory.test'),
      await attempt('nobody@understory.test'),
    ]
    expect([wrong.status, wrong.refusal]).toEqual([unknown.status, unknown.refusal])
    expect(wrong.refusal.code).toBe('BAD_CREDENTIALS')
  })

  test('is refused after ten attempts for one email, exactly, also when they come at once', async () => {
    const attempt = () =>
      api.call(SignIn, { body: { email: 'flood@understory.test', password: 'guess guess' } })
    const answers = await Promise.all(Array.from({ length: 25 }, attempt))
    const codes = answers.map(({ refusal }) => refusal.code)
    expect(codes.filter((code) => code === 'BAD_CREDENTIALS')).toHaveLength(10)
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(15)
  })

  test('out ends the tokens of the session at once', async () => {
    const ada = await joinAs(api, 'personal')
    expect((await api.call(Me, {}, ada.bearer)).status).toBe(200)
    await api.call(SignOut, {}, { cookie: ada.cookie })
    const after = await api.call(Me, {}, ada.bearer)
    expect([after.status, after.refusal.code]).toEqual([401, 'TOKEN_EXPIRED'])
    expect((await api.call(IssueToken, {}, { cookie: ada.cookie })).status).toBe(401)
  })

  test.each([
    ['nothing', {}],
    ['a made-up token', { authorization: 'Bearer a.b.c' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
  ])('is asked for when a call carries %s', async (_, headers) => {
    const answer = await api.call(Me, {}, headers as Record<string, string>)
    expect([answer.status, answer.refusal.code]).toEqual([401, 'SIGN_IN_REQUIRED'])
  })

  test('in again works with the right password', async () => {
    const ada = await joinAs(api, 'personal')
    const signedIn = await api.call(SignIn, { body: { email: ada.email, password: PASSWORD } })
    expect(signedIn.status).toBe(204)
    for (const password of [` ${PASSWORD}`, `${PASSWORD} `, PASSWORD.toUpperCase()]) {
      const other = await api.call(SignIn, { body: { email: ada.email, password } })
      expect(other.refusal.code).toBe('BAD_CREDENTIALS')
    }
    const token = await api.call(IssueToken, {}, { cookie: cookieOf(signedIn.headers) })
    expect(token.data.user.email).toBe(ada.email)
  })
})

describe('the email', () => {
  test('is verified by the link of the email, which does no harm twice', async () => {
    const ada = await joinAs(api, 'personal')
    await api.work()
    const message = await waitForEmail(ada.email)
    const token = /verify-email\?token=([^\s"&]+)/.exec(message)?.[1] ?? ''
    const verify = () => api.call(VerifyEmail, { body: { token: decodeURIComponent(token) } })
    expect((await verify()).status).toBe(204)
    expect((await verify()).status).toBe(204)
    expect((await api.call(Me, {}, ada.bearer)).data.emailVerified).toBe(true)
  })

  test('is not verified by a made-up link', async () => {
    const answer = await api.call(VerifyEmail, { body: { token: 'made.up.token' } })
    expect([answer.status, answer.refusal.code]).toEqual([400, 'BAD_VERIFICATION_LINK'])
  })

  test('email can be asked for three times an hour', async () => {
    const ada = await joinAs(api, 'personal')
    const ask = () => api.call(SendVerificationEmail, {}, ada.bearer)
    const statuses = [await ask(), await ask(), await ask(), await ask()].map(
      ({ status }) => status,
    )
    expect(statuses).toEqual([202, 202, 202, 429])
  })
})

describe('where a visitor is', () => {
  test.each([
    ['en-US,en;q=0.9', { country: 'US', currency: 'USD' }],
    ['de-DE', { country: 'DE', currency: 'EUR' }],
    ['fr', { country: 'GB', currency: 'GBP' }],
    ['xx-ZZ', { country: 'GB', currency: 'GBP' }],
  ])('is read from the language %s', async (language, expected) => {
    const { data } = await api.call(Localise, {}, { 'accept-language': language })
    expect(data).toEqual({ deviceIp: '198.51.100.7', ...expected })
  })

  test('is not believed from a proxy header when no proxy is trusted', async () => {
    const { data } = await api.call(Localise, {}, { 'cf-ipcountry': 'US' })
    expect(data.country).toBe('GB')
  })
})

async function waitForEmail(to: string): Promise<string> {
  const { url } = api.sandbox
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { messages } = await readJson<{ messages: { id: string }[] }>(
      `${url}/mailbox/messages?to=${to}`,
    )
    const [message] = messages
    if (message) {
      const path = `${url}/mailbox/messages/${encodeURIComponent(message.id)}`
      return (await readJson<{ text: string }>(path)).text
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no email to ${to}`)
}

async function readJson<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T
}
