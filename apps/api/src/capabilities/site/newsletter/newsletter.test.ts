import { createHmac, randomBytes } from 'node:crypto'
import { VerifyEmail } from '@understory/contracts/people/accounts/accounts.ts'
import { DeleteUser, ExportData } from '@understory/contracts/people/privacy.ts'
import {
  AskForNewsletter,
  ConfirmNewsletter,
  GetOwnNewsletter,
  JoinAsUser,
  LeaveAsUser,
  LeaveNewsletter,
  ReadNewsletterLink,
  ReturnToNewsletter,
} from '@understory/contracts/site/newsletter/newsletter.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashOfSubject } from '../../../http/serve/rate-limit.ts'
import { emailTo } from '../../../testing/emails.ts'
import {
  joinAs,
  PASSWORD,
  type TestPerson,
  withFreshToken,
} from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { hashOfAddress } from './addresses.ts'
import { confirmUrl, leaveUrl } from './links.ts'
import { sendNewsletterRequest, sweepReaders } from './public.ts'

const KEY = randomBytes(32)

let api: TestApi
let email: string
let people = 0
beforeAll(async () => {
  api = await startTestApi({
    rateLimitScale: 100,
    env: { MAIL_FEEDBACK_SECRET: `whsec_${KEY.toString('base64')}` },
  })
  await api.work()
})
afterAll(() => api.close())
beforeEach(() => {
  people += 1
  email = `reader-${people}@meadow.example`
})

const ask = (typed = email, fax = '') => api.call(AskForNewsletter, { body: { email: typed, fax } })
const confirm = (token: string) => api.call(ConfirmNewsletter, { body: { token } })
const leave = (token: string) => api.call(LeaveNewsletter, { body: { token } })
const comeBack = (token: string) => api.call(ReturnToNewsletter, { body: { token } })
const look = (token: string) => api.call(ReadNewsletterLink, { query: { token } })
const hash = (of = email) => hashOfAddress(api.deps.config, of)
const leaveToken = async (of = email) =>
  new URL(await leaveUrl(api.deps, { hash: hash(of), issue: null })).searchParams.get('token') ?? ''
/** The link of the email, without waiting for it. */
const confirmToken = async () =>
  new URL(await confirmUrl(api.deps, email)).searchParams.get('token') ?? ''
const join = async () => {
  const token = await confirmToken()
  expect((await confirm(token)).status).toBe(204)
  return token
}
const stored = (of = email) =>
  api.deps.db
    .selectFrom('newsletter_reader')
    .select(['left_at'])
    .where('email', '=', of)
    .executeTakeFirst()

describe('joining', () => {
  test('takes a link of an email that is confirmed; until then nothing is stored', async () => {
    expect((await ask(` ${email.toUpperCase()} `)).status).toBe(202)
    const [, token = ''] = await emailTo(api, email, /newsletter\/confirm\?token=([\w.-]+)/)
    expect(await stored()).toBeUndefined()
    expect((await look(token)).data).toEqual({
      isFor: 'joining',
      address: 'r…@meadow.example',
      isReading: false,
    })
    expect(await stored()).toBeUndefined()
    expect((await confirm(token)).status).toBe(204)
    expect(await stored()).toEqual({ left_at: null })
  })

  test('twice is a duplicate to the owner of the address, and nothing new to anyone else', async () => {
    const token = await join()
    expect((await confirm(token)).refusal.code).toBe('NEWSLETTER_DUPLICATE')
    const stranger = `stranger-${people}@meadow.example`
    const [known, unknown] = [await ask(), await ask(stranger)]
    expect([known.status, known.data]).toEqual([unknown.status, unknown.data])
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
    await emailTo(api, email, /already get it here/)
    await emailTo(api, stranger, /Would you like our newsletter/)
  })

  test.each([
    '',
    'hazel',
    'hazel@',
    'hazel @meadow.example',
    '@meadow.example',
    'a@b',
    'x'.repeat(290),
  ])('with %j is refused beside the field', async (typed) => {
    const { status, refusal } = await ask(typed)
    expect([status, refusal.code, refusal.problems?.[0]?.field]).toEqual([
      400,
      'NEWSLETTER_BAD_EMAIL',
      'email',
    ])
  })

  test('takes an address that is stored with another hash, as of an earlier secret', async () => {
    await join()
    const earlier = { address_hash: 'a'.repeat(64), left_at: api.deps.clock() }
    const { db } = api.deps
    await db.updateTable('newsletter_reader').set(earlier).where('email', '=', email).execute()
    await join()
    const rows = await db
      .selectFrom('newsletter_reader')
      .select(['address_hash', 'left_at'])
      .where('email', '=', email)
      .execute()
    expect(rows).toEqual([{ address_hash: hash(), left_at: null }])
  })

  test('of a robot is thanked and forgotten', async () => {
    expect((await ask(email, 'http://spam.example')).status).toBe(202)
    const jobs = await api.deps.db
      .selectFrom('rate_limit')
      .select('key')
      .where('key', 'like', `%${hashOfSubject(api.deps.config.APP_SECRET, hash())}`)
      .execute()
    expect(jobs).toEqual([])
  })

  test('by a link that is forged, expired or of another kind is refused', async () => {
    const token = await confirmToken()
    const [head = '', claims = '', signature = ''] = token.split('.')
    const other = Buffer.from(
      Buffer.from(claims, 'base64url').toString().replace(email, 'oak@meadow.example'),
    ).toString('base64url')
    for (const wrong of [`${head}.${other}.${signature}`, 'x', await leaveToken()]) {
      expect((await confirm(wrong)).refusal.code).toBe('NEWSLETTER_LINK_INVALID')
    }
    expect((await leave(token)).refusal.code).toBe('NEWSLETTER_LINK_INVALID')
    api.moveClock(8 * DAY_MS)
    expect((await confirm(token)).refusal.code).toBe('NEWSLETTER_LINK_INVALID')
    expect(await stored()).toBeUndefined()
  })
})

