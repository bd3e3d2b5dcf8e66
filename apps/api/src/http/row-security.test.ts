import { createDatabase, createPool, type Database } from '@understory/database/connect.ts'
import { asPlatform, asPlatformIn, withinRowsOf } from '@understory/database/row-security.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson, userIdOf } from '../testing/people.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
let db: Database
let ada: TestPerson
let grace: TestPerson
let adaId: string
beforeAll(async () => {
  api = await startTestApi()
  ada = await joinAs(api, 'business')
  grace = await joinAs(api, 'business')
  adaId = await userIdOf(api, ada)
  // One connection: what one piece of work leaves on it, the next would find.
  db = createDatabase(createPool(api.deps.config.DATABASE_URL, 1))
})
afterAll(async () => {
  await db.destroy()
  await api.close()
})

const asAda = <T>(work: () => Promise<T>) =>
  withinRowsOf({ userId: adaId, accountId: ada.accountId }, work)
const accounts = async (on: Database = db) =>
  (await on.selectFrom('account').select('id').execute()).map(({ id }) => id).toSorted()

describe('work for one account', () => {
  test('sees the rows of that account alone, and the next work on the connection sees its own', async () => {
    const all = [ada.accountId, grace.accountId].toSorted()
    expect(await asAda(() => accounts())).toEqual([ada.accountId])
    expect(await accounts()).toEqual(all)
    const mixed = Array.from({ length: 40 }, (_, turn) =>
      turn % 2 === 0 ? asAda(() => accounts()) : accounts(),
    )
    for (const [turn, seen] of (await Promise.all(mixed)).entries()) {
      expect(seen).toEqual(turn % 2 === 0 ? [ada.accountId] : all)
    }
  })

  test('leaves nothing behind on the connection when it fails', async () => {
    const broken = asAda(() => sql`select 1 / 0`.execute(db))
    await expect(broken).rejects.toThrow('division by zero')
    expect(await accounts()).toHaveLength(2)
  })

  test('hands over to the platform for as long as the platform works, in a transaction too', async () => {
    const seen = await asAda(() =>
      db.transaction().execute(async (tx) => {
        const before = await accounts(tx)
        const between = await asPlatformIn(tx, () => accounts(tx))
        return [before.length, between.length, (await accounts(tx)).length]
      }),
    )
    expect(seen).toEqual([1, 2, 1])
    expect(await asAda(() => asPlatform(() => accounts()))).toHaveLength(2)
  })

  test('cannot write into another account', async () => {
    const row = { city: 'Stroud', country: 'GB', line1: '1 Elm', line2: null, postcode: 'GL5 1AA' }
    const write = asAda(() =>
      db
        .insertInto('billing_address')
        .values({ account_id: grace.accountId, ...row })
        .execute(),
    )
    await expect(write).rejects.toThrow('row-level security')
  })
})

// What no person's work ever touches: signing in, queues, counters and what the provider told us.
const PLATFORM_ONLY = [
  'catalogue_vehicle',
  'email_message',
  'gateway_event',
  'impact_platform_total',
  'invoice_counter',
  'payment_alert',
  'rate_limit',
  'registry_answer',
  'replaced_session_token',
  'schema_migration',
  'schema_migration_lock',
  'sign_in_verification',
  'staff_member',
  'vehicle_draft',
]

test('every table is kept to an account or a user, only read, or the platform’s alone', async () => {
  const { rows } = await sql<{ name: string; secured: boolean; rights: string[] }>`
    select c.relname as name, c.relrowsecurity as secured,
      array(select lower(privilege_type) from information_schema.role_table_grants g
            where g.table_schema = 'public' and g.table_name = c.relname
              and g.grantee = 'understory_tenant') as rights
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by 1`.execute(api.deps.db)
  const isOpen = rows.filter(
    ({ secured, rights }) => !secured && rights.some((r) => r !== 'select'),
  )
  expect(isOpen).toEqual([])
  const untouched = rows.filter(({ rights }) => rights.length === 0).map(({ name }) => name)
  expect(untouched.toSorted()).toEqual(PLATFORM_ONLY)
})
