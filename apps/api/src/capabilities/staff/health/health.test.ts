import { GetHealth } from '@understory/contracts/staff/health.ts'
import { createPlatformDatabase, createPool } from '@understory/database/connect.ts'
import { STATUS_PARTS } from '@understory/domain/site/status/judge-status.ts'
import { judgeHealth } from '@understory/domain/staff/health/judge-health.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bearer } from '../../../testing/cross-account/actors.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { createHealth } from './get-health.ts'
import { partsOf, runbookParts } from './runbook-parts.ts'
import { sampleHealth } from './sample-health.ts'

let api: TestApi
let bearer: Bearer
beforeAll(async () => {
  api = await startTestApi()
  bearer = (await joinStaff(api, ['operator'])).bearer
})
afterAll(() => api.close())

const look = async () => (await api.call(GetHealth, {}, bearer)).data

test('says which version runs on which schema, and draws what was sampled', async () => {
  await sampleHealth(api.deps)
  await sampleHealth(api.deps)
  const { version, schema, knownSchema, figures, queues } = await look()
  expect([version, schema]).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+/), knownSchema])
  // Nobody works in this test: the emails of those who joined wait.
  const count = queues?.reduce((sum, queue) => sum + queue.waiting, 0)
  const waiting = figures.find(({ figure }) => figure === 'jobs-waiting')
  expect(waiting?.value).toBe(count)
  expect(waiting?.hours.at(-1)?.most).toBe(count)
  expect(waiting?.hours.slice(0, 23).every(({ most }) => most === null)).toBe(true)
})

test('a mail server that is away is a problem with its time and what to do', async () => {
  const since = api.deps.clock()
  await api.deps.db
    .insertInto('status_sighting')
    .values({ part: 'email', ok_at: null, failing_since: since })
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ failing_since: since }))
    .execute()
  const mail = (await look()).problems.find(({ title }) => title === 'Email')
  expect(mail).toMatchObject({ since: since.toISOString(), runbook: 'mail-down' })
  expect(mail?.todo).toContain('**Do**')
})

test('a store that has not taken the copy of the log for a while is a problem, at once it is not', async () => {
  const titles = async (minutes: number) => {
    const since = new Date(Date.now() - minutes * 60_000)
    await api.deps.db
      .insertInto('status_sighting')
      .values({ part: 'log-copy', ok_at: null, failing_since: since })
      .onConflict((conflict) => conflict.column('part').doUpdateSet({ failing_since: since }))
      .execute()
    return (await look()).problems.map(({ title }) => title)
  }
  expect(await titles(1)).not.toContain('The copy of the public log')
  expect(await titles(30)).toContain('The copy of the public log')
})

test('a database that does not answer is a problem, and the page is there all the same', async () => {
  const silent = () => Promise.reject(new Error('connection refused'))
  const db = createPlatformDatabase(createPool('postgres://nobody:x@127.0.0.1:9/none', 2))
  const found = await createHealth({
    ...api.deps,
    db,
    askDatabase: silent,
    lookAtDatabase: silent,
  })()
  await db.destroy()
  expect(found.problems.map(({ title }) => title)).toContain('The database')
  expect([found.queues, found.schema]).toEqual([null, null])
})

test('every problem that there can be leads to a part of the runbook', async () => {
  const parts = await runbookParts()
  const problems = judgeHealth({
    parts: STATUS_PARTS.map((part) => ({ part, state: 'trouble', since: null, seenAt: null })),
    findings: ['database', 'schema', 'writable', 'room', 'clock', 'selling'].map((check) => ({
      check,
      says: 'something is wrong',
    })),
    figures: {
      unsettledOverHour: 1,
      givenUp: 1,
      parked: 1,
      storesFailing: 1,
      storeLagSeconds: 99_999,
      failingSeconds: { 'log-copy': 99_999, files: 99_999, 'vehicle-registry': 99_999 },
    },
  })
  for (const { title, runbook } of problems) {
    expect([title, parts.has(runbook)]).toEqual([title, true])
  }
})

test('a part of a runbook is plain words, with its links as their names', () => {
  expect(partsOf('# T\n\n## Mail down\n\n**Do** [this](a.md).\n\n## B\n')).toEqual(
    new Map([
      ['mail-down', '**Do** this.'],
      ['b', ''],
    ]),
  )
})
