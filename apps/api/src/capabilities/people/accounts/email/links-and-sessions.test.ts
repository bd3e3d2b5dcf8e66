import {
  IssueToken,
  Join,
  Me,
  SignIn,
  VerifyEmail,
} from '@understory/contracts/people/accounts/accounts.ts'
import {
  ConfirmSecondFactor,
  RemovePasskey,
  StartPasskey,
  StartSecondFactor,
} from '@understory/contracts/people/accounts/second-factor.ts'
import {
  ChangeEmail,
  ChangePassword,
  ConfirmEmail,
  FindLink,
  RequestPasswordReset,
  ResetPassword,
} from '@understory/contracts/people/accounts/sign-in.ts'
import { DeleteUser } from '@understory/contracts/people/privacy.ts'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOfSubject } from '../../../../http/serve/rate-limit.ts'
import { emailTo } from '../../../../testing/emails.ts'
import { cookieOf, joinAs, PASSWORD, type TestPerson } from '../../../../testing/people/people.ts'
import { bearerOf, signInWith } from '../../../../testing/people/sign-in.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { backupCodeHash, newBackupCodes } from '../second-factor/backup-codes.ts'
import { storedRecovery } from './recovery-links.ts'

const MINUTE = 60_000
const ANOTHER = 'sphagnum under the birches'
const RECOVERY = /reset-password\/reset\?token=([\w-]+)/
const CONFIRMATION = /confirm-email\?token=([\w.-]+)/

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 20 })
  await api.work()
})
afterAll(() => api.close())

let count = 0
const newEmail = () => {
  count += 1
  return `moved-${count}@understory.test`
}
const signIn = (email: string, password = PASSWORD, cookie = '') =>
  api.call(SignIn, { body: { email, password } }, cookie ? { cookie } : {})
const recover = async (email: string) => {
  await api.call(RequestPasswordReset, { body: { email } })
  const [, token = ''] = await emailTo(api, email, RECOVERY)
  return (password = 'a third one altogether') =>
    api.call(ResetPassword, { body: { token, password } })
}
const askForEmail = async (person: TestPerson, email: string) => {
  const body = { email, password: PASSWORD }
  await api.call(ChangeEmail, { body }, person.bearer)
  const [, token = ''] = await emailTo(api, email, CONFIRMATION)
  return () => api.call(ConfirmEmail, { body: { token } })
}
const changePassword = (person: TestPerson) =>
  api.call(
    ChangePassword,
    { body: { currentPassword: PASSWORD, newPassword: ANOTHER } },
    person.bearer,
  )

const addApp = async (bearer: Record<string, string>, password?: string) => {
  const started = await api.call(StartSecondFactor, {}, bearer)
  const totp = new TOTP({ secret: Secret.fromBase32(started.data.secret) })
  const code = totp.generate({ timestamp: api.deps.clock().getTime() })
  return api.call(ConfirmSecondFactor, { body: { code, password } }, bearer)
}

describe('opening a link', () => {
  const find = (kind: 'recovery' | 'change-email' | 'claim', token: string) =>
    api.call(FindLink, { body: { kind, token } })

  test('of recovery says whose it is until it is used, and uses nothing up', async () => {
    const { email } = await joinAs(api, 'personal')
    await api.call(RequestPasswordReset, { body: { email } })
    const [, token = ''] = await emailTo(api, email, RECOVERY)
    expect((await find('recovery', token)).data).toEqual({ email })
    expect((await find('change-email', token)).refusal.code).toBe('BAD_VERIFICATION_LINK')
    const used = await api.call(ResetPassword, { body: { token, password: ANOTHER } })
    expect(used.status).toBe(204)
    expect((await find('recovery', token)).refusal.code).toBe('BAD_RECOVERY_LINK')
  })

  test('of recovery that is too old says so', async () => {
    const { email } = await joinAs(api, 'personal')
    await api.call(RequestPasswordReset, { body: { email } })
    const [, token = ''] = await emailTo(api, email, RECOVERY)
    await api.deps.db
      .updateTable('sign_in_verification')
      .set({ expires_at: new Date(Date.now() - MINUTE) })
      .where('identifier', '=', storedRecovery(token))
      .execute()
    expect((await find('recovery', token)).refusal.code).toBe('BAD_RECOVERY_LINK')
  })

  test('of a new email says which, until it is taken', async () => {
    const person = await joinAs(api, 'personal')
    const email = newEmail()
    const confirm = await askForEmail(person, email)
    const [, token = ''] = await emailTo(api, email, CONFIRMATION)
    expect((await find('change-email', token)).data).toEqual({ email })
    expect((await confirm()).status).toBe(204)
    expect((await find('change-email', token)).refusal.code).toBe('BAD_VERIFICATION_LINK')
  })

  test.each(['recovery', 'change-email', 'claim'] as const)(
    'of %s that nobody was sent is refused',
    async (kind) => {
      for (const token of ['made-up', '%', '\u0000', 'a'.repeat(2_000)]) {
        expect((await find(kind, token)).refusal.code).toMatch(/^BAD_/)
      }
    },
  )
})

