import { RequestPasswordReset } from '@understory/contracts/people/accounts/sign-in.ts'
import { GetPublicTotals } from '@understory/contracts/proof/ledger.ts'
import { ReportBrowserError } from '@understory/contracts/site/browser-errors.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEnvelopeSink } from '../../../../../tools/test-sinks/envelope-sink.ts'
import { joinAs } from '../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let sink: Awaited<ReturnType<typeof startEnvelopeSink>>
beforeAll(async () => {
  sink = await startEnvelopeSink()
  api = await startTestApi({ env: { SENTRY_DSN: sink.dsn, LOG_LEVEL: 'error' } })
})
afterAll(async () => {
  await api.close()
  await sink.close()
})

/** What error reporting was sent, once it has as much. */
async function reported(count: number) {
  await expect.poll(() => sink.envelopes.length).toBe(count)
  return sink.envelopes.splice(0).map(({ items }) => items[0]?.payload)
}

test('what fails in the database is our fault, without a word about it', async () => {
  await sql`alter table impact_platform_total rename to gone`.execute(api.deps.db)
  const { status, refusal } = await api.call(GetPublicTotals, {})
  await sql`alter table gone rename to impact_platform_total`.execute(api.deps.db)
  expect(status).toBe(500)
  expect(refusal).toEqual({ code: 'SERVER_ERROR', message: expect.not.stringContaining('total') })
  const tags = { process: 'worker', requestId: 'test-request', route: GetPublicTotals.path }
  expect(await reported(1)).toMatchObject([{ level: 'error', environment: 'prod', tags }])
})

test('a recovery email that cannot be queued is said to have failed', async () => {
  const { email } = await joinAs(api, 'personal')
  await sql`alter schema pgboss rename to gone`.execute(api.deps.db)
  const { refusal } = await api.call(RequestPasswordReset, { body: { email } })
  await sql`alter schema gone rename to pgboss`.execute(api.deps.db)
  expect(refusal.code).toBe('REQUEST_RESET_PWD_FAILED')
  expect(JSON.stringify(await reported(1))).not.toContain(email)
})

test('an error of a page goes the same way, without what names a person; one address sends 20', async () => {
  const fault = {
    kind: 'error',
    message: 'TypeError: ada@ashdown.example is not a function',
    stack: 'TypeError\n    at pay (https://understory.test/assets/a-1.js:3:14)',
    path: '/verify/ABC-123',
  } as const
  const send = (change: object) => api.call(ReportBrowserError, { body: { ...fault, ...change } })
  expect((await send({})).status).toBe(204)
  const [event] = await reported(1)
  expect(event).toMatchObject({
    platform: 'javascript',
    tags: { process: 'browser', route: '/verify/{id}' },
    exception: { values: [{ type: 'TypeError', value: '[email] is not a function' }] },
  })
  expect((await send({ message: 'x'.repeat(501) })).refusal.code).toBe('BAD_REQUEST')
  expect((await send({ stack: 'x'.repeat(9_000) })).refusal.code).toBe('BODY_TOO_LARGE')
  const rest = await Promise.all(Array.from({ length: 20 }, () => send({})))
  expect(rest.filter(({ status }) => status === 429)).toHaveLength(3)
})

test('an address that takes other methods says which', async () => {
  const answer = await api.send(
    new Request('http://understory.test/api/impact/public-totals', { method: 'DELETE' }),
  )
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  expect(await answer.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  const nothing = await api.send(new Request('http://understory.test/api/nothing'))
  expect(nothing.status).toBe(404)
})
