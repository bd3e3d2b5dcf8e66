import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import {
  IssueToken,
  Join,
  Me,
  SignIn,
  SignOut,
  VerifyEmail,
} from '@understory/contracts/people/accounts/accounts.ts'
import { ChooseFirstPassword, ClaimAccount } from '@understory/contracts/people/accounts/guests.ts'
import {
  ChangeEmail,
  ChangePassword,
  ConfirmEmail,
  EndAllSessions,
  EndSession,
  ListSessions,
  RequestPasswordReset,
  ResetPassword,
  StartSocialSignIn,
} from '@understory/contracts/people/accounts/sign-in.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emailTo } from '../../../../testing/emails.ts'
import { startForgedSignIn } from '../../../../testing/people/forged-sign-in.ts'
import { cookieOf, joinAs, PASSWORD, type TestPerson } from '../../../../testing/people/people.ts'
import {
  bearerOf,
  chooseIdentity,
  followCallback,
  signInWith,
} from '../../../../testing/people/sign-in.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ANOTHER = 'sphagnum under the birches'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 20 })
  await api.work()
})
afterAll(() => api.close())

let count = 0
const someone = () => {
  count += 1
  return { persona: 'own' as const, name: 'Ash Meadow', email: `ash-${count}@people.example` }
}
const signIn = (email: string, password = PASSWORD) =>
  api.call(SignIn, { body: { email, password } })
const verify = (email: string) =>
  api.deps.db
    .updateTable('app_user')
    .set({ email_verified: true })
    .where('email', '=', email)
    .execute()

describe.each(['google', 'facebook'] as const)('with %s', (provider) => {
  test('someone new joins, and signs in again as the same person', async () => {
    const who = someone()
    const joined = await signInWith(api, provider, who, true)
    expect(joined.location.pathname).toBe('/done')
    const me = await api.call(Me, {}, await bearerOf(api, joined.cookie))
    expect(me.data).toMatchObject({ email: who.email, emailVerified: provider === 'google' })
    expect(me.data).toMatchObject({ firstname: 'Ash', lastname: 'Meadow' })
    const again = await signInWith(api, provider, who)
    const same = await api.call(Me, {}, await bearerOf(api, again.cookie))
    expect(same.data.uuid).toBe(me.data.uuid)
  })

  test('nobody joins who only meant to sign in', async () => {
    const { location } = await signInWith(api, provider, someone())
    expect([location.pathname, location.searchParams.get('error')]).toEqual([
      '/failed',
      'signup_disabled',
    ])
  })

  test('someone who refuses there comes back with that', async () => {
    const { location } = await signInWith(api, provider, { persona: 'refuse' }, true)
    expect(location.searchParams.get('error')).toBe('access_denied')
  })

  test('an email whose owner never verified it is not taken over', async () => {
    const squatter = await joinAs(api, 'personal')
    const who = { persona: 'own' as const, name: 'The Owner', email: squatter.email }
    const { location, cookie } = await signInWith(api, provider, who, true)
    expect(location.searchParams.get('error')).toBe('account_not_linked')
    expect(cookie).not.toContain('session_token')
  })

  test('an answer without the state it was asked with opens nothing', async () => {
    const body = {
      provider,
      isJoining: true,
      acceptTerms: true as const,
      donePath: '/done',
      failedPath: '/failed',
    }
    const started = await api.call(StartSocialSignIn, { body })
    const back = await chooseIdentity(started.data.url, someone())
    const { location, cookie } = await followCallback(api, back, '')
    expect(location.searchParams.get('error')).toBeTruthy()
    expect(cookie).not.toContain('session_token')
    const forged = new URL(back)
    forged.searchParams.set('code', 'made-up')
    const second = await followCallback(api, forged.href, cookieOf(started.headers))
    expect(second.location.searchParams.get('error')).toBeTruthy()
  })
})

test('Facebook without an email says so', async () => {
  const { location } = await signInWith(api, 'facebook', { persona: 'fern' }, true)
  expect(location.searchParams.get('error')).toBe('email_not_found')
})

