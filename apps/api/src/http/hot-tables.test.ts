import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

/** Those that grow with every order; docs/scale.md says how they are spread. */
const HOT = [
  'impact_rollup_day',
  'impact_rollup_month',
  'impact_rollup_project',
  'store_bill',
  'store_bill_order',
  'store_credit',
  'store_delivery',
  'store_gap',
  'store_order',
  'store_settings',
]

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('every key of a table that grows with orders begins with the account', async () => {
  const { rows } = await sql<{ name: string; first: string }>`
    select i.indrelid::regclass::text as name, a.attname as first
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indisunique and i.indrelid::regclass::text = any (${HOT})
    order by 1, 2`.execute(api.deps.db)
  expect([...new Set(rows.map(({ name }) => name))].toSorted()).toEqual(HOT)
  expect(rows.filter(({ first }) => first !== 'account_id')).toEqual([])
})

test('tables that grow with orders refer to one another within one account', async () => {
  const { rows } = await sql<{ name: string; first: string }>`
    select c.conrelid::regclass || ' to ' || c.confrelid::regclass as name, a.attname as first
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.conrelid::regclass::text = any (${HOT})
      and c.confrelid::regclass::text = any (${[...HOT, 'store']})
    order by 1`.execute(api.deps.db)
  expect(rows.length).toBeGreaterThan(6)
  expect(rows.filter(({ first }) => first !== 'account_id')).toEqual([])
})

test('no two indexes of such a table begin alike, of which PostgreSQL could take the wrong one', async () => {
  const { rows } = await sql<{ name: string; indexes: number }>`
    select indrelid::regclass::text as name, count(*)::int as indexes from pg_index
    where indrelid::regclass::text = any (${HOT}) and indpred is null
    group by indrelid, indkey[0], indkey[1]`.execute(api.deps.db)
  expect(rows.length).toBeGreaterThanOrEqual(HOT.length)
  expect(rows.filter(({ indexes }) => indexes > 1)).toEqual([])
})

test('a new table of stores is among them, or is no hot one', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c where c.relkind = 'r' and c.relname like 'store%'
      and c.relnamespace = 'public'::regnamespace order by 1`.execute(api.deps.db)
  const others = rows.map(({ name }) => name).filter((name) => !HOT.includes(name))
  expect(others).toEqual(COLD)
})

/** A row for each shop, link, month or day, and not for each order. */
const COLD = [
  'store',
  'store_app_plan',
  'store_bill_charge',
  'store_link',
  'store_usage_attempt',
  'store_usage_record',
  'store_usage_refusal',
  'stored_picture',
]
