import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createProbe } from '@understory/database/availability/probe.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../../tools/free-port.ts'
import { answerHealth, lookAt } from '../http/serve/health.ts'
import { createMetrics } from '../http/serve/metrics.ts'
import { giveUpJob } from '../testing/give-up-job.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { createHealthChecks, judgeSchema, knownSchema } from './health-checks.ts'
import { createSignals } from './signals.ts'
import { openWorkerPort } from './worker-port.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const metricsNow = async () => {
  const metrics = createMetrics(undefined, createSignals(api.deps))
  return (await metrics.answer()).text()
}
const ready = async (deps = api.deps) => {
  const answer = await answerHealth('/readyz', createHealthChecks(deps), { stopping: false })
  return { status: answer?.status, text: await answer?.text() }
}

test('what waits in the database stands in the metrics, by closed lists', async () => {
  const { db } = api.deps
  await giveUpJob(api, { queue: 'send-receipt', data: { purchaseId: 'a' } })
  await sql`insert into pgboss.job (name, data, start_after, created_on)
    values ('send-lead', '{"email": "ada@ashdown.example"}', now() - interval '1 hour', now())`.execute(
    db,
  )
  await sql`insert into status_sighting (part, failing_since)
    values ('email', now() - interval '10 minutes')`.execute(db)
  const text = await metricsNow()
  expect(text).toContain('understory_database_figures_ok 1')
  expect(text).toContain('understory_jobs_waiting{queue="send-lead"} 1')
  expect(text).toMatch(/understory_job_oldest_seconds\{queue="send-lead"\} 36\d\d/)
  expect(text).toContain('understory_jobs_given_up{queue="send-receipt"} 1')
  expect(text).toMatch(/understory_part_failing_seconds\{part="email"\} 6\d\d/)
  expect(text).toContain('understory_payments_unsettled{age="over-25h"} 0')
  expect(text).toContain('understory_log_halted 0')
  expect(text).toContain('understory_check_ok{check="schema"} 1')
  expect(text).toContain(`knows_schema="${await knownSchema()}"`)
  expect(text).toMatch(/understory_pool_connections\{pool="platform",state="open"\} [1-9]/)
  expect(text).not.toContain('ashdown')
})

test('without the database the metrics still come, and say that its figures are missing', async () => {
  await sql`alter table status_sighting rename to gone`.execute(api.deps.db)
  const text = await metricsNow()
  await sql`alter table gone rename to status_sighting`.execute(api.deps.db)
  expect(text).toContain('understory_database_figures_ok 0')
  expect(text).not.toContain('understory_jobs_waiting{')
})

test('readiness is said by the schema, by whether the database writes, by its room and by the clock', async () => {
  expect(await ready()).toEqual({ status: 200, text: 'ready\n' })
  const state = (row: object) => ({
    ...api.deps,
    askDatabase: async () => [
      {
        reads_only: false,
        at: new Date(),
        schema: await knownSchema(),
        full_since: null,
        ...row,
      } as never,
    ],
  })
  expect(await ready(state({ reads_only: true }))).toMatchObject({
    status: 503,
    text: 'the database only reads\n',
  })
  expect(await ready(state({ schema: '0003_old' }))).toMatchObject({
    status: 503,
    text: expect.stringContaining('older (0003_old)'),
  })
  expect(await ready(state({ schema: '9999_new' }))).toMatchObject({
    status: 200,
    text: expect.stringContaining('newer (9999_new)'),
  })
  const since = new Date()
  expect(await ready(state({ full_since: since }))).toMatchObject({
    status: 200,
    text: `ready\nthe database has no room since ${since.toISOString()}\n`,
  })
  expect(await ready(state({ at: new Date(Date.now() + 600_000) }))).toMatchObject({
    status: 200,
    text: expect.stringContaining('by 600 s'),
  })
})

test('a database that only reads is not ready, as PostgreSQL says it itself', async () => {
  const name = new URL(api.deps.config.DATABASE_URL).pathname.slice(1)
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(
    api.deps.db,
  )
  const probe = createProbe(api.deps.config.DATABASE_URL)
  const said = await ready({ ...api.deps, askDatabase: probe.ask })
  await probe.end()
  await sql`alter database ${sql.id(name)} reset default_transaction_read_only`.execute(api.deps.db)
  expect(said).toEqual({ status: 503, text: 'the database only reads\n' })
})

test('a database that was not migrated has no schema, and one that is silent is not waited for', async () => {
  expect(judgeSchema('', '0001_a')).toMatchObject({ isReady: false })
  const silent = { ...api.deps, askDatabase: () => new Promise<never>(() => {}) }
  expect(await ready(silent)).toEqual({ status: 503, text: 'the database does not answer\n' })
  expect((await lookAt(createHealthChecks(silent))).map(({ name }) => name)).toEqual([
    'database',
    'schema',
    'writable',
    'room',
    'selling',
    'clock',
  ])
})

test('the port of a worker says its metrics with the token, and that a step of it hangs', async () => {
  const port = await freePort()
  const config = { ...api.deps.config, WORKER_PORT: port, METRICS_TOKEN: 'a'.repeat(16) }
  let hung: { name: string; seconds: number } | null = null
  const pulse = { ...api.deps.pulse, hung: () => hung }
  const server = openWorkerPort({ ...api.deps, config, pulse }, (fault) => {
    throw fault
  })
  if (!server) throw new Error('it has no port')
  await once(server, 'listening')
  const get = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers })
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
  expect((await get('/metrics')).status).toBe(404)
  expect((await get('/api/staff/users')).status).toBe(404)
  const metrics = await get('/metrics', { authorization: `Bearer ${'a'.repeat(16)}` })
  expect(await metrics.text()).toContain('understory_jobs_waiting')
  hung = { name: 'process-deliveries', seconds: 700 }
  const answer = await get('/healthz')
  expect([answer.status, await answer.text()]).toEqual([
    503,
    'the step process-deliveries has not ended a turn for 700 s\n',
  ])
  server.close()
})

// A stopped process holds its port open: who looks at it has to give up by itself, as the health check of compose does.
test.skipIf(process.platform === 'win32')(
  'a worker that is stopped in its tracks answers no probe',
  { timeout: 60_000 },
  async () => {
    const { config } = api.deps
    const port = await freePort()
    const worker = spawn(process.execPath, ['build/worker.js'], {
      cwd: new URL('../../../../', import.meta.url),
      stdio: 'ignore',
      env: {
        ...process.env,
        DATABASE_URL: config.DATABASE_URL,
        APP_SECRET: config.APP_SECRET,
        SMTP_URL: config.SMTP_URL,
        FILES_FOLDER: config.FILES_FOLDER,
        PAYMENTS: 'sandbox',
        SANDBOX_URL: api.sandbox.url,
        PAYMENTS_WEBHOOK_SECRET: 'whsec_for_these_tests_only',
        LOG_LEVEL: 'silent',
        WORKER_PORT: String(port),
      },
    })
    const probe = () =>
      fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(3_000) }).then(
        ({ status }) => status,
        () => null,
      )
    await expect.poll(probe, { timeout: 30_000 }).toBe(200)
    worker.kill('SIGSTOP')
    expect(await probe()).toBeNull()
    worker.kill('SIGCONT')
    await expect.poll(probe, { timeout: 30_000 }).toBe(200)
    worker.kill('SIGKILL')
  },
)