test('an answer of one provider opens nothing at the address of another', async () => {
  const body = { provider: 'google', isJoining: true, acceptTerms: true } as const
  const ways = { donePath: '/done', failedPath: '/failed' }
  const started = await api.call(StartSocialSignIn, { body: { ...body, ...ways } })
  const back = await chooseIdentity(started.data.url, { persona: 'hazel' })
  const elsewhere = back.replace('/callback/google', '/callback/facebook')
  expect(elsewhere).not.toBe(back)
  const { location, cookie } = await followCallback(api, elsewhere, cookieOf(started.headers))
  expect(location.pathname).not.toBe('/done')
  expect(cookie).not.toContain('session_token')
})

test('an id token that was made for another sign-in opens nothing', async () => {
  const body = { provider: 'google', isJoining: true, acceptTerms: true } as const
  const ways = { donePath: '/done', failedPath: '/failed' }
  const started = await api.call(StartSocialSignIn, { body: { ...body, ...ways } })
  const url = new URL(started.data.url)
  expect(url.searchParams.get('nonce')).toMatch(/^.{20,}$/)
  url.searchParams.set('nonce', 'of-another-sign-in')
  const back = await chooseIdentity(url.href, { persona: 'hazel' })
  const { location, cookie } = await followCallback(api, back, cookieOf(started.headers))
  expect(location.pathname).not.toBe('/done')
  expect(cookie).not.toContain('session_token')
})

