import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Join, SignIn } from '@understory/contracts/people/accounts/accounts.ts'
import { RequestPasswordReset } from '@understory/contracts/people/accounts/sign-in.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../../../../tools/free-port.ts'
import { PASSWORD } from '../../testing/people/people.ts'
import { caller, startTestApi, type TestApi, type TestCall } from '../../testing/start-test-api.ts'

const SERVER = fileURLToPath(new URL('../../../../../build/server.js', import.meta.url))
const ATTEMPTS = 1_000

let api: TestApi
let servers: { child: ChildProcess; call: TestCall }[]
beforeAll(async () => {
  api = await startTestApi()
  servers = await Promise.all([startServer(), startServer()])
})
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL')
  await api.close()
})
beforeEach(() => sql`delete from rate_limit`.execute(api.deps.db))

/** A separate process with the real limits, on the database of this test. */
async function startServer() {
  const port = await freePort()
  const { config } = api.deps
  const env = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: config.DATABASE_URL,
    APP_SECRET: config.APP_SECRET,
    SMTP_URL: config.SMTP_URL,
    FILES_FOLDER: config.FILES_FOLDER,
    PAYMENTS: 'sandbox',
    SANDBOX_URL: api.sandbox.url,
    PAYMENTS_WEBHOOK_SECRET: 'whsec_for_these_tests_only',
    ORIGIN: 'http://understory.test',
    LOG_LEVEL: 'silent',
    // Two servers stand behind a load balancer, which uses its connections again.
    TRUST_PROXY: 'true',
  }
  const child = fork(SERVER, { env, execArgv: ['--disable-warning=ExperimentalWarning'] })
  await new Promise((ready) => child.once('message', ready))
  const call = caller((request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(`http://127.0.0.1:${port}${pathname}${search}`, request))
  })
  return { child, call }
}

/** A thousand attempts at once, every other one at the other server; how often each code came. */
async function storm(attempt: (call: TestCall, turn: number) => Promise<{ code: string }>) {
  const answers = await Promise.all(
    Array.from({ length: ATTEMPTS }, (_, turn) => {
      const server = servers[turn % servers.length]
      if (!server) throw new Error('no server')
      return attempt(server.call, turn)
    }),
  )
  const counts: Record<string, number> = {}
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

test('of a thousand sign-ins for one email at once, ten are tried and no more', async () => {
  const counts = await storm(async (call) => {
    const body = { email: 'someone@understory.test', password: 'a guess' }
    return (await call(SignIn, { body })).refusal
  })
  expect(counts).toEqual({ BAD_CREDENTIALS: 10, TOO_MANY_ATTEMPTS: ATTEMPTS - 10 })
})

test('of a thousand sign-ins for different emails from one address, fifty are tried', async () => {
  const counts = await storm(async (call, turn) => {
    const body = { email: `someone-${turn}@understory.test`, password: 'a guess' }
    return (await call(SignIn, { body })).refusal
  })
  expect(counts).toEqual({ BAD_CREDENTIALS: 50, TOO_MANY_ATTEMPTS: ATTEMPTS - 50 })
})

test('of a thousand people who join from one address, twenty are let in', async () => {
  const counts = await storm(async (call, turn) => {
    const body = { email: `joiner-${turn}@understory.test`, password: PASSWORD, acceptTerms: true }
    const { status, refusal } = await call(Join, { body: { ...body, acceptTerms: true as const } })
    return { code: status === 201 ? 'joined' : refusal.code }
  })
  expect(counts).toEqual({ joined: 20, TOO_MANY_ATTEMPTS: ATTEMPTS - 20 })
})

test('of a thousand recovery emails for one email at once, three are allowed', async () => {
  const counts = await storm(async (call) => {
    const body = { email: 'nobody@understory.test' }
    return (await call(RequestPasswordReset, { body })).refusal
  })
  expect(counts).toEqual({
    REQUEST_RESET_PWD_USER_NOT_FOUND: 3,
    REQUEST_RESET_PWD_LIMIT_EXCEEDED: 27,
    TOO_MANY_ATTEMPTS: ATTEMPTS - 30,
  })
})
