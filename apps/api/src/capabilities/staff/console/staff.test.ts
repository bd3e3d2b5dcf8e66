import { IssueToken, Me, SignIn, SignOut } from '@understory/contracts/people/accounts/accounts.ts'
import {
  ConfirmSecondFactor,
  GetSecondFactor,
  GiveSecondFactor,
  RemoveSecondFactor,
  RenewBackupCodes,
  StartSecondFactor,
} from '@understory/contracts/people/accounts/second-factor.ts'
import {
  IssueAdminToken,
  ListActivity,
  ListAudit,
  ListStaff,
  OpenStaffSession,
  SearchUsers,
  StartImpersonation,
  StartStaffSignIn,
  StopImpersonation,
  ViewUser,
} from '@understory/contracts/staff/console/staff.ts'
import { mayDoOnBehalf } from '@understory/domain/people/accounts/permissions.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allRoutes } from '../../../app.ts'
import { emailTo } from '../../../testing/emails.ts'
import {
  cookieOf,
  joinAs,
  PASSWORD,
  type TestPerson,
  userIdOf,
} from '../../../testing/people/people.ts'
import { bearerOf, chooseIdentity, followCallback } from '../../../testing/people/sign-in.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const MINUTE = 60_000
const REASON = 'The customer asked us to look at a missing receipt.'

let api: TestApi
let staffCookie: string
let staffBearer: Record<string, string>
let staffSecret: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 50 })
  await api.work()
  staffCookie = (await signInAsStaff('alder')).cookie
  const bearer = await bearerOf(api, staffCookie)
  staffSecret = (await addFactor(bearer)).secret
  staffBearer = bearer
})

/** Signs the same member of staff in again, as after the clock has moved. */
async function signInAgain() {
  api.moveClock(MINUTE)
  staffCookie = (await signInAsStaff('alder')).cookie
  expect((await give(staffCookie, codeNow(staffSecret))).status).toBe(204)
  staffBearer = await bearerOf(api, staffCookie)
}
afterAll(() => api.close())

async function signInAsStaff(persona: string) {
  const started = await api.call(StartStaffSignIn, { body: { next: '/staff' } })
  const back = await chooseIdentity(started.data.url, { persona })
  return followCallback(api, back, cookieOf(started.headers))
}

const codeNow = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: api.deps.clock().getTime(),
  })

async function addFactor(bearer: Record<string, string>, password: string | undefined = PASSWORD) {
  const { secret } = (await api.call(StartSecondFactor, {}, bearer)).data
  const body = { code: codeNow(secret), password }
  const confirmed = await api.call(ConfirmSecondFactor, { body }, bearer)
  expect(confirmed.status).toBe(200)
  return { secret, backupCodes: confirmed.data.backupCodes }
}

const signIn = async ({ email }: TestPerson) =>
  cookieOf((await api.call(SignIn, { body: { email, password: PASSWORD } })).headers)
const tokenOf = (cookie: string) => api.call(IssueToken, {}, { cookie })
const give = (cookie: string, code: string) =>
  api.call(GiveSecondFactor, { body: { code } }, { cookie })