describe('an id token on its way', () => {
  let forger: Awaited<ReturnType<typeof startForgedSignIn>>
  let own: TestApi
  beforeAll(async () => {
    forger = await startForgedSignIn()
    own = await startTestApi({ env: { SIGN_IN_SANDBOX_URL: forger.url } })
    forger.reach(own.sandbox.url)
  })
  afterAll(async () => {
    await own.close()
    await forger.close()
  })

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object
  const [SOMEONE, SIGNED] = [{ sub: 'google-alder' }, { alg: 'RS256', kid: 'sandbox' }]

  test.each<[string, (token: string) => string]>([
    [
      'without a signature',
      (token) => `${part({ alg: 'none' })}.${part({ ...claimsOf(token), ...SOMEONE })}.`,
    ],
    [
      'changed under its signature',
      (token) => {
        const [head = '', , signature = ''] = token.split('.')
        return `${head}.${part({ ...claimsOf(token), ...SOMEONE })}.${signature}`
      },
    ],
    [
      'signed by a key that is not the issuer’s',
      (token) => {
        const text = `${part(SIGNED)}.${part(claimsOf(token))}`
        return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`
      },
    ],
    [
      'signed by the secret of the client',
      (token) => {
        const text = `${part({ alg: 'HS256' })}.${part(claimsOf(token))}`
        return `${text}.${createHmac('sha256', 'secret').update(text).digest('base64url')}`
      },
    ],
  ])('%s opens nothing', async (_, forge) => {
    forger.forgeBy(forge)
    const { location, cookie } = await signInWith(own, 'google', { persona: 'hazel' }, true)
    expect(cookie).not.toContain('session_token')
    expect(location.pathname).not.toBe('/done')
  })

  test('as it was issued signs in', async () => {
    forger.forgeBy((token) => token)
    const { cookie } = await signInWith(own, 'google', { persona: 'hazel' }, true)
    expect(cookie).toContain('session_token')
  })
})

test('no access or refresh token of a provider is stored, after joining and after signing in again', async () => {
  const who = { persona: 'own' as const, name: 'Moss Fell', email: 'moss@understory.test' }
  for (const isJoining of [true, false]) {
    await signInWith(api, 'google', who, isJoining)
    const method = await api.deps.db
      .selectFrom('sign_in_method as m')
      .innerJoin('app_user as u', 'u.id', 'm.user_id')
      .select(['provider_id', 'access_token', 'refresh_token'])
      .where('u.email', '=', who.email)
      .executeTakeFirstOrThrow()
    expect(method).toEqual({ provider_id: 'google', access_token: null, refresh_token: null })
  }
})

test('Google is another sign-in method for a person whose email both sides verified', async () => {
  const person = await joinAs(api, 'personal')
  await verify(person.email)
  const who = { persona: 'own' as const, name: 'Ada', email: person.email }
  const { cookie } = await signInWith(api, 'google', who)
  const me = await api.call(Me, {}, await bearerOf(api, cookie))
  expect(me.data.userPreference.activeAccount?.uuid).toBe(person.accountId)
})

describe('who joined with the address of someone else', () => {
  const linkTo = async ({ email }: TestPerson) =>
    (await emailTo(api, email, /verify-email\?token=([\w.-]+)/))[1] ?? ''
  const signInByPassword = ({ email }: TestPerson) =>
    api.call(SignIn, { body: { email, password: PASSWORD } })
  const byGoogle = ({ email }: TestPerson) =>
    signInWith(api, 'google', { persona: 'own', name: 'Ada', email })

  test('is out once its owner signs in with a provider, although they followed the link', async () => {
    const stranger = await joinAs(api, 'personal')
    await api.call(VerifyEmail, { body: { token: await linkTo(stranger) } })
    expect((await signInByPassword(stranger)).status).toBe(204)
    const { cookie } = await byGoogle(stranger)
    expect((await api.call(Me, {}, await bearerOf(api, cookie))).data.email).toBe(stranger.email)
    expect((await signInByPassword(stranger)).refusal.code).toBe('BAD_CREDENTIALS')
    const before = await api.call(IssueToken, {}, { cookie: stranger.cookie })
    expect(before.refusal.code).toBe('SIGN_IN_REQUIRED')
    await emailTo(api, stranger.email, /Your earlier password no longer works/)
  })

  test('is nobody else where the link was followed in their own session: the password stays', async () => {
    const owner = await joinAs(api, 'personal')
    const body = { token: await linkTo(owner) }
    await api.call(VerifyEmail, { body }, { cookie: owner.cookie })
    await byGoogle(owner)
    expect((await signInByPassword(owner)).status).toBe(204)
    expect((await api.call(IssueToken, {}, { cookie: owner.cookie })).status).toBe(200)
    const ended = await api.deps.db
      .selectFrom('audit_entry as e')
      .innerJoin('app_user as u', 'u.id', 'e.user_id')
      .select('e.event')
      .where('u.email', '=', owner.email)
      .where('e.event', '=', 'password-ended')
      .execute()
    expect(ended).toEqual([])
  })
})

describe('a session', () => {
  const token = (cookie: string) => api.call(IssueToken, {}, { cookie })

  test('gets a new token after a quarter of an hour, once for twenty requests at once', async () => {
    const { cookie } = await joinAs(api, 'personal')
    expect(cookieOf((await token(cookie)).headers)).toBe('')
    api.moveClock(16 * MINUTE)
    const answers = await Promise.all(Array.from({ length: 20 }, () => token(cookie)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const fresh = answers.map(({ headers }) => cookieOf(headers)).filter(Boolean)
    expect(fresh).toHaveLength(1)
    expect((await token(fresh[0] ?? '')).status).toBe(200)
  })

  test('ends when a token that was replaced comes back later', async () => {
    const { cookie, bearer } = await joinAs(api, 'personal')
    api.moveClock(16 * MINUTE)
    const fresh = cookieOf((await token(cookie)).headers)
    api.moveClock(2 * MINUTE)
    expect((await token(cookie)).refusal.code).toBe('SIGN_IN_REQUIRED')
    expect((await token(fresh)).refusal.code).toBe('SIGN_IN_REQUIRED')
    expect((await api.call(Me, {}, bearer)).refusal.code).toBe('TOKEN_EXPIRED')
  })

  test('ends after a fortnight without use, and after thirty days however it is used', async () => {
    const { cookie: unused } = await joinAs(api, 'personal')
    let { cookie: used } = await joinAs(api, 'personal')
    const use = async (days: number) => {
      api.moveClock(days * DAY)
      const answer = await token(used)
      used = cookieOf(answer.headers) || used
      return answer.status
    }
    expect(await use(13)).toBe(200)
    expect(await use(2)).toBe(200)
    expect((await token(unused)).refusal.code).toBe('SIGN_IN_REQUIRED')
    expect(await use(13)).toBe(200)
    expect(await use(3)).toBe(401)
  })

  test('is opened by no token alone: the cookie bears our signature', async () => {
    const person = await joinAs(api, 'personal')
    const rows = await api.deps.db.selectFrom('sign_in_session').select('token').execute()
    for (const row of rows) {
      const cookie = `understory.session_token=${row.token}.bm90IG91ciBzaWduYXR1cmU%3D`
      expect((await token(cookie)).status).toBe(401)
    }
    expect((await token(person.cookie)).status).toBe(200)
  })

  test('is listed with its device, and ended from another one', async () => {
    const person = await joinAs(api, 'personal')
    const phone = await api.call(
      SignIn,
      { body: { email: person.email, password: PASSWORD } },
      { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) Version/26.0 Safari/604.1' },
    )
    const { data } = await api.call(ListSessions, {}, person.bearer)
    expect(data.hasPassword).toBe(true)
    expect(data.sessions.map(({ device, isThis }) => [device, isThis])).toContainEqual([
      'Safari on an iPhone',
      false,
    ])
    const other = data.sessions.find(({ isThis }) => !isThis)
    const params = { sessionId: other?.id ?? '' }
    expect((await api.call(EndSession, { params }, person.bearer)).status).toBe(204)
    expect((await token(cookieOf(phone.headers))).status).toBe(401)
    const again = await api.call(EndSession, { params }, person.bearer)
    expect(again.refusal.code).toBe('SESSION_NOT_FOUND')
  })

  test('signing out everywhere ends them all, and their bearer tokens at once', async () => {
    const person = await joinAs(api, 'personal')
    const other = await bearerOf(api, cookieOf((await signIn(person.email)).headers))
    expect((await api.call(EndAllSessions, {}, person.bearer)).status).toBe(204)
    for (const bearer of [person.bearer, other]) {
      expect((await api.call(Me, {}, bearer)).refusal.code).toBe('TOKEN_EXPIRED')
    }
  })

  test('ends by signing out, also right after its token was replaced', async () => {
    const { cookie } = await joinAs(api, 'personal')
    api.moveClock(16 * MINUTE)
    const fresh = cookieOf((await token(cookie)).headers)
    await api.call(SignOut, {}, { cookie })
    expect((await token(fresh)).status).toBe(401)
  })
})

test('a password known from breaches is taken nowhere: joining, then or later, recovered or changed', async () => {
  const person = await joinAs(api, 'personal')
  const password = 'marlboro'
  const refused = [
    await api.call(Join, { body: { email: 'new@understory.test', password, acceptTerms: true } }),
    await api.call(ResetPassword, { body: { token: 'any', password } }),
    await api.call(ClaimAccount, { body: { token: 'any', password } }),
    await api.call(ChooseFirstPassword, { body: { password } }),
    await api.call(
      ChangePassword,
      { body: { currentPassword: PASSWORD, newPassword: password } },
      person.bearer,
    ),
  ]
  for (const { refusal } of refused) expect(refusal.code).toBe('PASSWORD_TOO_COMMON')
})

describe('a forgotten password', () => {
  const ask = (email: string) => api.call(RequestPasswordReset, { body: { email } })
  const LINK = /reset-password\/reset\?token=([\w-]+)/

  test('is replaced by the link of the email, once, and every session ends', async () => {
    const person = await joinAs(api, 'personal')
    expect((await ask(person.email)).status).toBe(202)
    const [, token = ''] = await emailTo(api, person.email, LINK)
    const weak = await api.call(ResetPassword, { body: { token, password: 'short' } })
    expect(weak.refusal.code).toBe('PASSWORD_TOO_SHORT')
    const body = { token, password: ANOTHER }
    expect((await api.call(ResetPassword, { body })).status).toBe(204)
    expect((await api.call(Me, {}, person.bearer)).refusal.code).toBe('TOKEN_EXPIRED')
    expect((await signIn(person.email)).refusal.code).toBe('BAD_CREDENTIALS')
    expect((await signIn(person.email, ANOTHER)).status).toBe(204)
    await emailTo(api, person.email, /chose a new password. Every device was signed out/)
    expect((await api.call(ResetPassword, { body })).refusal.code).toBe('BAD_RECOVERY_LINK')
  })

  test('says when nobody has that email', async () => {
    const answer = await ask('nobody@understory.test')
    expect([answer.status, answer.refusal.code]).toEqual([404, 'REQUEST_RESET_PWD_USER_NOT_FOUND'])
  })
})

describe('the password', () => {
  const change = (person: TestPerson, currentPassword: string | undefined, newPassword = ANOTHER) =>
    api.call(ChangePassword, { body: { currentPassword, newPassword } }, person.bearer)

  test('changes for who knows it; other devices are signed out, and an email says so', async () => {
    const person = await joinAs(api, 'personal')
    const other = await bearerOf(api, cookieOf((await signIn(person.email)).headers))
    const wrong = await change(person, 'not the password')
    expect([wrong.status, wrong.refusal.code]).toEqual([400, 'CURRENT_PASSWORD_INCORRECT'])
    expect(wrong.refusal.problems?.[0]?.field).toBe('currentPassword')
    expect((await change(person, undefined)).refusal.code).toBe('CURRENT_PASSWORD_INCORRECT')
    expect((await change(person, PASSWORD)).status).toBe(204)
    expect((await api.call(Me, {}, other)).refusal.code).toBe('TOKEN_EXPIRED')
    expect((await api.call(Me, {}, person.bearer)).status).toBe(200)
    expect((await signIn(person.email, ANOTHER)).status).toBe(204)
    await emailTo(api, person.email, /Your password was changed/)
  })

  test('can be chosen by someone who came with Google and has none', async () => {
    const who = someone()
    const { cookie } = await signInWith(api, 'google', who, true)
    const bearer = await bearerOf(api, cookie)
    const chosen = await api.call(ChangePassword, { body: { newPassword: ANOTHER } }, bearer)
    expect(chosen.status).toBe(204)
    expect((await signIn(who.email, ANOTHER)).status).toBe(204)
  })
})

describe('another email', () => {
  const LINK = /confirm-email\?token=([\w.-]+)/
  const ask = (person: TestPerson, email: string, password = PASSWORD) =>
    api.call(ChangeEmail, { body: { email, password } }, person.bearer)

  test('is taken when someone at the new address confirms, once', async () => {
    const person = await joinAs(api, 'personal')
    const email = 'moved@understory.test'
    expect((await ask(person, email, 'wrong')).refusal.code).toBe('CURRENT_PASSWORD_INCORRECT')
    expect((await ask(person, email)).status).toBe(202)
    expect((await api.call(Me, {}, person.bearer)).data.email).toBe(person.email)
    const [, token = ''] = await emailTo(api, email, LINK)
    await emailTo(api, person.email, /Someone asked to change your email/)
    expect((await api.call(ConfirmEmail, { body: { token } })).status).toBe(204)
    expect((await api.call(Me, {}, person.bearer)).data).toMatchObject({
      email,
      emailVerified: true,
    })
    await emailTo(api, person.email, /From now on you sign in with another address/)
    await emailTo(api, email, /From now on you sign in with this address/)
    const again = await api.call(ConfirmEmail, { body: { token } })
    expect(again.refusal.code).toBe('BAD_VERIFICATION_LINK')
  })

  test('of someone else is refused, and so is a link that was made up', async () => {
    const [person, other] = [await joinAs(api, 'personal'), await joinAs(api, 'personal')]
    expect((await ask(person, other.email)).refusal.code).toBe('ACCOUNT_EXISTS')
    const body = { token: 'made.up.token' }
    expect((await api.call(ConfirmEmail, { body })).refusal.code).toBe('BAD_VERIFICATION_LINK')
  })
})
