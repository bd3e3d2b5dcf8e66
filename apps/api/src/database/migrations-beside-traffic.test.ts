import { createPlatformDatabase, createPool, type Database } from '@understory/database/connect.ts'
import { applyMigrations } from '@understory/database/migrating/apply-migrations.ts'
import { checksumOf } from '@understory/database/migration-files.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import {
  createScratchDatabase,
  type ScratchDatabase,
} from '../../../../tools/test-database/scratch-database.ts'

let scratch: ScratchDatabase
let db: Database
beforeEach(async () => {
  scratch = await createScratchDatabase(inject('adminUrl'), inject('templateName'))
  db = createPlatformDatabase(createPool(scratch.url, 6, { isPatient: true }))
  await sql
    .raw(`create table traffic (id integer, place text);
    insert into traffic select each from generate_series(1, 50) each`)
    .execute(db)
})
afterEach(async () => {
  await db.destroy()
  await scratch.drop()
})

const migration = (name: string, text: string) => ({ name, text, checksum: checksumOf(text) })
const recorded = async (name: string) =>
  (
    await sql`select from schema_migration join schema_migration_checksum using (name)
    where name = ${name}`.execute(db)
  ).rows.length === 1
const isValid = async (index: string) =>
  (
    await sql<{ valid: boolean }>`select indisvalid as valid from pg_index
    where indexrelid = to_regclass(${index})`.execute(db)
  ).rows[0]?.valid

test('a migration whose table is in use gives up its place, so that readers pass, and tries again', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let hold = () => {}
  const held = new Promise<void>((resolve) => {
    hold = resolve
  })
  const holder = db.transaction().execute(async (tx) => {
    await sql`select from traffic`.execute(tx)
    hold()
    await released
  })
  await held
  let isOver = false
  const migrating = applyMigrations(
    db,
    [migration('9001_more', 'alter table traffic add column more integer')],
    { attempts: 1_000, pauseMs: 50 },
  ).finally(() => {
    isOver = true
  })
  // Longer than the patience for a lock, so that each reader came behind an attempt or between two.
  for (const until = Date.now() + 3_000; Date.now() < until; ) {
    await db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = '8s'`.execute(tx)
      await sql`select from traffic`.execute(tx)
    })
  }
  expect(isOver).toBe(false)
  release()
  await holder
  expect(await migrating).toEqual(['9001_more'])
  expect(await recorded('9001_more')).toBe(true)
})

test('a migration that never gets its lock ends with a sentence, and those before it stay', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`lock table traffic in access share mode`.execute(tx)
    await expect(
      applyMigrations(
        db,
        [
          migration('9001_other', 'create table other (id integer)'),
          migration('9002_more', 'alter table traffic add column more integer'),
        ],
        { attempts: 2, pauseMs: 10 },
      ),
    ).rejects.toThrow('the migration 9002_more got no lock in 2 attempts')
  })
  expect(await recorded('9001_other')).toBe(true)
  expect(await recorded('9002_more')).toBe(false)
})

test('a migration that fails leaves nothing of itself', async () => {
  const text = 'create table half (id integer); select 1 / 0'
  await expect(applyMigrations(db, [migration('9001_half', text)])).rejects.toThrow('division')
  expect((await sql`select to_regclass('half') as found`.execute(db)).rows).toEqual([
    { found: null },
  ])
  expect(await recorded('9001_half')).toBe(false)
})

test('an index is made outside a transaction, also where one was begun and not finished', async () => {
  await sql`insert into traffic values (1)`.execute(db)
  const text = '-- Not in a transaction.\ncreate unique index concurrently once on traffic (id);'
  await expect(applyMigrations(db, [migration('9001_once', text)])).rejects.toThrow('unique')
  expect(await isValid('once')).toBe(false)
  await sql`delete from traffic where ctid in (select max(ctid) from traffic)`.execute(db)
  expect(await applyMigrations(db, [migration('9001_once', text)])).toEqual(['9001_once'])
  expect(await isValid('once')).toBe(true)
})

test('an index that was made without being recorded is taken as it is', async () => {
  await sql`create index once on traffic (id)`.execute(db)
  const text = '-- Not in a transaction.\ncreate index concurrently once on traffic (id);'
  expect(await applyMigrations(db, [migration('9001_once', text)])).toEqual(['9001_once'])
})

test('anything else outside a transaction is refused', async () => {
  const text = '-- Not in a transaction.\nupdate traffic set id = 0;'
  await expect(applyMigrations(db, [migration('9001_all', text)])).rejects.toThrow('no more')
})

test('rows are changed in batches, until none is left', async () => {
  const text = `-- In batches.
    update traffic set place = 'here'
    where id in (select id from traffic where place is null limit 20)`
  await applyMigrations(db, [migration('9001_place', text)])
  expect((await sql`select from traffic where place is null`.execute(db)).rows).toEqual([])
  expect(await recorded('9001_place')).toBe(true)
})

test('several at once: one does the work, the others wait', async () => {
  const files = [migration('9001_other', 'create table other (id integer)')]
  const runs = await Promise.all([applyMigrations(db, files), applyMigrations(db, files)])
  expect(runs.toSorted((one, other) => one.length - other.length)).toEqual([[], ['9001_other']])
})