describe('leaving', () => {
  test('takes one call without a session, as often as it comes, and no older link undoes it', async () => {
    const joined = await join()
    const token = await leaveToken()
    expect((await look(token)).data).toMatchObject({ isFor: 'leaving', isReading: true })
    expect((await leave(token)).status).toBe(204)
    expect((await leave(token)).status).toBe(204)
    expect((await look(token)).data.isReading).toBe(false)
    expect((await confirm(joined)).refusal.code).toBe('NEWSLETTER_LINK_INVALID')
  })

  test('is undone by the same link for a month; then the address is deleted', async () => {
    await join()
    const token = await leaveToken()
    await leave(token)
    expect((await comeBack(token)).status).toBe(204)
    expect(await stored()).toEqual({ left_at: null })
    await leave(token)
    const later = new Date(api.deps.clock().getTime() + 31 * DAY_MS)
    await sweepReaders({ db: api.deps.db, clock: () => later })
    expect(await stored()).toBeUndefined()
    expect((await leave(token)).status).toBe(204)
    expect((await comeBack(token)).refusal.code).toBe('NEWSLETTER_LINK_INVALID')
  })
})

describe('a signed-in person', () => {
  const verify = async ({ email: to }: TestPerson) => {
    const [, token = ''] = await emailTo(api, to, /verify-email\?token=([\w.-]+)/)
    expect((await api.call(VerifyEmail, { body: { token } })).status).toBe(204)
  }
  const own = async ({ bearer }: TestPerson) => (await api.call(GetOwnNewsletter, {}, bearer)).data
  const switchOn = ({ bearer }: TestPerson) => api.call(JoinAsUser, {}, bearer)

  test('with a verified email joins and leaves at once, and learns of a duplicate', async () => {
    const ada = await joinAs(api, 'personal')
    await verify(ada)
    expect(await own(ada)).toEqual({ state: 'none' })
    expect((await switchOn(ada)).data).toEqual({ state: 'reading' })
    expect((await switchOn(ada)).refusal).toMatchObject({
      code: 'NEWSLETTER_DUPLICATE',
      message: 'You get our newsletter at this address already.',
    })
    expect(await own(ada)).toEqual({ state: 'reading' })
    expect((await api.call(LeaveAsUser, {}, ada.bearer)).status).toBe(204)
    expect(await own(ada)).toEqual({ state: 'none' })
  })

  test('without one neither learns nor changes anything about the address', async () => {
    const victim = await joinAs(api, 'personal')
    email = victim.email
    await join()
    expect(await own(victim)).toEqual({ state: 'none' })
    expect((await switchOn(victim)).data).toEqual({ state: 'asked' })
    await api.call(LeaveAsUser, {}, victim.bearer)
    expect(await stored()).toEqual({ left_at: null })
    const body = { email, password: PASSWORD }
    expect((await api.call(DeleteUser, { body }, victim.bearer)).status).toBe(204)
    expect(await stored()).toEqual({ left_at: null })
  })

  test('exports what is stored, and takes it along when they are deleted', async () => {
    const person = await joinAs(api, 'personal')
    await verify(person)
    await switchOn(person)
    const fresh = await withFreshToken(api, person)
    const { data } = await api.call(ExportData, {}, fresh.bearer)
    const file = unzipSync(data as Uint8Array)['you/newsletter_reader.json']
    expect(JSON.parse(strFromU8(file ?? new Uint8Array()))).toMatchObject([
      { email: person.email, left_at: null },
    ])
    const body = { email: person.email, password: PASSWORD }
    expect((await api.call(DeleteUser, { body }, fresh.bearer)).status).toBe(204)
    expect(await stored(person.email)).toBeUndefined()
  })
})

