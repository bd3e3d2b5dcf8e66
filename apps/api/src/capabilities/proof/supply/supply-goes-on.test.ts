import { randomUUID } from 'node:crypto'
import { ReverseLot } from '@understory/contracts/proof/supply.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { aLot, enterLot, projectOf } from '../../../testing/supply.ts'
import { reverseInLedger } from '../ledger/public.ts'
import { verifyLog } from '../ledger-check/verify-log.ts'
import { appendToLog } from '../public-log/public.ts'
import { allocateSupply, suppliedBy } from './public.ts'

let api: TestApi
let ada: TestPerson
let staff: Awaited<ReturnType<typeof joinStaff>>
let trees: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'personal')
  staff = await joinStaff(api)
  trees = await projectOf(api, 'trees')
})
afterAll(() => api.close())

const UNREGISTERED = { registry: '', series: '', firstUnit: null, lastUnit: null, vintage: null }
async function supply(count: number): Promise<number> {
  const lot = aLot(trees, { ...UNREGISTERED, quantity: count * 1_000 })
  return (await enterLot(api, staff, lot)).data.lotId
}

/** Entries of the ledger, as settling writes them: so many, of so many trees each. */
async function fund(entries: number, count: number): Promise<{ ids: number[]; sourceId: string }> {
  const sourceId = randomUUID()
  const { rows } = await sql<{ id: number }>`
    insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
      source_id, revision, part, effective_from, effective_to, basis)
    select ${ada.accountId}, 'trees', ${count * 1_000}, ${trees}, 'personal-instant-onetime', 'purchase',
      ${sourceId}, 1, part, '2026-05-01', '2026-05-31', '2026-1' from generate_series(1, ${entries}) part
    returning id`.execute(api.deps.db)
  return { ids: rows.map(({ id }) => id), sourceId }
}

const treesBehind = async (ids: readonly number[]) =>
  (await suppliedBy(api.deps.db, ids)).reduce((sum, { quantity }) => sum + quantity / 1_000, 0)

async function follow(atOnce?: number): Promise<void> {
  await appendToLog(api.deps)
  await allocateSupply(api.deps, atOnce ? { atOnce } : {})
}

async function breaches(): Promise<string[]> {
  const findings = await verifyLog(api.deps.db)
  return findings.flatMap(({ id, breaches: count }) => (count > 0 ? [id] : []))
}

test('many who wait are served in turn, in transactions of two lines each', async () => {
  const first = await fund(9, 10)
  await follow(2)
  expect(await treesBehind(first.ids)).toBe(0)
  await supply(55)
  await follow(2)
  expect(await treesBehind(first.ids.slice(0, 5))).toBe(50)
  expect(await treesBehind(first.ids.slice(5))).toBe(5)
  for (let lot = 0; lot < 5; lot += 1) await supply(9)
  const second = await fund(1, 20)
  await follow(2)
  expect(await treesBehind(first.ids)).toBe(90)
  expect(await treesBehind(second.ids)).toBe(10)
  expect(await breaches()).toEqual([])
})

test('what is new is entered, and what is there already is not written again', async () => {
  const versions = () =>
    sql<{ entry_id: number; xmin: string }>`
      select entry_id, xmin::text from supply_allocation where project_id = ${trees} order by 1, place`
      .execute(api.deps.db)
      .then(({ rows }) => rows)
  const before = await versions()
  await supply(30)
  const { ids } = await fund(1, 15)
  await follow()
  const after = await versions()
  expect(after.slice(0, before.length)).toEqual(before)
  expect(await treesBehind(ids)).toBe(15)
})

test('what is reversed gives its units to those who wait', async () => {
  const taken = await fund(3, 5)
  const waiting = await fund(1, 8)
  await follow()
  expect(await treesBehind(taken.ids)).toBe(5)
  expect(await treesBehind(waiting.ids)).toBe(0)
  await api.deps.db
    .transaction()
    .execute((tx) =>
      reverseInLedger(tx, { accountId: ada.accountId, recordedAt: new Date() }, taken.sourceId),
    )
  await follow(2)
  expect(await treesBehind(taken.ids)).toBe(0)
  expect(await treesBehind(waiting.ids)).toBe(5)
  expect(await breaches()).toEqual([])
})

test('what is credited on orders of a shop is released from the entry of their own bill', async () => {
  // Three trees of an entry before still wait.
  await supply(3 + 12 + 20 + 15)
  const { ids: before } = await fund(1, 12)
  const { ids: bill } = await fund(1, 20)
  const { ids: after } = await fund(1, 15)
  await follow()
  const [held, later] = [await treesBehind(before), await treesBehind(after)]
  await sql`
    insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
      source_id, revision, part, effective_from, effective_to, basis, orders, orders_root, reverses)
    select account_id, impact, -7000, project_id, product, 'order-credit', gen_random_uuid(), 1, 1,
      effective_to, effective_to, basis, 1, sha256('orders'), id
    from impact_ledger_entry where id = ${bill[0]}`.execute(api.deps.db)
  await follow()
  expect(await treesBehind(bill)).toBe(13)
  expect([await treesBehind(before), await treesBehind(after)]).toEqual([held, later])
  const { ids: next } = await fund(1, 7)
  await follow()
  expect(await treesBehind(next)).toBe(7)
  expect(await breaches()).toEqual([])
})

test('a lot that is reversed stands behind nothing at once, and later lots take its place', async () => {
  const lotId = await supply(40)
  const { ids } = await fund(1, 30)
  await follow()
  expect(await treesBehind(ids)).toBe(30)
  const body = { reason: 'entered twice by mistake' }
  expect((await api.call(ReverseLot, { params: { lotId }, body }, staff.bearer)).status).toBe(204)
  expect(await treesBehind(ids)).toBe(0)
  await supply(100)
  await follow(2)
  expect(await treesBehind(ids)).toBe(30)
  expect(await breaches()).toEqual([])
  const generations = await api.deps.db
    .selectFrom('supply_generation')
    .select(['generation', 'state'])
    .where('project_id', '=', trees)
    .execute()
  expect(generations).toEqual([{ generation: 2, state: 'shown' }])
  const old = await api.deps.db
    .selectFrom('supply_allocation')
    .select('entry_id')
    .where('project_id', '=', trees)
    .where('generation', '=', 1)
    .execute()
  expect(old).toEqual([])
})

test('serving that was interrupted is taken for what it leads to, and ends with the next run', async () => {
  await supply(50)
  await follow()
  // As if the process ended just after it entered a lot, and before it served those who wait.
  const { ids } = await fund(2, 1_000)
  await follow()
  await supply(5)
  await appendToLog(api.deps)
  const before = await treesBehind(ids)
  await api.deps.db.transaction().execute(async (tx) => {
    await sql`
      insert into supply_pool (project_id, generation, place, lot_id, position, quantity)
      select g.project_id, g.generation, g.next_place, l.id, 0, l.quantity
      from supply_generation g, (select id, quantity from supply_lot order by id desc limit 1) l
      where g.project_id = ${trees}`.execute(tx)
    await sql`
      update supply_generation set next_place = next_place + 1,
        log_size = (select max(leaf_index) + 1 from supply_leaf) where project_id = ${trees}`.execute(
      tx,
    )
  })
  expect(await breaches()).toEqual([])
  await allocateSupply(api.deps)
  expect(await treesBehind(ids)).toBe(before + 5)
  expect(await breaches()).toEqual([])
})
