import { LeaveNewsletter } from '@understory/contracts/site/newsletter/newsletter.ts'
import {
  CreateIssue,
  GetIssue,
  ListIssues,
  SaveIssue,
  ScheduleIssue,
  TestIssue,
  WithdrawIssue,
} from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import { MINUTE_MS } from '@understory/domain/calendar/durations.ts'
import { type MailRefusal, NotAccepted } from '@understory/ports/mail/mailer.ts'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import type { CrashStep } from '../../../../process/crash-point.ts'
import { joinStaff } from '../../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { hashOfAddress } from '../addresses.ts'
import { sendIssues } from '../public.ts'
import { addReader, removeReader } from '../readers.ts'
import { sendNewsletterTest } from './send-test.ts'

const STEPS = ['issue-claimed', 'issue-handed-over', 'issue-recorded'] as const
const BODY = 'We planted **12,000** [mangroves](https://mangroves.example).'

let api: TestApi
let bearer: Awaited<ReturnType<typeof joinStaff>>['bearer']
beforeAll(async () => {
  // The worker is not started: each test runs it step by step.
  api = await startTestApi({ rateLimitScale: 100, env: { NEWSLETTER_PER_MINUTE: '25' } })
  bearer = (await joinStaff(api)).bearer
})
afterAll(() => api.close())

let readers: string[]
let run = 0
// The worker's clock alone is moved: a session of staff would not live as long.
let moved = 0
const clock = () => new Date(api.deps.clock().getTime() + moved)
const later = (milliseconds: number) => {
  moved += milliseconds
}
beforeEach(async () => {
  run += 1
  readers = await addReaders(3)
})
afterEach(async () => {
  // The pace is counted by the minute.
  later(2 * MINUTE_MS)
  await sendIssues({ ...api.deps, clock })
  await api.deps.db.deleteFrom('newsletter_reader').execute()
  await api.deps.db.deleteFrom('newsletter_suppression').execute()
})

async function addReaders(count: number): Promise<string[]> {
  const added = Array.from({ length: count }, (_, n) => `reader-${run}-${n}@meadow.example`)
  for (const email of added) await transact(api.deps.db, (tx) => addReader(tx, api.deps, email))
  return added
}

async function write(subject = 'Mangroves'): Promise<string> {
  const body = { subject, preview: 'What the tide brings', body: BODY }
  const { data } = await api.call(CreateIssue, { body }, bearer)
  return data.issueId
}
const schedule = (issueId: string, at: string | null) =>
  api.call(ScheduleIssue, { params: { issueId }, body: { at } }, bearer)
const withdraw = (issueId: string, to: 'draft' | 'cancelled') =>
  api.call(WithdrawIssue, { params: { issueId }, body: { to } }, bearer)
const issue = async (issueId: string) =>
  (await api.call(GetIssue, { params: { issueId } }, bearer)).data

/** The real mail server, noting who was handed what; `before` may refuse or break first. */
function noting(before: (email: string) => Promise<void> = async () => {}) {
  const got: string[] = []
  const mailer: Deps['mailer'] = {
    ...api.deps.mailer,
    send: async (email) => {
      await before(email.to)
      await api.deps.mailer.send(email)
      got.push(email.to)
    },
  }
  return { got, deps: { ...api.deps, clock, mailer } }
}

class Killed extends Error {}

