import { DeleteUser } from '@understory/contracts/people/privacy.ts'
import { ListAudit } from '@understory/contracts/staff/console/staff.ts'
import {
  DropGivenUpJobs,
  ListGivenUpJobs,
  RetryGivenUpJobs,
} from '@understory/contracts/staff/given-up-jobs.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { NotAccepted } from '@understory/ports/mail/mailer.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { allQueues } from '../../../jobs/all-jobs.ts'
import { prepareJobQueue } from '../../../jobs/job-queue.ts'
import { startWorking } from '../../../jobs/start-working.ts'
import { emailTo } from '../../../testing/emails.ts'
import { giveUpJob } from '../../../testing/give-up-job.ts'
import { joinAs, PASSWORD } from '../../../testing/people/people.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const REASON = 'The mail server is back.'

let api: TestApi
let bearer: Awaited<ReturnType<typeof joinStaff>>['bearer']
/** Why the mail server takes nothing; null: it does. */
let away: Error | null = null
const said: { level: 'warn' | 'error'; message: string }[] = []
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 })
  const { mailer } = api.deps
  const say = (level: 'warn' | 'error') =>
    vi.spyOn(api.deps.log, level).mockImplementation((_, message) => {
      said.push({ level, message: String(message) })
    })
  say('warn')
  say('error')
  const send: typeof mailer.send = async (email) => {
    if (away) throw away
    await mailer.send(email)
  }
  await startWorking({ ...api.deps, mailer: { ...mailer, send } })
  bearer = (await joinStaff(api)).bearer
})
afterAll(() => api.close())
beforeEach(async () => {
  away = null
  said.length = 0
  await sql`delete from pgboss.job where name = 'given-up'`.execute(api.deps.db)
})

/** Without verifications of those who joined, which may be given up at any moment while there is no mail server. */
const listed = async () =>
  (await api.call(ListGivenUpJobs, {}, bearer)).data.jobs.filter(
    ({ queue, about }) =>
      queue !== 'send-verification' || about.some(({ value }) => value === 'ada@ashdown.example'),
  )
const noServer = () => new NotAccepted('no-server', new Error('connect ECONNREFUSED'))

/** Jobs of a queue begin their next attempt now, which is their last one; one that is running is waited for. */
const lastAttempt = (queue: string) =>
  expect
    .poll(async () => {
      const { numAffectedRows } = await sql`
        update pgboss.job set start_after = now(), retry_limit = retry_count
        where name = ${queue} and state in ('created', 'retry')`.execute(api.deps.db)
      return Number(numAffectedRows)
    })
    .toBe(1)

test('an email outlives the mail server, then waits for a person, and goes out once when it is retried', async () => {
  away = noServer()
  const person = await joinAs(api, 'personal')
  await api.deps.jobs.enqueue(api.deps.db, 'send-deletion-notice', {
    email: person.email,
    messageId: 'farewell-1',
  })
  await expect.poll(() => said).toContainEqual({ level: 'warn', message: 'job failed' })
  expect(await listed()).toEqual([])
  await lastAttempt('send-deletion-notice')
  await expect.poll(listed, { timeout: 10_000 }).toMatchObject([
    {
      queue: 'send-deletion-notice',
      about: [{ name: 'email', value: person.email }],
      lastError: expect.stringContaining('ECONNREFUSED'),
      isOutOfDate: false,
    },
  ])
  expect(said).toContainEqual({ level: 'error', message: 'job given up' })
  away = null
  const [job] = await listed()
  const body = { jobIds: [job?.jobId ?? ''], reason: REASON }
  const retried = await api.call(RetryGivenUpJobs, { body }, bearer)
  expect(retried.data).toEqual({ retried: 1, outOfDate: 0 })
  await emailTo(api, person.email, /[\s\S]*/)
  expect(await listed()).toEqual([])
  const again = await api.call(RetryGivenUpJobs, { body }, bearer)
  expect(again.refusal.code).toBe('GIVEN_UP_JOB_NOT_FOUND')
})

test('one that did go out is not sent again', async () => {
  const email = 'rowan@ashdown.example'
  const data = { email, messageId: 'sent-before' }
  await api.deps.jobs.enqueue(api.deps.db, 'send-deletion-notice', data)
  await emailTo(api, email, /[\s\S]*/)
  const sent = async () =>
    (await api.deps.mailbox?.list())?.filter(({ to }) => to.includes(email)).length
  const jobId = await giveUpJob(api, { queue: 'send-deletion-notice', data })
  await api.call(RetryGivenUpJobs, { body: { jobIds: [jobId], reason: REASON } }, bearer)
  await expect
    .poll(async () => {
      const { rows } = await sql`select from pgboss.job
        where name = 'send-deletion-notice' and state < 'completed'`.execute(api.deps.db)
      return rows.length
    })
    .toBe(0)
  expect(await sent()).toBe(1)
})