describe('what the mail server reports', () => {
  type Event = { id: string; type: string; email: string; messageId?: string }
  const report = (
    events: readonly Event[],
    { key = KEY, age = 0, tamper = '' }: { key?: Buffer; age?: number; tamper?: string } = {},
  ) => {
    const body = JSON.stringify({ events })
    const at = Math.floor(api.deps.clock().getTime() / 1_000) - age
    const signature = createHmac('sha256', key).update(`msg_1.${at}.${body}`).digest('base64')
    return api.send(
      new Request('http://understory.test/api/mail/feedback', {
        method: 'POST',
        headers: {
          'webhook-id': 'msg_1',
          'webhook-timestamp': String(at),
          'webhook-signature': `v1,${randomBytes(32).toString('base64')} v1,${signature}`,
        },
        body: body + tamper,
      }),
    )
  }
  const suppressed = () =>
    api.deps.db
      .selectFrom('newsletter_suppression')
      .select('reason')
      .where('address_hash', '=', hash())
      .executeTakeFirst()
  const event = (type: string, id = `${type}-${people}`): Event => ({ id, type, email })

  test('is believed with a fresh signature alone', async () => {
    await join()
    const complaint = [event('complaint')]
    expect((await report(complaint, { key: randomBytes(32) })).status).toBe(401)
    expect((await report(complaint, { age: 301 })).status).toBe(401)
    expect((await report(complaint, { age: -400 })).status).toBe(401)
    expect((await report(complaint, { tamper: ' ' })).status).toBe(401)
    expect((await report([event('delivered')])).status).toBe(400)
    expect(await suppressed()).toBeUndefined()
  })

  test.each([
    ['hard-bounce', 'bounce'],
    ['complaint', 'complaint'],
  ])(
    'a %s stops everything at once, until the address is confirmed again',
    async (type, reason) => {
      const joined = await join()
      const token = await leaveToken()
      expect((await report([event(type)])).status).toBe(204)
      expect(await suppressed()).toEqual({ reason })
      await leave(token)
      expect((await confirm(joined)).refusal.code).toBe('NEWSLETTER_LINK_INVALID')
      expect((await comeBack(token)).refusal.code).toBe('NEWSLETTER_LINK_INVALID')
      api.moveClock(1_000)
      expect((await confirm(await confirmToken())).status).toBe(204)
      expect(await suppressed()).toBeUndefined()
    },
  )

  test('a full mailbox counts as gone after the third time; a report that comes twice counts once', async () => {
    await join()
    for (const id of ['a', 'a', 'b', 'b', 'c']) {
      await report([event('soft-bounce', `${id}-${people}`)])
    }
    expect(await suppressed()).toBeUndefined()
    await report([event('soft-bounce', `d-${people}`)])
    expect(await suppressed()).toEqual({ reason: 'bounce' })
  })

  test('a suppressed address is asked once a month, however often someone types it in', async () => {
    await report([event('hard-bounce')])
    const sent: string[] = []
    const limit = strictly()
    const mailer = {
      ...api.deps.mailer,
      send: async ({ id }: { id: string }) => void sent.push(id),
    }
    for (const messageId of ['one', 'two'].map((each) => `${each}-${people}`)) {
      const job = { email, messageId }
      await sendNewsletterRequest({ ...api.deps, mailer, limit }, job)
    }
    expect(sent).toEqual([`one-${people}`])
  })

  /** Without the wide limits of tests. */
  function strictly() {
    const used = new Set<string>()
    return async (limit: { name: string }, subject: string) => {
      const key = `${limit.name} ${subject}`
      return !used.has(key) && used.add(key).size > 0
    }
  }

  test('outlives the person: nothing but a new confirmation lifts it', async () => {
    await join()
    await report([event('complaint')])
    await api.deps.db.deleteFrom('newsletter_reader').where('email', '=', email).execute()
    expect(await suppressed()).toEqual({ reason: 'complaint' })
    const text = JSON.stringify(
      await api.deps.db.selectFrom('newsletter_suppression').selectAll().execute(),
    )
    expect(text).not.toContain('meadow')
  })
})
