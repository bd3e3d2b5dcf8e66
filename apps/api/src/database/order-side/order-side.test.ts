import {
  KEYED,
  ONE_SERVER_FUNCTIONS,
  ORDER_SIDE,
  ORDER_SIDE_FUNCTIONS,
} from '@understory/database/citus/order-side.ts'
import { wallBreach } from '@understory/database/citus/wall-breach.ts'
import { TABLES } from '@understory/database/rows.generated.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

/** On the book side, a row for each shop, bill, day or month, of which there are many as well. */
const LARGE = [
  'impact_rollup_day',
  'impact_rollup_month',
  'impact_rollup_project',
  'store_bill',
  'store_bill_entry',
  'store_credit_note',
  'store_gap',
  'store_settings',
]

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function namesOf(statement: ReturnType<typeof sql<{ name: string }>>): Promise<string[]> {
  const { rows } = await statement.execute(api.deps.db)
  return rows.map(({ name }) => name)
}

describe('a table of the order side', () => {
  test('has no trigger', async () => {
    expect(
      await namesOf(sql`
        select tgrelid::regclass || ' ' || tgname as name from pg_trigger
        where tgrelid::regclass::text = any (${ORDER_SIDE}) and not tgisinternal`),
    ).toEqual([])
  })

  test('numbers no rows by itself, and computes no column', async () => {
    expect(
      await namesOf(sql`
        select attrelid::regclass || '.' || attname as name from pg_attribute
        where attrelid::regclass::text = any (${ORDER_SIDE}) 
          and (attidentity <> '' or attgenerated <> '')`),
    ).toEqual([])
  })

  test('refers to no table of the other side, and is referred to by none', async () => {
    expect(
      await namesOf(sql`
        select conrelid::regclass || ' to ' || confrelid::regclass as name from pg_constraint
        where contype = 'f' and (conrelid::regclass::text = any (${ORDER_SIDE}))
          <> (confrelid::regclass::text = any (${ORDER_SIDE}))`),
    ).toEqual([])
  })

  test('restricts its rows by their account alone, without looking anything up', async () => {
    const { rows } = await sql<{ rule: string }>`
      select distinct pg_get_expr(polqual, polrelid) as rule from pg_policy
      where polrelid::regclass::text = any (${ORDER_SIDE})`.execute(api.deps.db)
    expect(rows).toEqual([{ rule: '(account_id = acting_account())' }])
  })

  test('is in the schema, and has a key unless it is a list of what arrived', async () => {
    expect(ORDER_SIDE.filter((name) => !TABLES.includes(name))).toEqual([])
    const keyed = await namesOf(sql`
      select conrelid::regclass::text as name from pg_constraint
      where contype = 'p' and conrelid::regclass::text = any (${ORDER_SIDE}) order by 1`)
    expect(keyed).toEqual([...KEYED].toSorted())
  })
})

test('no view names both sides', async () => {
  const { rows } = await sql<{ name: string; text: string }>`
    select c.oid::regclass::text as name, pg_get_viewdef(c.oid) as text from pg_class c
    where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace`.execute(api.deps.db)
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.filter(({ text }) => namesBoth(text))).toEqual([])
})

test('no function names both sides', async () => {
  const { rows } = await sql<{ name: string; text: string }>`
    select proname as name, prosrc as text from pg_proc p join pg_language l on l.oid = p.prolang
    where pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')`.execute(
    api.deps.db,
  )
  expect(rows.map(({ name }) => name)).toContain('store_orders')
  expect(rows.filter(({ text }) => namesBoth(text))).toEqual([])
})

test('a function that names the order side is among those that run where the orders are', async () => {
  const { rows } = await sql<{ name: string; text: string }>`
    select proname as name, prosrc as text from pg_proc p join pg_language l on l.oid = p.prolang
    where pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')`.execute(
    api.deps.db,
  )
  const names = (text: string) =>
    ORDER_SIDE.some((table) => new RegExp(`\\b${table}\\b(?!')`).test(text))
  const found = rows.filter(({ text }) => names(text)).map(({ name }) => name)
  expect(found.toSorted()).toEqual([...ORDER_SIDE_FUNCTIONS, ...ONE_SERVER_FUNCTIONS].toSorted())
})

test('a function of the order side counts what its statements answer, not the rows that they went through', async () => {
  const counting = await namesOf(sql`
    select proname as name from pg_proc
    where proname = any (${ORDER_SIDE_FUNCTIONS}) and prosrc ~* 'diagnostics|[^_]found\M'
      and pronamespace = 'public'::regnamespace and prosrc ~* 'insert|update|delete'`)
  expect(counting).toEqual([])
})

test('no statement within a function is one that many servers could not run', async () => {
  const { rows } = await sql<{ name: string; text: string }>`
    select proname as name, prosrc as text from pg_proc p join pg_language l on l.oid = p.prolang
    where pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')`.execute(
    api.deps.db,
  )
  const breaches = rows.flatMap(({ name, text }) =>
    statementsWithin(text).flatMap((statement) => {
      const why = wallBreach(statement)
      return why ? [`${name}: ${why}`] : []
    }),
  )
  expect(breaches).toEqual([])
})

/** What stands between the words of the language around it. */
const statementsWithin = (text: string): string[] =>
  text
    .replace(/--[^\n]*/g, ' ')
    .split(/;|\b(?:begin|declare|then|else|loop|perform|execute)\b|\bfor \w+ in\b|\w+ :=/)
    .map((statement) => statement.trim())

const namesBoth = (text: string) => wallBreach(text)?.includes(' and ') ?? false

describe('a table that grows with orders or with bills', () => {
  test('has keys that begin with the account', async () => {
    const { rows } = await sql<{ name: string; first: string }>`
      select i.indrelid::regclass::text as name, a.attname as first
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indisunique and i.indrelid::regclass::text = any (${[...ORDER_SIDE, ...LARGE]})
      order by 1, 2`.execute(api.deps.db)
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set([...KEYED, ...LARGE]))
    expect(rows.filter(({ first }) => first !== 'account_id')).toEqual([])
  })

  test('has no two indexes that begin alike, of which PostgreSQL could take the wrong one', async () => {
    const { rows } = await sql<{ name: string; indexes: number }>`
      select indrelid::regclass::text as name, count(*)::int as indexes from pg_index
      where indrelid::regclass::text = any (${[...ORDER_SIDE, ...LARGE]}) and indpred is null
      group by indrelid, indkey[0], indkey[1]`.execute(api.deps.db)
    expect(rows.length).toBeGreaterThan(LARGE.length)
    expect(rows.filter(({ indexes }) => indexes > 1)).toEqual([])
  })

  test('is one of those, or has a row for each shop, link, month or day', async () => {
    const others = await namesOf(sql`
      select relname as name from pg_class c
      where relkind in ('r', 'p') and not relispartition and relname like 'store%'
        and relnamespace = 'public'::regnamespace order by 1`)
    const known = [...ORDER_SIDE, ...LARGE] as readonly string[]
    expect(others.filter((name) => !known.includes(name))).toEqual([
      'store',
      'store_app_plan',
      'store_bill_charge',
      'store_credit_balance',
      'store_link',
      'store_total',
      'store_usage_attempt',
      'store_usage_record',
      'store_usage_refusal',
      'store_waiting',
      'stored_picture',
    ])
  })
})