describe('a second factor', () => {
  test('is asked for at every sign-in once it is on, and counts once', async () => {
    const person = await joinAs(api, 'personal')
    const { secret } = await addFactor(person.bearer)
    expect((await api.call(GetSecondFactor, {}, person.bearer)).data).toEqual({
      isOn: true,
      backupCodesLeft: 10,
    })
    await emailTo(api, person.email, /A second factor was added/)
    const cookie = await signIn(person)
    expect((await tokenOf(cookie)).refusal.code).toBe('SECOND_FACTOR_REQUIRED')
    api.moveClock(MINUTE)
    const old = codeNow(secret)
    api.moveClock(MINUTE)
    const code = codeNow(secret)
    expect((await give(cookie, old)).refusal.code).toBe('CODE_WRONG')
    expect((await give(cookie, '000000')).refusal.code).toBe('CODE_WRONG')
    const both = await Promise.all([give(cookie, code), give(cookie, code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 400])
    expect((await tokenOf(cookie)).status).toBe(200)
  })

  test('that is on already is not begun again', async () => {
    const person = await joinAs(api, 'personal')
    await addFactor(person.bearer)
    const again = await api.call(StartSecondFactor, {}, person.bearer)
    expect(again.refusal.code).toBe('SECOND_FACTOR_EXISTS')
  })

  test('can be a backup code, once, and new ones end the old', async () => {
    const person = await joinAs(api, 'personal')
    const { secret, backupCodes } = await addFactor(person.bearer)
    const [first = '', second = ''] = backupCodes
    const cookie = await signIn(person)
    expect((await give(cookie, first)).status).toBe(204)
    expect((await give(cookie, first)).refusal.code).toBe('CODE_WRONG')
    api.moveClock(MINUTE)
    const body = { code: codeNow(secret) }
    const renewed = await api.call(RenewBackupCodes, { body }, person.bearer)
    expect(renewed.data.backupCodes).toHaveLength(10)
    expect((await give(await signIn(person), second)).refusal.code).toBe('CODE_WRONG')
  })

  test('that was scanned stays good after a mistyped digit, and for its own session alone', async () => {
    const person = await joinAs(api, 'personal')
    const shown = (await api.call(StartSecondFactor, {}, person.bearer)).data.secret
    const body = (code: string) => ({ body: { code, password: PASSWORD } })
    const wrong = await api.call(ConfirmSecondFactor, body('000000'), person.bearer)
    expect(wrong.refusal.code).toBe('CODE_WRONG')
    expect((await api.call(StartSecondFactor, {}, person.bearer)).data.secret).toBe(shown)
    const right = await api.call(ConfirmSecondFactor, body(codeNow(shown)), person.bearer)
    expect(right.status).toBe(200)
    const another = await joinAs(api, 'personal')
    const first = (await api.call(StartSecondFactor, {}, another.bearer)).data.secret
    const elsewhere = await bearerOf(api, await signIn(another))
    expect((await api.call(StartSecondFactor, {}, elsewhere)).data.secret).not.toBe(first)
  })

  test('is removed by a code of it, and not without', async () => {
    const person = await joinAs(api, 'personal')
    const { secret } = await addFactor(person.bearer)
    const remove = (code: string) => api.call(RemoveSecondFactor, { body: { code } }, person.bearer)
    expect((await remove('123456')).refusal.code).toBe('CODE_WRONG')
    api.moveClock(MINUTE)
    expect((await remove(codeNow(secret))).status).toBe(204)
    expect((await tokenOf(await signIn(person))).status).toBe(200)
  })

  test('is stored encrypted: the table holds no secret that an app could use', async () => {
    const person = await joinAs(api, 'personal')
    const { secret } = await addFactor(person.bearer)
    const rows = await api.deps.db.selectFrom('second_factor').select('secret').execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

describe('staff', () => {
  const open = (cookie: string) => api.call(OpenStaffSession, {}, { cookie })

  test('need the claim of their directory', async () => {
    for (const persona of ['birch', 'hazel']) {
      const { cookie } = await signInAsStaff(persona)
      expect((await open(cookie)).refusal.code, persona).toBe('NO_CLAIMS')
      expect((await tokenOf(cookie)).status, persona).toBe(401)
    }
  })

  test('who refuse at Google come back with that', async () => {
    const { location } = await signInAsStaff('refuse')
    expect([location.pathname, location.searchParams.get('error')]).toEqual([
      '/impersonate',
      'access_denied',
    ])
  })

  test('need a second factor before anything opens, and cannot remove it', async () => {
    expect((await open(staffCookie)).data.claims).toEqual(['admin'])
    const people = await api.call(ListStaff, {}, staffBearer)
    expect(people.data.people.map(({ email }) => email)).toEqual(['alder@understory.example'])
    const body = { code: '123456' }
    const removed = await api.call(RemoveSecondFactor, { body }, staffBearer)
    expect(removed.refusal.code).toBe('STAFF_NEED_SECOND_FACTOR')
    const { cookie } = await signInAsStaff('alder')
    expect((await open(cookie)).refusal.code).toBe('SECOND_FACTOR_REQUIRED')
  })

  test('are staff in no session that began another way', async () => {
    const person = await joinAs(api, 'personal')
    expect((await open(person.cookie)).refusal.code).toBe('SIGN_IN_REQUIRED')
    expect((await api.call(ListStaff, {}, person.bearer)).refusal.code).toBe('FORBIDDEN')
  })

  test('find a user by email, name and number, see no card, and leave a trace of looking', async () => {
    const person = await joinAs(api, 'business')
    const userId = await userIdOf(api, person)
    const inside = person.email.slice(2, -3)
    for (const search of [person.email, inside, inside.toUpperCase(), person.accountId]) {
      const { data } = await api.call(SearchUsers, { query: { search } }, staffBearer)
      expect(
        data.users.map(({ email }) => email),
        search,
      ).toContain(person.email)
    }
    const seen = await api.call(ViewUser, { params: { userId } }, staffBearer)
    expect(seen.data.user.accounts[0]).toMatchObject({ kind: 'business', role: 'owner' })
    const audit = await api.call(ListAudit, {}, staffBearer)
    expect(audit.data.entries[1]).toMatchObject({
      what: ViewUser.summary,
      call: expect.stringContaining(`GET /api/staff/users/{userId} userId=${userId}`),
    })
    const own = await api.call(ListActivity, {}, person.bearer)
    expect(own.data.entries[0]).toMatchObject({ event: 'staff-looked', by: 'Support' })
  })
})

describe('acting for a customer', () => {
  beforeEach(signInAgain)

  async function impersonate(email: string, reason = REASON) {
    const body = { email, reason }
    return api.call(StartImpersonation, { body }, { cookie: staffCookie })
  }

  test('needs a reason, a user, and staff', async () => {
    const person = await joinAs(api, 'personal')
    expect((await impersonate(person.email, 'because')).status).toBe(400)
    expect((await impersonate('nobody@understory.test')).refusal.code).toBe('USER_NOT_FOUND')
    expect((await impersonate('alder@understory.example')).refusal.code).toBe('NOT_ON_BEHALF')
    const body = { email: person.email, reason: REASON }
    const other = await joinAs(api, 'personal')
    const answer = await api.call(StartImpersonation, { body }, { cookie: other.cookie })
    expect(answer.refusal.code).toBe('SIGN_IN_REQUIRED')
  })

  test('shows what the customer sees, notifies them by email, and returns to the staff session', async () => {
    const person = await joinAs(api, 'personal')
    const started = await impersonate(person.email)
    expect(started.status).toBe(201)
    const cookie = cookieOf(started.headers)
    const bearer = await bearerOf(api, cookie)
    const me = await api.call(Me, {}, bearer)
    expect(me.data.email).toBe(person.email)
    expect(me.data.impersonation).toEqual({ reason: REASON, until: expect.any(String) })
    await emailTo(api, person.email, /The reason given: The customer asked us/)
    const again = { email: person.email, reason: REASON }
    const nested = await api.call(StartImpersonation, { body: again }, { cookie })
    expect(nested.refusal.code).toBe('SIGN_IN_REQUIRED')
    const stopped = await api.call(StopImpersonation, {}, { cookie })
    expect(stopped.status).toBe(204)
    expect((await api.call(Me, {}, bearer)).refusal.code).toBe('TOKEN_EXPIRED')
    const back = await api.call(OpenStaffSession, {}, { cookie: cookieOf(stopped.headers) })
    expect(back.status).toBe(200)
    const activity = await api.call(ListActivity, {}, person.bearer)
    expect(activity.data.entries.map(({ event }) => event).slice(0, 2)).toEqual([
      'impersonation-stopped',
      'impersonation-started',
    ])
  })

  test('reaches neither their second factor nor their backup codes', async () => {
    const person = await joinAs(api, 'personal')
    const { backupCodes } = await addFactor(person.bearer)
    const cookie = cookieOf((await impersonate(person.email)).headers)
    for (const code of [backupCodes[0] ?? '', ...Array<string>(6).fill('000000')]) {
      expect((await give(cookie, code)).refusal.code).toBe('NOT_ON_BEHALF')
    }
    const own = await signIn(person)
    expect((await give(own, backupCodes[0] ?? '')).status).toBe(204)
  })

  test('lasts an hour at most, however it is used', async () => {
    const person = await joinAs(api, 'personal')
    const cookie = cookieOf((await impersonate(person.email)).headers)
    for (let minutes = 0; minutes < 55; minutes += 11) {
      api.moveClock(11 * MINUTE)
      expect((await tokenOf(cookie)).status).toBe(200)
    }
    api.moveClock(6 * MINUTE)
    expect((await tokenOf(cookie)).status).toBe(401)
  })

  test('ends when the staff session it was opened from is signed out', async () => {
    const person = await joinAs(api, 'personal')
    const bearer = await bearerOf(api, cookieOf((await impersonate(person.email)).headers))
    expect((await api.call(Me, {}, bearer)).status).toBe(200)
    await api.call(SignOut, {}, { cookie: staffCookie })
    expect((await api.call(Me, {}, bearer)).refusal.code).toBe('TOKEN_EXPIRED')
  })

  test('keeps the staff session alive, which ends after a quarter of an hour without use', async () => {
    const person = await joinAs(api, 'personal')
    const cookie = cookieOf((await impersonate(person.email)).headers)
    for (let turn = 0; turn < 2; turn += 1) {
      api.moveClock(9 * MINUTE)
      expect((await api.call(Me, {}, await bearerOf(api, cookie))).status).toBe(200)
    }
    const staff = await tokenOf(staffCookie)
    expect(staff.status).toBe(200)
    const own = cookieOf(staff.headers) || staffCookie
    api.moveClock(16 * MINUTE)
    for (const idle of [cookie, own]) expect((await tokenOf(idle)).status).toBe(401)
    expect((await tokenOf(person.cookie)).status).toBe(200)
  })

  test('every change is written down before it is done, with its reason; the forbidden are refused', async () => {
    const person = await joinAs(api, 'business')
    const bearer = await bearerOf(api, cookieOf((await impersonate(person.email)).headers))
    const userId = await userIdOf(api, person)
    const onBehalf = () =>
      api.deps.db
        .selectFrom('audit_entry')
        .select(['facts', 'reason', 'account_id'])
        .where('user_id', '=', userId)
        .where('event', '=', 'changed-on-behalf')
        .execute()
    let changes = 0
    for (const { endpoint, access, may, isOwnOnly = false } of allRoutes(api.deps)) {
      if (!['user', 'self', 'account'].includes(access) || endpoint.method === 'GET') continue
      const path = endpoint.path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
      const answer = await api.send(
        new Request(`http://understory.test${path}`, { method: endpoint.method, headers: bearer }),
      )
      const isForbidden =
        access === 'self' || isOwnOnly || (may !== undefined && !mayDoOnBehalf(may))
      expect(answer.status === 403, endpoint.path).toBe(isForbidden)
      // A malformed id never reaches the audit.
      if (!isForbidden && answer.status !== 400) changes += 1
    }
    const entries = await onBehalf()
    expect(entries.length).toBe(changes)
    expect(changes).toBeGreaterThan(0)
    expect(entries.every(({ reason }) => reason === REASON)).toBe(true)
  })
})

describe('the token service', () => {
  beforeEach(signInAgain)

  const issue = (authorization: string) => api.call(IssueAdminToken, {}, { authorization })

  test('gives staff a token that reads the staff calls and changes nothing', async () => {
    const issued = await issue(staffBearer.authorization ?? '')
    expect(issued.status).toBe(200)
    const bearer = { authorization: `Bearer ${issued.data.token}` }
    expect((await api.call(ListStaff, {}, bearer)).status).toBe(200)
    expect((await api.call(Me, {}, bearer)).refusal.code).toBe('SIGN_IN_REQUIRED')
    api.moveClock(11 * MINUTE)
    expect((await api.call(ListStaff, {}, bearer)).refusal.code).toBe('TOKEN_EXPIRED')
  })

  test('notes the id that we gave the request, not one that came with it', async () => {
    await api.call(
      IssueAdminToken,
      {},
      { authorization: staffBearer.authorization ?? '', 'x-request-id': 'of-the-caller' },
    )
    const entry = await api.deps.db
      .selectFrom('audit_entry')
      .select('request_id')
      .where('event', '=', 'admin-token-issued')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry.request_id).toBe('test-request')
  })

  test.each(['', 'Bearer made-up', 'Basic YTpi'])('refuses %j', async (authorization) => {
    const answer = await issue(authorization)
    expect([answer.status, answer.refusal.code]).toEqual([401, 'INVALID_ADMIN_TOKEN'])
  })

  test('refuses the token of a customer', async () => {
    const person = await joinAs(api, 'personal')
    expect((await issue(person.bearer.authorization ?? '')).status).toBe(401)
  })
})

test('the audit trail only grows', async () => {
  const change = api.deps.db.updateTable('audit_entry').set({ reason: 'another' }).execute()
  await expect(change).rejects.toThrow('append-only')
  await expect(api.deps.db.deleteFrom('audit_entry').execute()).rejects.toThrow('append-only')
})
