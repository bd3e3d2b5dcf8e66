import { GetPublicTotals } from '@understory/contracts/proof/ledger.ts'
import { asPlatform, withinNoRows } from '@understory/database/row-security.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { DATABASE_POOL: '2', DATABASE_WAIT_SECONDS: '1' } })
})
afterAll(() => api.close())

test('a wait for a connection that ends without one is 503 with Retry-After, and is counted', async () => {
  const free = Promise.withResolvers<void>()
  const held = [withinNoRows, withinNoRows, asPlatform, asPlatform].map((scope) => {
    const taken = Promise.withResolvers<void>()
    const done = scope(async () => {
      const open = await api.scopedDb.startTransaction().execute()
      await sql`select 1`.execute(open)
      taken.resolve()
      await free.promise
      await open.rollback().execute()
    })
    return { taken: taken.promise, done }
  })
  await Promise.all(held.map(({ taken }) => taken))
  const { status, headers } = await api.call(GetPublicTotals, {})
  const counted = await api.deps.vitals.registry.metrics()
  free.resolve()
  await Promise.all(held.map(({ done }) => done))
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  expect(counted).toMatch(/understory_pool_timeouts\{pool="(tenant|platform)"\} [1-9]/)
  expect(counted).toMatch(/understory_pool_connections\{pool="tenant",state="open"\} 2/)
  expect((await api.call(GetPublicTotals, {})).status).toBe(200)
})