describe('an issue', () => {
  test('reaches each reader once, in both forms, with a way out that needs one click', async () => {
    const issueId = await write()
    expect((await issue(issueId)).wouldReach).toBe(3)
    expect((await schedule(issueId, null)).status).toBe(204)
    const { got, deps } = noting()
    await sendIssues(deps)
    await sendIssues(deps)
    expect(got.toSorted()).toEqual(readers)
    const { status, numbers } = await issue(issueId)
    expect([status, numbers]).toEqual(['sent', { ...zero(), readers: 3, sent: 3 }])
    const email = await newestEmail(readers[0] ?? '')
    expect(email.html).toContain('<strong>12,000</strong>')
    expect(email.text).toContain('mangroves (https://mangroves.example)')
    expect(email.html).not.toMatch(/<img|<script|@import|url\(/)
    expect(email.headers).toMatchObject({
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    const [, token = ''] =
      /^<http:\/\/understory\.test\/newsletter\/leave\?token=([\w.-]+)>$/.exec(
        email.headers['list-unsubscribe'] ?? '',
      ) ?? []
    expect((await api.call(LeaveNewsletter, { body: { token } })).status).toBe(204)
    expect((await issue(issueId)).numbers.left).toBe(1)
  })

  async function newestEmail(to: string) {
    const box = `${api.sandbox.url}/mailbox/messages`
    const { messages } = (await (await fetch(`${box}?to=${to}`)).json()) as {
      messages: { id: number }[]
    }
    return (await (await fetch(`${box}/${messages[0]?.id}`)).json()) as {
      text: string
      html: string
      headers: Record<string, string>
    }
  }

  test('waits for its time, and until then is changed, taken back or cancelled', async () => {
    const issueId = await write()
    const inAnHour = new Date(clock().getTime() + 60 * MINUTE_MS).toISOString()
    const ago = new Date(api.deps.clock().getTime() - MINUTE_MS).toISOString()
    expect((await schedule(issueId, ago)).refusal.code).toBe('NEWSLETTER_TIME_WRONG')
    expect((await schedule(issueId, inAnHour)).status).toBe(204)
    const draft = { subject: 'Peat', preview: '', body: 'Peat.' }
    const save = () => api.call(SaveIssue, { params: { issueId }, body: draft }, bearer)
    expect((await save()).refusal.code).toBe('NEWSLETTER_ISSUE_FIXED')
    expect((await withdraw(issueId, 'draft')).status).toBe(204)
    expect((await save()).status).toBe(204)
    await schedule(issueId, inAnHour)
    const { got, deps } = noting()
    await sendIssues(deps)
    expect([got, (await issue(issueId)).status]).toEqual([[], 'scheduled'])
    later(61 * MINUTE_MS)
    await sendIssues(deps)
    expect([got.length, (await issue(issueId)).status]).toEqual([3, 'sent'])
    for (const to of ['draft', 'cancelled'] as const) {
      expect((await withdraw(issueId, to)).refusal.code).toBe('NEWSLETTER_ISSUE_FIXED')
    }
    const other = await write()
    expect((await withdraw(other, 'cancelled')).status).toBe(204)
    expect((await schedule(other, null)).refusal.code).toBe('NEWSLETTER_ISSUE_FIXED')
  })

  test('that is not there, or that nobody reads, is not sent', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect((await schedule(nobody, null)).refusal.code).toBe('NEWSLETTER_ISSUE_NOT_FOUND')
    await api.deps.db.deleteFrom('newsletter_reader').execute()
    const refused = await schedule(await write(), null)
    expect(refused.refusal.code).toBe('NEWSLETTER_WITHOUT_READERS')
  })

  test('is sent to oneself as a test, and is listed with what became of it', async () => {
    const issueId = await write('A test of peat')
    const { data } = await api.call(TestIssue, { params: { issueId } }, bearer)
    const { got, deps } = noting()
    await sendNewsletterTest(deps, { issueId, to: data.sentTo, messageId: `test-${issueId}` })
    expect(got).toEqual([data.sentTo])
    const { issues, readers: count } = (await api.call(ListIssues, {}, bearer)).data
    expect([issues[0]?.subject, issues[0]?.status, count]).toEqual(['A test of peat', 'draft', 3])
  })

  test('keeps the pace that was set, over as many runs as it takes', async () => {
    await addReaders(60)
    const issueId = await write()
    await schedule(issueId, null)
    const { got, deps } = noting()
    const counts: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      await sendIssues(deps)
      counts.push(got.length)
      if (turn > 0) later(MINUTE_MS + 1)
    }
    expect(counts).toEqual([25, 25, 50, 60])
    expect((await issue(issueId)).status).toBe('sent')
  })

  test('skips who leaves, complains or is deleted while it is being sent', async () => {
    const issueId = await write()
    await schedule(issueId, null)
    const [first = '', second = ''] = readers
    await removeReader(api.deps.db, api.deps, hashOfAddress(api.deps.config, first))
    await api.deps.db.deleteFrom('newsletter_reader').where('email', '=', second).execute()
    const { got, deps } = noting()
    await sendIssues(deps)
    expect(got).toEqual(readers.slice(2))
    expect((await issue(issueId)).numbers).toMatchObject({ sent: 1, skipped: 2 })
  })
})

describe('a mail server', () => {
  const refusing = (refusal: MailRefusal) => async () => {
    throw new NotAccepted(refusal, new Error('450 later'))
  }
  const begin = async () => {
    const issueId = await write()
    await schedule(issueId, null)
    return issueId
  }

  test('that is away delays an issue and costs no reader a turn', async () => {
    const issueId = await begin()
    for (let turn = 0; turn < 7; turn += 1) {
      await sendIssues(noting(refusing('no-server')).deps)
      later(MINUTE_MS + 1)
    }
    const { got, deps } = noting()
    await sendIssues(deps)
    expect(got.toSorted()).toEqual(readers)
    expect((await issue(issueId)).status).toBe('sent')
  })

  test('that refuses for now is asked five times, each time later', async () => {
    const issueId = await begin()
    let asked = 0
    const { deps } = noting(async (to) => {
      if (to !== readers[0]) return
      asked += 1
      await refusing('later')()
    })
    for (let turn = 0; turn < 40; turn += 1) {
      await sendIssues(deps)
      later(MINUTE_MS + 1)
    }
    expect(asked).toBe(5)
    expect((await issue(issueId)).numbers).toMatchObject({ sent: 2, failed: 1, waiting: 0 })
  })

  test('that knows no such address suppresses it', async () => {
    const issueId = await begin()
    await sendIssues(noting(refusing('no-address')).deps)
    expect((await issue(issueId)).numbers).toMatchObject({ sent: 0, failed: 3 })
    expect((await api.call(ListIssues, {}, bearer)).data.suppressed).toBe(3)
  })

  test('that falls silent with an email in its hands is not given it again', async () => {
    const issueId = await begin()
    let isSilent = true
    const { got, deps } = noting(async () => {
      if (!isSilent) return
      isSilent = false
      throw new Error('Connection closed unexpectedly')
    })
    await sendIssues(deps)
    expect(got).toEqual([])
    await sendIssues(deps)
    expect(got.length).toBe(2)
    expect((await issue(issueId)).numbers).toMatchObject({ sent: 2, unknown: 1 })
  })
})

describe('a worker that is killed', () => {
  /** Stops everything at a step, as a kill would: nothing after it runs. */
  const killedAt = (deps: Deps, step: CrashStep | null) => ({
    ...deps,
    crashPoint: async (reached: CrashStep) => {
      if (reached === step) throw new Killed()
    },
  })
  const runOnce = async (deps: Deps, step: CrashStep | null) =>
    sendIssues(killedAt(deps, step)).catch((fault: unknown) => {
      if (!(fault instanceof Killed)) throw fault
    })

  test('at any step, any number of times, leaves nobody with two, and loses one at a claim at most', async () => {
    const kills = fc.array(fc.constantFrom(...STEPS), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(kills, async (steps) => {
        const issueId = await write()
        await schedule(issueId, null)
        const { got, deps } = noting()
        for (const step of steps) {
          await runOnce(deps, step)
          later(MINUTE_MS + 1)
        }
        await runOnce(deps, null)
        expect(got.length).toBe(new Set(got).size)
        const lost = steps.filter((step) => step === 'issue-claimed').length
        expect(got.length).toBeGreaterThanOrEqual(readers.length - lost)
        const { status, numbers } = await issue(issueId)
        expect([status, numbers.waiting]).toEqual(['sent', 0])
        expect(numbers.sent + numbers.unknown).toBe(readers.length)
      }),
      { numRuns: 12 },
    )
  })

  test('beside another one: two workers share the readers', async () => {
    await addReaders(20)
    await schedule(await write(), null)
    const { got, deps } = noting()
    await Promise.all([sendIssues(deps), sendIssues(deps)])
    expect(got.length).toBe(new Set(got).size)
    expect(got.length).toBe(20)
  })
})

function zero() {
  return {
    readers: 0,
    sent: 0,
    skipped: 0,
    failed: 0,
    unknown: 0,
    waiting: 0,
    bounced: 0,
    complained: 0,
    left: 0,
  }
}
