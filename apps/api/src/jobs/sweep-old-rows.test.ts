import { DELIVERIES } from '@understory/domain/people/privacy/retention.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_TABLES } from '../from-manifests/all-tables.ts'
import { sweptTables } from '../from-manifests/retention-lines.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { sweepOldRows } from './sweep-old-rows.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('every table has one owner, and is swept after some days or says why its rows stay', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by 1`.execute(api.deps.db)
  const listed = ALL_TABLES.map(({ name }) => name)
  expect(listed.toSorted()).toEqual(rows.map(({ name }) => name))
})

test('what is older than its days goes, and nothing younger', async () => {
  const { db } = api.deps
  const now = api.deps.clock().getTime()
  const ago = (days: number) => new Date(now - days * 86_400_000)
  for (const days of [89, 91])
    await db
      .insertInto('gateway_event')
      .values({ id: `evt_${days}`, occurred_at: ago(days), received_at: ago(days) })
      .execute()
  for (const days of [399, 401])
    await db
      .insertInto('email_message')
      .values({ id: `m-${days}`, kind: 'receipt', to_address: 'a@b.example', queued_at: ago(days) })
      .execute()
  await sweepOldRows(api.deps)
  const events = await db.selectFrom('gateway_event').select('id').execute()
  const messages = await db.selectFrom('email_message').select('id').execute()
  expect(events).toEqual([{ id: 'evt_89' }])
  expect(messages).toEqual([{ id: 'm-399' }])
})

test('no table that is swept is one of several parts, in which two rows may have the same place', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace`.execute(
    api.deps.db,
  )
  expect(rows).toEqual([{ name: DELIVERIES.table }])
  expect(sweptTables().map(({ table }) => table)).not.toContain(DELIVERIES.table)
})

test('every table that is swept can be: its column is there, and nothing forbids it', async () => {
  for (const { table, since } of sweptTables()) {
    const sweep = sql`delete from ${sql.table(table)} where ${sql.ref(since)} < 'epoch'`
    await expect(sweep.execute(api.deps.db), table).resolves.toBeDefined()
  }
})