describe('a recovery link ends', () => {
  test('when the email it was sent to is replaced', async () => {
    const person = await joinAs(api, 'personal')
    const followLink = await recover(person.email)
    const confirm = await askForEmail(person, newEmail())
    expect((await confirm()).status).toBe(204)
    expect((await followLink()).refusal.code).toBe('BAD_RECOVERY_LINK')
  })

  test('when the password is changed', async () => {
    const person = await joinAs(api, 'personal')
    const followLink = await recover(person.email)
    expect((await changePassword(person)).status).toBe(204)
    expect((await followLink()).refusal.code).toBe('BAD_RECOVERY_LINK')
    expect((await signIn(person.email, ANOTHER)).status).toBe(204)
  })

  test('when another one was used', async () => {
    const person = await joinAs(api, 'personal')
    const first = await recover(person.email)
    await api.call(RequestPasswordReset, { body: { email: person.email } })
    const open = () =>
      api.deps.db
        .selectFrom('sign_in_verification as link')
        .innerJoin('app_user as u', (join) => join.on(sql`u.id::text`, '=', sql.ref('link.value')))
        .select('identifier')
        .where('u.email', '=', person.email)
        .execute()
    expect(await open()).toHaveLength(2)
    expect((await first(ANOTHER)).status).toBe(204)
    expect(await open()).toEqual([])
  })
})

test('a recovery link is not to be had from the database: what is stored of it opens nothing', async () => {
  const person = await joinAs(api, 'personal')
  const use = await recover(person.email)
  const rows = await api.deps.db
    .selectFrom('sign_in_verification')
    .select('identifier')
    .where('identifier', 'like', 'reset-password:%')
    .execute()
  expect(rows.length).toBeGreaterThan(0)
  for (const { identifier } of rows) {
    for (const token of [identifier, identifier.replace('reset-password:', '')]) {
      const tried = await api.call(ResetPassword, { body: { token, password: ANOTHER } })
      expect(tried.refusal.code).toBe('BAD_RECOVERY_LINK')
    }
  }
  expect((await use(ANOTHER)).status).toBe(204)
})

describe('a change of email', () => {
  test('ends every session but the one that asked for it', async () => {
    const person = await joinAs(api, 'personal')
    const other = await bearerOf(api, cookieOf((await signIn(person.email)).headers))
    const confirm = await askForEmail(person, newEmail())
    expect((await confirm()).status).toBe(204)
    expect((await api.call(Me, {}, other)).refusal.code).toBe('TOKEN_EXPIRED')
    expect((await api.call(Me, {}, person.bearer)).status).toBe(200)
  })

  test('that was asked for before the password was changed does not happen', async () => {
    const person = await joinAs(api, 'personal')
    const confirm = await askForEmail(person, newEmail())
    expect((await changePassword(person)).status).toBe(204)
    expect((await confirm()).refusal.code).toBe('BAD_VERIFICATION_LINK')
  })
})

