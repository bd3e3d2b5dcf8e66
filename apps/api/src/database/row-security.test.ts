import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { QuotePlan } from '@understory/contracts/commerce/subscriptions/plans.ts'
import {
  createDatabase,
  createPool,
  createTenantPool,
  type Database,
} from '@understory/database/connect.ts'
import { excessOfTenant } from '@understory/database/excess-of-tenant.ts'
import { asPlatform, withinNoRows, withinRowsOf } from '@understory/database/row-security.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payFor, quote } from '../testing/commerce/purchases.ts'
import { inviteColleague } from '../testing/people/colleagues.ts'
import { joinAs, type TestPerson, userIdOf } from '../testing/people/people.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
let db: Database
let tenant: pg.Pool
let ada: TestPerson
let grace: TestPerson
let adaId: string
let all: string[]
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 20 })
  await api.work()
  ada = await joinAs(api, 'business')
  grace = await joinAs(api, 'business')
  adaId = await userIdOf(api, ada)
  all = [ada.accountId, grace.accountId].toSorted()
  // One connection each, so that any state left on it would show up in the next test.
  const { DATABASE_URL, DATABASE_TENANT_URL } = api.deps.config
  tenant = createTenantPool({ tenant: DATABASE_TENANT_URL, platform: DATABASE_URL }, 1)
  db = createDatabase({ tenant, platform: createPool(DATABASE_URL, 1) })
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
    const mixed = Array.from({ length: 60 }, (_, turn) => {
      if (turn % 3 === 0) return asAda(() => accounts())
      return turn % 3 === 1 ? asPlatform(() => accounts()) : accounts()
    })
    for (const [turn, seen] of (await Promise.all(mixed)).entries()) {
      expect(seen).toEqual([[ada.accountId], all, []][turn % 3])
    }
  })

  test('names its account to the connection once, and again after work for someone else', async () => {
    const timesNamed = async () => {
      const { rows } = await sql<{ times: string }>`
        select generic_plans + custom_plans as times
        from pg_prepared_statements where name = 'enter-scope'`.execute(db)
      return Number(rows[0]?.times)
    }
    const first = await asAda(timesNamed)
    expect(await asAda(() => accounts())).toEqual([ada.accountId])
    expect(await asAda(timesNamed)).toBe(first)
    expect(await withinNoRows(timesNamed)).toBe(first + 1)
    expect(await asAda(timesNamed)).toBe(first + 2)
    expect(await asAda(() => accounts())).toEqual([ada.accountId])
  })

  test('leaves nothing behind on the connection when it fails', async () => {
    const broken = asAda(() => sql`select 1 / 0`.execute(db))
    await expect(broken).rejects.toThrow('division by zero')
    expect(await accounts()).toEqual([])
  })

  test('hands over to the platform for as long as the platform works, on another connection', async () => {
    const seen = await asAda(() =>
      db.transaction().execute(async (tx) => {
        const between = await asPlatform(() => accounts())
        return [between.length, (await accounts(tx)).length]
      }),
    )
    expect(seen).toEqual([2, 1])
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

describe('work that is for nobody in particular', () => {
  const HOLDING_ROWS = [
    'account',
    'app_user',
    'membership',
    'purchase_quote',
    'plan_quote',
  ] as const

  test('sees no row of anyone, whether it says so or says nothing', async () => {
    await quote(api, { milliTrees: 5_000 })
    await api.call(QuotePlan, {
      body: {
        product: 'personal-individual-recurring',
        interval: 'month',
        currency: 'GBP',
        members: [{ plan: 'individual_lite', count: 1 }],
      },
    })
    for (const table of HOLDING_ROWS) {
      const rows = () => db.selectFrom(table).selectAll().execute()
      expect((await asPlatform(rows)).length, table).toBeGreaterThan(0)
      expect([await rows(), await withinNoRows(rows)], table).toEqual([[], []])
    }
    expect((await db.selectFrom('price_book').selectAll().execute()).length).toBeGreaterThan(0)
  })

  test('is the platform by no statement of its own: it logs in as nothing more than a tenant', async () => {
    expect(await excessOfTenant(tenant)).toBeNull()
    const platform = createPool(api.deps.config.DATABASE_URL, 1)
    const {
      rows: [owner],
    } = await platform.query<{ name: string }>('select session_user as name')
    await platform.end()
    const client = await tenant.connect()
    try {
      for (const wayOut of ['reset role', 'set role none', 'reset session authorization']) {
        await client.query(wayOut)
        expect((await client.query('select from account')).rowCount, wayOut).toBe(0)
      }
      await expect(client.query(`set role ${owner?.name}`)).rejects.toThrow('permission denied')
      await expect(client.query('select * from sign_in_verification')).rejects.toThrow('denied')
      await expect(client.query('select data from pgboss.job')).rejects.toThrow('denied')
    } finally {
      client.release(true)
    }
  })

  test('without a login of its own, its role is not left by resetting it', async () => {
    const pool = createTenantPool({ tenant: undefined, platform: api.deps.config.DATABASE_URL }, 1)
    await pool.query('reset role')
    expect((await pool.query('select from account')).rowCount).toBe(0)
    expect(await excessOfTenant(pool)).not.toBeNull()
    await pool.end()
  })
})

describe('a quote', () => {
  const seen = async () =>
    (await asAda(() => db.selectFrom('purchase_quote').select('id').execute())).map(({ id }) => id)

  test('is seen by the account that bought it, and by nobody who asks for all of them', async () => {
    const others = await quote(api, { milliTrees: 5_000 }, 'business')
    await payFor(api, grace, others.quoteId)
    const open = await quote(api, { milliTrees: 6_000 }, 'business')
    expect(await seen()).toEqual([])
    await payFor(api, ada, open.quoteId)
    expect(await seen()).toEqual([open.quoteId])
  })
})

describe('what a person may write of themselves and their colleagues', () => {
  test.each(['email', 'email_verified', 'email_proved_here'] as const)(
    'is not their %s',
    async (column) => {
      const value = column === 'email' ? 'another@understory.test' : true
      const write = asAda(() =>
        db
          .updateTable('app_user')
          .set({ [column]: value })
          .where('id', '=', adaId)
          .execute(),
      )
      await expect(write).rejects.toThrow('permission denied')
    },
  )

  test.each(['member', 'viewer'] as const)('is no role, for a %s', async (role) => {
    const colleague = await inviteColleague(api, ada, role)
    const userId = await userIdOf(api, colleague)
    const asColleague = <T>(work: () => Promise<T>) =>
      withinRowsOf({ userId, accountId: ada.accountId }, work)
    const raise = () =>
      db.updateTable('membership').set({ role: 'owner' }).where('user_id', '=', userId).execute()
    const remove = () => db.deleteFrom('membership').where('user_id', '=', adaId).execute()
    const [raised] = await asColleague(raise)
    const [removed] = await asColleague(remove)
    expect([raised?.numUpdatedRows, removed?.numDeletedRows]).toEqual([0n, 0n])
    await expect(
      asColleague(() =>
        db
          .insertInto('membership')
          .values({ account_id: ada.accountId, user_id: userId, role: 'owner' })
          .execute(),
      ),
    ).rejects.toThrow('permission denied')
    const [byOwner] = await asAda(() =>
      db.updateTable('membership').set({ role: 'admin' }).where('user_id', '=', userId).execute(),
    )
    expect(byOwner?.numUpdatedRows).toBe(1n)
  })

  test('is no role of an owner, for an admin', async () => {
    const admin = await inviteColleague(api, ada, 'admin')
    const userId = await userIdOf(api, admin)
    const asAdmin = <T>(work: () => Promise<T>) =>
      withinRowsOf({ userId, accountId: ada.accountId }, work)
    const [owner] = await asAdmin(() =>
      db.updateTable('membership').set({ role: 'viewer' }).where('user_id', '=', adaId).execute(),
    )
    expect(owner?.numUpdatedRows).toBe(0n)
    const self = asAdmin(() =>
      db.updateTable('membership').set({ role: 'owner' }).where('user_id', '=', userId).execute(),
    )
    await expect(self).rejects.toThrow('row-level security')
  })
})

test('what a person may write of their purchases is not that they are paid', async () => {
  const { quoteId } = await quote(api, { milliTrees: 5_000 }, 'business')
  const { purchaseId } = await payFor(api, ada, quoteId)
  const row = await asAda(() =>
    db.selectFrom('purchase').selectAll().where('id', '=', purchaseId).executeTakeFirstOrThrow(),
  )
  const changes = [{ status: 'paid' as const }, { paid_at: new Date() }, { quote_id: quoteId }]
  for (const change of changes) {
    const write = asAda(() =>
      db.updateTable('purchase').set(change).where('id', '=', purchaseId).execute(),
    )
    await expect(write).rejects.toThrow('permission denied')
  }
  const other = await quote(api, { milliTrees: 9_000 }, 'business')
  const paid = {
    ...row,
    id: randomUUID(),
    quote_id: other.quoteId,
    status: 'paid' as const,
    paid_at: new Date(),
    metadata: '{}',
  }
  const write = asAda(() => db.insertInto('purchase').values(paid).execute())
  await expect(write).rejects.toThrow('row-level security')
})

// Tables that no tenant touches: signing in, queues, counters and the provider's events.
const PLATFORM_ONLY = [
  'catalogue_vehicle',
  'certificate_entry',
  'certificate_revision',
  'certificate_statement_queue',
  'certificate_total',
  'certificate_withdrawal',
  'content_copy',
  'content_event',
  'content_image',
  'described_vehicle',
  'email_message',
  'file_to_delete',
  'foreign_payment',
  'gateway_event',
  'health_sample',
  'impact_platform_total',
  'installation_setting',
  'invoice_number_gap',
  'invoice_numbers_reserved',
  'large_order_review',
  'ledger_log_halt',
  'ledger_log_head',
  'ledger_log_lost',
  'ledger_log_queue',
  'ledger_secret',
  'live_account',
  'mail_suppression',
  'newsletter_delivery',
  'newsletter_feedback',
  'newsletter_issue',
  'newsletter_suppression',
  'payment_alert',
  'project_gate',
  'project_receipt',
  'provider_list_place',
  'rate_limit',
  'registry_answer',
  'replaced_session_token',
  'schema_migration',
  'schema_migration_checksum',
  'schema_migration_lock',
  'schema_migration_oldest_version',
  'selling_pause',
  'sign_in_verification',
  'staff_change',
  'staff_grant',
  'staff_member',
  'status_incident',
  'status_sighting',
  'supply_allocation',
  'supply_block',
  'supply_generation',
  'supply_leaf',
  'supply_log_queue',
  'supply_lot',
  'supply_pool',
  'supply_wait',
  'test_account',
  'vehicle_draft',
]

test('every table is restricted to an account or a user, read-only, or for the platform alone', async () => {
  const { rows } = await sql<{ name: string; secured: boolean; rights: string[] }>`
    select c.relname as name, c.relrowsecurity as secured,
      array(select lower(privilege_type) from information_schema.role_table_grants g
            where g.table_schema = 'public' and g.table_name = c.relname
              and g.grantee = 'understory_tenant') as rights
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition
    order by 1`.execute(api.deps.db)
  const isOpen = rows.filter(
    ({ secured, rights }) => !secured && rights.some((r) => r !== 'select'),
  )
  expect(isOpen).toEqual([])
  const untouched = rows.filter(({ rights }) => rights.length === 0).map(({ name }) => name)
  expect(untouched.toSorted()).toEqual(PLATFORM_ONLY)
})

test('a partition is reached through its table alone, whose rows are restricted', async () => {
  const { rows } = await sql<{ rights: number }>`
    select (select count(*) from information_schema.role_table_grants g
        where g.table_schema = 'public' and g.table_name = c.relname
          and g.grantee <> pg_get_userbyid(c.relowner))::int as rights
    from pg_class c where c.relispartition and c.relkind = 'r'
      and c.relnamespace = 'public'::regnamespace`.execute(api.deps.db)
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.filter(({ rights }) => rights > 0)).toEqual([])
})

test('two databases of one server are set up at the same moment, though the role belongs to the server', async () => {
  const file = new URL(
    '../../../../packages/database/migrations/first-state/0001_shared.sql',
    import.meta.url,
  )
  const [createRole = ''] = /^do \$\$.*?^end \$\$;/ms.exec(await readFile(file, 'utf8')) ?? []
  const role = `understory_test_${randomBytes(6).toString('hex')}`
  const block = createRole.replaceAll('understory_tenant', role)
  const connectionString = api.deps.config.DATABASE_URL
  const [first, second] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })]
  await Promise.all([first.connect(), second.connect()])
  await first.query(`begin; ${block}`)
  const other = second.query(`begin; ${block}`)
  await sleep(50)
  await first.query('commit')
  await other
  await second.query(`drop role ${role}; commit`)
  await Promise.all([first.end(), second.end()])
})
