import { expect, test } from 'vitest'
import { readMigrations } from '../read-sources.ts'
import { findLockingMigrations } from './locking-migrations.ts'

const breachesOf = (text: string, path = 'packages/database/migrations/0099_more.sql') =>
  findLockingMigrations([{ path, text }]).map(({ message }) => message)

test('every migration after the first state locks nothing for long', () => {
  const sources = readMigrations()
  expect(sources.length).toBeGreaterThan(25)
  expect(findLockingMigrations(sources)).toEqual([])
})

test.each([
  'create index store_name on store (name)',
  'create unique index on impact_ledger_entry (id)',
  'CREATE INDEX store_name\n  ON "store" (name)',
  'alter table purchase alter column label type varchar(10)',
  'alter table purchase alter label set data type text',
  'alter table purchase alter column label set not null',
  'alter table purchase add column made_at timestamptz not null default clock_timestamp()',
  'alter table purchase add column note text, add column id2 uuid default gen_random_uuid()',
  'alter table purchase add column twice bigint generated always as (number * 2) stored',
  'alter table purchase add column place bigserial',
  'alter table purchase add column code text unique',
  'alter table purchase add constraint above_nothing check (money_minor > 0)',
  'alter table purchase add foreign key (account_id) references live_account (id)',
  'alter table only public.purchase add primary key (id)',
  'alter table purchase rename column label to title',
  'alter table purchase set unlogged',
  "update purchase set place = 'x'",
  'delete from store_order where is_late',
  'lock table purchase',
  'vacuum full purchase',
  'reindex table purchase',
  'create index concurrently purchase_place on purchase (place)',
  '-- In batches.\nupdate purchase set place = null',
  '-- In batches.\nupdate purchase set place = null where id in (select id from purchase limit 10); select 1',
  '-- Not in a transaction.\nupdate purchase set place = null',
])('a migration may not say: %s', (statement) => {
  expect(breachesOf(`${statement};`)).toHaveLength(1)
})

test.each([
  'alter table purchase add column note text',
  "alter table purchase add column note text not null default 'none'",
  'alter table purchase add column is_late boolean not null default false',
  'alter table purchase add constraint above_nothing check (money_minor > 0) not valid',
  'alter table purchase validate constraint above_nothing',
  'alter table purchase add constraint once unique using index purchase_once',
  'alter table purchase drop column note',
  'alter table purchase drop constraint above_nothing',
  'alter table price_book alter column version set not null',
  'create index on project (slug)',
  "update selling_pause set reason = 'x'",
  'create table more (id uuid); create index on more (id)',
  'create function f() returns trigger language plpgsql as $$ begin update purchase set a = 1; end $$',
  '-- update purchase set a = 1\nselect 1',
  '-- Not in a transaction.\ncreate unique index concurrently purchase_place on purchase (place)',
  '-- Not in a transaction.\ndrop index concurrently if exists purchase_place',
  '-- In batches.\nupdate purchase set a = 1 where id in (select id from purchase where a is null limit 2000)',
])('a migration may say: %s', (statement) => {
  expect(breachesOf(`${statement};`)).toEqual([])
})

test('the first state, of empty tables, may say anything', () => {
  const path = 'packages/database/migrations/first-state/0002_people.sql'
  expect(breachesOf("update purchase set place = 'x';", path)).toEqual([])
})
