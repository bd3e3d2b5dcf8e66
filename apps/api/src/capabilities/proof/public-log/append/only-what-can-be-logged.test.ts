import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { projectOf } from '../../../../testing/supply.ts'

let api: TestApi
let ada: TestPerson
let project: string
beforeAll(async () => {
  api = await startTestApi()
  ada = await joinAs(api, 'business')
  project = await projectOf(api, 'trees')
})
afterAll(() => api.close())

type Entry = {
  readonly source?: string
  readonly quantity?: number
  readonly to?: string
  readonly orders?: number | null
  readonly root?: Buffer | null
}

/** An entry of the orders of a day, with something about it changed. */
const record = ({
  source = 'order-contribution',
  quantity = 5_000,
  to = '2026-05-01',
  orders = 5,
  root = Buffer.alloc(32, 1),
}: Entry) =>
  sql`
    insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
      source_id, revision, part, effective_from, effective_to, basis, orders, orders_root)
    values (${ada.accountId}, 'trees', ${quantity}, ${project}, 'business-usage', ${source},
      ${randomUUID()}, 1, 1, '2026-05-01', ${to}, '2026-1', ${orders}, ${root})`.execute(
    api.deps.db,
  )

test('an entry of the orders of one day is recorded', async () => {
  await expect(record({})).resolves.toMatchObject({ numAffectedRows: 1n })
})

test.each<[string, Entry, RegExp]>([
  ['of two days', { to: '2026-05-02' }, /orders_are_of_one_day/],
  ['of more orders than units', { quantity: 4 }, /orders_have_a_unit_each/],
  ['of more orders than a bill has', { orders: 100_001, quantity: 100_001 }, /orders_check/],
  ['without the root of its orders', { root: null }, /check/],
  ['of orders behind a purchase', { source: 'purchase' }, /check/],
  [
    'of a credit without orders',
    { source: 'order-credit', quantity: -1, orders: null, root: null },
    /check|credits/,
  ],
])('the database refuses an entry that could not be logged: %s', async (_, change, why) => {
  await expect(record(change)).rejects.toThrow(why)
})