test('a link that changes the email verifies none, and is no bearer token', async () => {
  const person = await joinAs(api, 'personal')
  const email = newEmail()
  await askForEmail(person, email)
  const [, token = ''] = await emailTo(api, email, CONFIRMATION)
  const verified = await api.call(VerifyEmail, { body: { token } })
  expect(verified.refusal.code).toBe('BAD_VERIFICATION_LINK')
  const me = await api.call(Me, {}, { authorization: `Bearer ${token}` })
  expect(me.refusal.code).toBe('SIGN_IN_REQUIRED')
  const [, session = ''] = person.bearer.authorization?.split(' ') ?? []
  const confirmed = await api.call(ConfirmEmail, { body: { token: session } })
  expect(confirmed.refusal.code).toBe('BAD_VERIFICATION_LINK')
})

describe('a session that was stolen', () => {
  const startPasskey = (bearer: Record<string, string>, password?: string) =>
    api.call(StartPasskey, { body: { password } }, bearer)
  const removePasskey = (bearer: Record<string, string>, password?: string) =>
    api.call(
      RemovePasskey,
      { params: { passkeyId: crypto.randomUUID() }, body: { password } },
      bearer,
    )

  test('adds and removes no passkey, and adds no authenticator app, without the password', async () => {
    const { bearer } = await joinAs(api, 'personal')
    for (const password of [undefined, 'not the password']) {
      const answers = [
        await startPasskey(bearer, password),
        await removePasskey(bearer, password),
        await addApp(bearer, password),
      ]
      for (const answer of answers) {
        expect(answer.refusal.code).toBe('CURRENT_PASSWORD_INCORRECT')
        expect(answer.refusal.problems?.[0]?.field).toBe('password')
      }
    }
    expect((await startPasskey(bearer, PASSWORD)).status).toBe(200)
    expect((await removePasskey(bearer, PASSWORD)).refusal.code).toBe('PASSKEY_NOT_FOUND')
    expect((await addApp(bearer, PASSWORD)).status).toBe(200)
  })

  test('of a person without a password changes no sign-in method, ten minutes after the sign-in', async () => {
    const email = newEmail()
    const who = { persona: 'own' as const, name: 'Ash Meadow', email }
    const { cookie } = await signInWith(api, 'google', who, true)
    expect((await startPasskey(await bearerOf(api, cookie))).status).toBe(200)
    api.moveClock(11 * MINUTE)
    const bearer = await bearerOf(api, cookie)
    const answers = [
      await startPasskey(bearer),
      await removePasskey(bearer),
      await addApp(bearer),
      await api.call(ChangePassword, { body: { newPassword: ANOTHER } }, bearer),
      await api.call(ChangeEmail, { body: { email: newEmail() } }, bearer),
      await api.call(DeleteUser, { body: { email } }, bearer),
    ]
    expect(answers.map(({ refusal }) => refusal.code)).toEqual(
      Array(answers.length).fill('FRESH_SIGN_IN_REQUIRED'),
    )
  })

  test('ends when its owner signs in again in the same browser', async () => {
    const person = await joinAs(api, 'personal')
    const again = await signIn(person.email, PASSWORD, person.cookie)
    expect(again.status).toBe(204)
    expect((await api.call(Me, {}, person.bearer)).refusal.code).toBe('TOKEN_EXPIRED')
    expect((await api.call(IssueToken, {}, { cookie: person.cookie })).status).toBe(401)
  })
})