test('an address that does not exist is given up at once', async () => {
  away = new NotAccepted('no-address', new Error('550 5.1.1 no such user'))
  const person = await joinAs(api, 'personal')
  const data = { email: person.email, messageId: 'nowhere' }
  await api.deps.jobs.enqueue(api.deps.db, 'send-deletion-notice', data)
  await expect.poll(async () => (await listed()).length, { timeout: 10_000 }).toBeGreaterThan(0)
})

test('what is shown holds no link, no secret and no address but the one it is for', async () => {
  const url = 'https://understory.test/login/reset-password/reset?token=abc'
  const data = { email: 'ada@ashdown.example', url, messageId: 'reset-1', requestId: 'r' }
  await giveUpJob(api, { queue: 'send-password-reset', data })
  const [job] = await listed()
  expect(job?.about).toEqual([{ name: 'email', value: 'ada@ashdown.example' }])
  expect(job?.lastError).toBe('Error: connect ECONNREFUSED [ip]:25, while writing to [email]')
  expect(JSON.stringify(job)).not.toContain('token')
})

test('an email whose link has ended is dropped and not sent', async () => {
  const queuedAt = new Date(Date.now() - DAY_MS)
  const data = { email: 'ada@ashdown.example', url: 'https://a', messageId: 'b' }
  const jobId = await giveUpJob(api, { queue: 'send-verification', data, queuedAt })
  expect(await listed()).toMatchObject([{ jobId, isOutOfDate: true }])
  const body = { jobIds: [jobId], reason: 'Its link has ended.' }
  expect((await api.call(RetryGivenUpJobs, { body }, bearer)).refusal.code).toBe('JOB_OUT_OF_DATE')
  expect((await api.call(DropGivenUpJobs, { body }, bearer)).data).toEqual({ dropped: 1 })
  expect(await listed()).toEqual([])
  const { entries } = (await api.call(ListAudit, { query: {} }, bearer)).data
  expect(entries).toContainEqual(
    expect.objectContaining({
      event: 'jobs-dropped',
      reason: 'Its link has ended.',
      what: '1 × send-verification',
    }),
  )
})

test('none is dropped without a reason, and customers see none', async () => {
  const jobId = await giveUpJob(api)
  const short = await api.call(DropGivenUpJobs, { body: { jobIds: [jobId], reason: 'x' } }, bearer)
  expect(short.refusal.code).toBe('BAD_REQUEST')
  const person = await joinAs(api, 'personal')
  expect((await api.call(ListGivenUpJobs, {}, person.bearer)).status).toBe(403)
})

test('what waits for someone who is deleted goes with them', async () => {
  const { email, bearer: own } = await joinAs(api, 'personal')
  await giveUpJob(api, { queue: 'send-claim-link', data: { email, url: 'https://a' } })
  expect((await api.call(DeleteUser, { body: { email, password: PASSWORD } }, own)).status).toBe(
    204,
  )
  expect(await listed()).toEqual([])
})

test('an upgrade gives jobs of the version before the new patience, and finds what it gave up', async () => {
  const { db, config } = api.deps
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, data, state, retry_limit, retry_count, completed_on)
    values ('send-lead', '{"leadId": "a"}', 'failed', 8, 8, now()),
      ('send-lead', '{"leadId": "b"}', 'retry', 8, 3, null),
      ('load-rates', '{}', 'failed', 0, 0, now()) returning id`.execute(db)
  await sql`update pgboss.job set start_after = now() + interval '1 day'
    where state = 'retry' and name = 'send-lead'`.execute(db)
  await prepareJobQueue(config.DATABASE_URL, allQueues())
  await prepareJobQueue(config.DATABASE_URL, allQueues())
  expect(await listed()).toMatchObject([
    { queue: 'send-lead', about: [{ name: 'leadId', value: 'a' }], attempts: 9 },
  ])
  const { rows: waiting } = await sql`select retry_limit, dead_letter from pgboss.job
    where id = ${rows[1]?.id}`.execute(db)
  expect(waiting).toEqual([{ retry_limit: expect.any(Number), dead_letter: 'given-up' }])
  expect(waiting[0]).not.toMatchObject({ retry_limit: 8 })
})
