import { GetPublicTotals } from '@understory/contracts/impact.ts'
import { RequestPasswordReset } from '@understory/contracts/sign-in.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs } from '../testing/people.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('what fails in the database is our fault, without a word about it', async () => {
  await sql`alter table impact_platform_total rename to gone`.execute(api.deps.db)
  const { status, refusal } = await api.call(GetPublicTotals, {})
  await sql`alter table gone rename to impact_platform_total`.execute(api.deps.db)
  expect(status).toBe(500)
  expect(refusal).toEqual({ code: 'SERVER_ERROR', message: expect.not.stringContaining('total') })
})

test('a recovery email that cannot be queued is said to have failed', async () => {
  const { email } = await joinAs(api, 'personal')
  await sql`alter schema pgboss rename to gone`.execute(api.deps.db)
  const { refusal } = await api.call(RequestPasswordReset, { body: { email } })
  await sql`alter schema gone rename to pgboss`.execute(api.deps.db)
  expect(refusal.code).toBe('REQUEST_RESET_PWD_FAILED')
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