describe('an account that someone else opened with my email', () => {
  const factorsOf = async (email: string) => {
    const { id } = await api.deps.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const counts = (['passkey', 'second_factor', 'backup_code'] as const).map(async (table) => {
      const rows = await api.deps.db
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', id)
        .execute()
      return rows.length
    })
    return Promise.all(counts)
  }
  /** An app with its backup codes, and a key. */
  const addFactors = async ({ email, bearer }: TestPerson) => {
    expect((await addApp(bearer, PASSWORD)).status).toBe(200)
    await sql`insert into passkey (id, user_id, credential_id, public_key, counter, name, created_at)
      select gen_random_uuid(), id, gen_random_uuid()::text, '\\x00', 0, 'Key', now()
      from app_user where email = ${email}`.execute(api.deps.db)
    expect(await factorsOf(email)).toEqual([1, 1, 10])
  }

  test('is mine by the recovery link, without the ways to sign in that they added', async () => {
    const person = await joinAs(api, 'personal')
    await addFactors(person)
    const followLink = await recover(person.email)
    expect((await followLink(ANOTHER)).status).toBe(204)
    expect(await factorsOf(person.email)).toEqual([0, 0, 0])
    const cookie = cookieOf((await signIn(person.email, ANOTHER)).headers)
    const { data } = await api.call(Me, {}, await bearerOf(api, cookie))
    expect(data.emailVerified).toBe(true)
  })

  test('keeps them where I had proved the email before', async () => {
    const person = await joinAs(api, 'personal')
    await api.deps.db
      .updateTable('app_user')
      .set({ email_verified: true })
      .where('email', '=', person.email)
      .execute()
    await addFactors(person)
    const followLink = await recover(person.email)
    expect((await followLink(ANOTHER)).status).toBe(204)
    expect(await factorsOf(person.email)).toEqual([1, 1, 10])
  })
})

test('of eight concurrent requests that join with one email, one succeeds, and the others are refused', async () => {
  const body = { email: newEmail(), password: PASSWORD, acceptTerms: true as const }
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.call(Join, { body })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)])
})

describe('an email of the team', () => {
  test('is not joined with, so its owner can sign in as staff', async () => {
    const body = {
      email: 'alder@Understory.example',
      password: PASSWORD,
      acceptTerms: true as const,
    }
    const joined = await api.call(Join, { body })
    expect([joined.status, joined.refusal.code]).toEqual([403, 'STAFF_EMAIL'])
    expect(joined.refusal.problems?.[0]?.field).toBe('email')
  })

  test('that no provider vouches for is not joined with either', async () => {
    const who = { persona: 'own' as const, name: 'Not Birch', email: 'birch@understory.example' }
    const { cookie } = await signInWith(api, 'facebook', who, true)
    expect(cookie).not.toContain('session_token')
  })
})

test('a password is guessed at from sixty networks no more often than from one', async () => {
  const own = await startTestApi()
  const person = await joinAs(own, 'personal')
  const guess = (turn: number) =>
    own.send(
      new Request('http://understory.test/api/auth/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: person.email, password: 'x' }),
      }),
      `2001:db8:${turn.toString(16)}::1`,
    )
  await own.deps.db
    .insertInto('rate_limit')
    .values({
      key: `sign-in-anywhere:${hashOfSubject(own.deps.config.APP_SECRET, person.email)}`,
      points: 59,
      expire: Date.now() + 3_600_000,
    })
    .execute()
  expect((await guess(1)).status).toBe(401)
  expect((await guess(2)).status).toBe(429)
  await own.close()
})

test('addresses of one IPv6 network share a limit', async () => {
  const own = await startTestApi()
  const ask = (address: string) =>
    own.send(
      new Request('http://understory.test/api/auth/passkey/options', { method: 'POST' }),
      address,
    )
  const answers = []
  for (let turn = 0; turn < 61; turn += 1) answers.push(await ask(`2001:db8:7:7::${turn}`))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
  expect(answers.at(-1)?.status).toBe(429)
  expect((await ask('2001:db8:7:8::1')).status).toBe(200)
  await own.close()
})

test('backup codes are 120 random bits, and their hashes need the key of the installation', () => {
  const codes = newBackupCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{24}$/)
  const [code = ''] = codes
  const withSecret = (APP_SECRET: string) => ({
    ...api.deps,
    config: { ...api.deps.config, APP_SECRET },
  })
  const hash = backupCodeHash(api.deps, 'ada', code)
  expect(backupCodeHash(api.deps, 'ada', code)).toBe(hash)
  expect(backupCodeHash(api.deps, 'grace', code)).not.toBe(hash)
  expect(backupCodeHash(withSecret('x'.repeat(32)), 'ada', code)).not.toBe(hash)
})
