import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_TABLES } from '../from-manifests/all-tables.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
const live = randomUUID()
const other = randomUUID()
const twin = randomUUID()
beforeAll(async () => {
  api = await startTestApi()
  for (const [id, of] of [
    [live, null],
    [other, null],
    [twin, live],
  ])
    await insertAccount(id, of).execute(api.deps.db)
})
afterAll(() => api.close())

const insertAccount = (id: unknown, of: unknown) => sql`
  insert into account (id, kind, display_name, country, test_of)
  values (${id}, 'business', 'Fern and Co', 'GB', ${of})`

const insertEntry = (table: string, account: string) => sql`
  insert into ${sql.table(table)} (account_id, impact, quantity, project_id, product, source_kind, source_id,
    revision, part, effective_from, effective_to, basis)
  select ${account}, 'trees', 1000, id, 'business-instant-onetime', 'purchase', ${randomUUID()}, 1, 1,
    '2026-01-01', '2026-01-01', 'test'
  from project where impact = 'trees' limit 1`

async function namesOf(statement: RawBuilder<{ name: string }>): Promise<string[]> {
  const { rows } = await statement.execute(api.deps.db)
  return rows.map(({ name }) => name)
}

test('an account is either live or a test account', async () => {
  const ids = sql.join([live, other, twin])
  expect(
    (await namesOf(sql`select id as name from live_account where id in (${ids})`)).toSorted(),
  ).toEqual([live, other].toSorted())
  expect(await namesOf(sql`select id as name from test_account where id in (${ids})`)).toEqual([
    twin,
  ])
})

const REFUSED: [string, () => RawBuilder<unknown>, string][] = [
  [
    'an entry of the ledger',
    () => insertEntry('impact_ledger_entry', twin),
    'impact_ledger_entry_account_id_fkey',
  ],
  [
    'a secret of the ledger',
    () => sql`insert into ledger_secret (account_id, secret)
      values (${twin}, decode(repeat('00', 32), 'hex'))`,
    'ledger_secret_account_id_fkey',
  ],
  [
    'a tax id',
    () => sql`insert into tax_id (id, account_id, gateway_id, country, type, value, verification, created_at)
      values (${randomUUID()}, ${twin}, ${randomUUID()}, 'GB', 'gb_vat', 'GB1', 'pending', now())`,
    'tax_id_account_id_fkey',
  ],
  [
    'a colleague',
    () => sql`insert into invitation (id, account_id, email, role, token_hash, created_at, expires_at)
      values (${randomUUID()}, ${twin}, 'a@b.example', 'member', ${randomUUID()}, now(), now())`,
    'invitation_account_id_fkey',
  ],
  [
    'a public page',
    () => sql`insert into impact_page_address (address, account_id, given_at)
      values ('fern', ${twin}, now())`,
    'impact_page_address_account_id_fkey',
  ],
  [
    'a place among the live ones',
    () => sql`insert into live_account (id) values (${twin})`,
    'live_account_id_is_live_fkey',
  ],
  [
    'a life of its own',
    () => sql`update account set test_of = null where id = ${twin}`,
    'test_account_id_is_live_fkey',
  ],
  ['a test account', () => insertAccount(randomUUID(), twin), 'account_test_of_fkey'],
]

test.each(REFUSED)('a test account never has %s', async (_, statement, constraint) => {
  await expect(statement().execute(api.deps.db)).rejects.toMatchObject({ constraint })
})

test('a live account has one test account, and never becomes one', async () => {
  const { db } = api.deps
  await expect(insertAccount(randomUUID(), live).execute(db)).rejects.toMatchObject({
    constraint: 'account_test_of_key',
  })
  await expect(
    sql`update account set test_of = ${live} where id = ${other}`.execute(db),
  ).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })
})

test('a purchase of a test account has no payment', async () => {
  const { db } = api.deps
  const quote = randomUUID()
  const purchase = randomUUID()
  await sql`insert into purchase_quote (id, audience, currency, price_book_version, milli_trees, co2e_grams,
      plastic_grams, trees_minor, co2e_minor, plastic_minor, total_minor, tree_project, co2e_project,
      plastic_project, theme, hide_cost, address_on_certificate, created_at, expires_at)
    select ${quote}, 'business', 'GBP', b.version, 1000, 0, 0, 100, 0, 0, 100, t.id, c.id, p.id, 'none', false,
      false, now(), now()
    from price_book b, project t, project c, project p
    where b.currency = 'GBP' and t.impact = 'trees' and c.impact = 'co2e' and p.impact = 'plastic'
    limit 1`.execute(db)
  await sql`insert into purchase (id, account_id, quote_id, product, status, theme, hide_cost,
      address_on_certificate, effective_from, effective_to, created_at)
    values (${purchase}, ${twin}, ${quote}, 'business-instant-onetime', 'pending', 'none', false, false,
      '2026-01-01', '2026-01-01', now())`.execute(db)
  await expect(
    sql`insert into payment (purchase_id, amount_minor, currency, status, save_card, created_at)
      values (${purchase}, 100, 'GBP', 'started', false, now())`.execute(db),
  ).rejects.toThrow(`purchase ${purchase} is of a test account`)
})

test('what a live account funds reaches totals and log; of a test account neither', async () => {
  const { db } = api.deps
  await insertEntry('impact_ledger_entry', live).execute(db)
  await insertEntry('test_ledger_entry', twin).execute(db)
  await expect(insertEntry('test_ledger_entry', live).execute(db)).rejects.toMatchObject({
    constraint: 'test_ledger_entry_account_id_fkey',
  })
  expect(await namesOf(sql`select account_id as name from impact_rollup_day`)).toEqual([live])
  expect(
    await namesOf(sql`
      select account_id as name from ledger_log_queue join impact_ledger_entry e on e.id = entry_id`),
  ).toEqual([live])
})

describe('the manifests say of every table', () => {
  const listed = (mode: string) =>
    ALL_TABLES.filter(({ modes }) => modes === mode).map(({ name }) => name)
  const referringTo = (name: string) =>
    namesOf(sql`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = to_regclass(${name}) and conrelid <> to_regclass('account')
        and conrelid::regclass::text not in ('live_account', 'test_account')`)

  test('whether it holds rows of live accounts, of test accounts or of both', () => {
    expect(ALL_TABLES.filter(({ modes }) => !['live', 'test', 'both'].includes(modes))).toEqual([])
  })

  test('what its key refers to', async () => {
    expect(listed('live')).toEqual(expect.arrayContaining(await referringTo('live_account')))
    expect(listed('test')).toEqual(expect.arrayContaining(await referringTo('test_account')))
    expect(listed('both')).toEqual(expect.arrayContaining(await referringTo('account')))
  })
})
