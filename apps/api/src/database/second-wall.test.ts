import { randomBytes, randomUUID } from 'node:crypto'
import { createPool } from '@understory/database/connect.ts'
import { excessOfTenant } from '@understory/database/excess-of-tenant.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  dropLogin,
  ensureTenantLogin,
  type Login,
  urlAs,
} from '../../../../tools/postgres/tenant-login.ts'
import { createTestDatabase } from '../../../../tools/test-database/create-test-database.ts'
import { migrateTestDatabase } from '../../../../tools/test-database/migrate-test-database.ts'
import { createScratchDatabase } from '../../../../tools/test-database/scratch-database.ts'

/* What an SQL injection on a connection of the tenant login could do: it has statements of its own there. */

let database: Awaited<ReturnType<typeof createTestDatabase>>
let owner: pg.Pool
const login = newLogin('tenant')
beforeAll(async () => {
  database = await createTestDatabase()
  owner = createPool(database.url, 1)
  await ensureTenantLogin(database.url, login)
})
afterAll(async () => {
  await owner.end()
  await database.drop()
  await dropLogin(inject('adminUrl'), login)
})

function newLogin(kind: string): Login {
  const name = `understory_test_${kind}_${randomBytes(6).toString('hex')}`
  return { name, password: randomBytes(16).toString('hex') }
}

async function asTenant<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: urlAs(database.url, login) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function excess(): Promise<string | null> {
  const pool = createPool(urlAs(database.url, login), 1)
  try {
    return await excessOfTenant(pool)
  } finally {
    await pool.end()
  }
}

test('a function that runs as the owner never looks for a name among temporary objects first', async () => {
  const { rows } = await owner.query<{ name: string }>(`
    select oid::regprocedure::text as name from pg_proc
    where prosecdef and pronamespace = 'public'::regnamespace
      and not coalesce(proconfig @> array['search_path=public, pg_temp'], false)`)
  expect(rows).toEqual([])
})

describe('a statement of the tenant login', () => {
  test.each([
    'create temporary view membership as select 1',
    'create temporary table membership ()',
    'create function pg_temp.evil() returns text language sql as $$ select current_user::text $$',
    'create function public.evil() returns text language sql as $$ select current_user::text $$',
    'create schema evil',
    'create extension dblink',
    'set session_replication_role = replica',
    `copy (select 1) to program 'id'`,
    `select pg_read_file('postgresql.conf')`,
    `select lo_import('/etc/hostname')`,
    'set session authorization postgres',
    'create role evil superuser',
  ])('may not %s', async (statement) => {
    const refused = asTenant((client) => client.query(statement))
    await expect(refused).rejects.toThrow(/permission denied|must be superuser|does not exist/)
  })

  test('does not become the owner by a view that stands before a table of the owner’s functions', async () => {
    const name = `"${login.name}"`
    await owner.query(
      `do $$ begin execute format('grant temporary on database %I to ${name}', current_database()); end $$`,
    )
    try {
      const climbed = await asTenant(async (client) => {
        await client.query(`create function pg_temp.evil() returns text language sql
          as $$ select current_user::text $$`)
        await client.query(`create temporary view membership as select
          acting_account() as account_id, acting_user() as user_id, pg_temp.evil() as role`)
        await client.query(`grant select on membership to public`)
        await client.query(
          `select set_config('app.account_id', $1, false),
          set_config('app.user_id', $1, false)`,
          [randomUUID()],
        )
        return (await client.query<{ role: string | null }>('select acting_role() as role')).rows
      })
      expect(climbed).toEqual([{ role: null }])
    } finally {
      await owner.query(
        `do $$ begin execute format('revoke temporary on database %I from ${name}', current_database()); end $$`,
      )
    }
  })
})

describe('the server refuses to start with a tenant login that', () => {
  const powers: readonly [
    string,
    (name: string, database: string) => string,
    (name: string, database: string) => string,
  ][] = [
    [
      'is a superuser',
      (name) => `alter role ${name} superuser`,
      (name) => `alter role ${name} nosuperuser`,
    ],
    [
      'bypasses row-level security',
      (name) => `alter role ${name} bypassrls`,
      (name) => `alter role ${name} nobypassrls`,
    ],
    [
      'may create roles',
      (name) => `alter role ${name} createrole`,
      (name) => `alter role ${name} nocreaterole`,
    ],
    [
      'may create databases',
      (name) => `alter role ${name} createdb`,
      (name) => `alter role ${name} nocreatedb`,
    ],
    [
      'may copy the whole server',
      (name) => `alter role ${name} replication`,
      (name) => `alter role ${name} noreplication`,
    ],
    [
      'is a member of another role',
      (name) => `grant pg_read_all_data to ${name}`,
      (name) => `revoke pg_read_all_data from ${name}`,
    ],
    [
      'may create temporary objects',
      (name, at) => `grant temporary on database ${at} to ${name}`,
      (name, at) => `revoke temporary on database ${at} from ${name}`,
    ],
    [
      'may create schemas',
      (name, at) => `grant create on database ${at} to ${name}`,
      (name, at) => `revoke create on database ${at} from ${name}`,
    ],
    [
      'may create objects in a schema',
      (name) => `grant create on schema public to ${name}`,
      (name) => `revoke create on schema public from ${name}`,
    ],
    [
      'may switch triggers off',
      (name) => `grant set on parameter session_replication_role to ${name}`,
      (name) => `revoke set on parameter session_replication_role from ${name}`,
    ],
    [
      'owns functions',
      (name) =>
        `create function evil() returns int language sql as 'select 1'; alter function evil() owner to ${name}`,
      () => 'drop function evil()',
    ],
    [
      'may call a function of the owner that looks for names in temporary objects first',
      () => `create function careless() returns int language sql security definer as 'select 1'`,
      () => 'drop function careless()',
    ],
  ]
  test.each(powers)('%s', async (words, give, take) => {
    const at = new URL(database.url).pathname.slice(1)
    expect(await excess()).toBeNull()
    await owner.query(give(`"${login.name}"`, at))
    try {
      expect(await excess()).toBe(`${login.name} ${words}`)
    } finally {
      await owner.query(take(`"${login.name}"`, at))
    }
  })
})

describe('the owner of the tables', () => {
  test('need be no superuser: it migrates, and makes a tenant login that is confined', async () => {
    const [admin, plain, tenant] = [inject('adminUrl'), newLogin('owner'), newLogin('tenant')]
    const server = createPool(admin, 1)
    const made = await createScratchDatabase(admin)
    const name = new URL(made.url).pathname.slice(1)
    try {
      await server.query(`create role ${plain.name} login createrole password '${plain.password}'`)
      await server.query(`grant understory_tenant to ${plain.name} with admin option`)
      await server.query(`alter database ${name} owner to ${plain.name}`)
      const url = urlAs(made.url, plain)
      await migrateTestDatabase(url)
      await ensureTenantLogin(url, tenant)
      const pool = createPool(urlAs(url, tenant), 1)
      expect(await excessOfTenant(pool)).toBeNull()
      const limits = await pool.query<{ statement: string; lock: string; idle: string }>(`
        select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle`)
      expect(limits.rows).toEqual([{ statement: '30s', lock: '10s', idle: '30s' }])
      await pool.end()
    } finally {
      await made.drop()
      await dropLogin(admin, tenant)
      await dropLogin(admin, plain)
      await server.end()
    }
  })
})
