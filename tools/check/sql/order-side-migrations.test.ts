import { expect, test } from 'vitest'
import { readMigrations } from '../read-sources.ts'
import { findLockingOrderSideMigrations } from './order-side-migrations.ts'

const breachesOf = (text: string, path = '0050_more.sql') =>
  findLockingOrderSideMigrations([{ path, text }]).map(({ message }) => message)

test('every migration changes the tables of orders in ways that keep nobody waiting', () => {
  const sources = readMigrations()
  expect(sources.length).toBeGreaterThan(19)
  expect(findLockingOrderSideMigrations(sources)).toEqual([])
})

test.each([
  'alter table store_order add column note text',
  'alter table store_order add column version integer not null default 1',
  "alter table store_bill_order add column impact text not null default 'trees', drop column milli_trees",
  'alter table store_credit add constraint above_nothing check (money_minor > 0) not valid',
  'alter table store_credit validate constraint above_nothing',
  'alter table store_credit drop constraint above_nothing',
  "alter table store_delivery attach partition store_delivery_2027_01 for values from ('2027-01-01Z') to ('2027-02-01Z')",
  'create index store_order_late on store_order (account_id, store_id) where is_late',
  'alter table store add column note text not null default random()',
])('a migration may say: %s', (statement) => {
  expect(breachesOf(`${statement};`)).toEqual([])
})

test.each([
  'alter table store_order alter column label type varchar(10)',
  'alter table store_order alter column label set not null',
  'alter table store_order add column number bigint generated always as identity',
  'alter table store_order add column made_at timestamptz not null default now()',
  'alter table only store_credit add constraint above_nothing check (money_minor > 0)',
  'alter table store_bill_order add column note text, rename column line to place',
  'alter table if exists only store_order alter column label set not null',
  'alter table public.store_order alter column label set not null',
  'ALTER TABLE "store_order"\n  ALTER COLUMN label SET NOT NULL',
  'alter table store_delivery_2027_01 alter column topic set not null',
])('a migration may not say: %s', (statement) => {
  expect(breachesOf(`${statement};`)).toHaveLength(1)
  expect(breachesOf(`-- ${statement};`)).toEqual([])
})
