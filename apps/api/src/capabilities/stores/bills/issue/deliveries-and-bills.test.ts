import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../../../database/transact.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import {
  bringIn,
  HALF,
  ONE_TREE,
  type PlantedStore,
  plantStore,
} from '../../../../testing/stores/store-bills.ts'
import { verifyLedger } from '../../../proof/ledger-check/verify-ledger.ts'
import { settleBill } from '../settle/settle-bill.ts'
import { issueStoreBills } from './issue-store-bills.ts'

const BEGAN = new Date('2026-05-01T00:00:00Z')

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi()
  ada = await joinAs(api, 'business')
})
afterAll(() => api.close())

type State = { order: number; minor: number; returned: number; isCancelled: boolean; at: number }
type Round = {
  readonly states: readonly State[]
  readonly pays: boolean
  /** By which the deliveries of it are shuffled and repeated. */
  readonly shuffle: readonly number[]
}

const state = fc.record({
  order: fc.nat(4),
  minor: fc.constantFrom(0, 3, 100, 999, 5_000),
  returned: fc.constantFrom(0, 0, 2, 500, 9_000),
  isCancelled: fc.boolean(),
})
const round = fc.record({
  states: fc.array(state, { maxLength: 6 }),
  pays: fc.boolean(),
  shuffle: fc.array(fc.nat(99), { minLength: 4, maxLength: 12 }),
})

/** Each state is newer than the one before it, across all rounds. */
function inTime(drawn: readonly Drawn[]): Round[] {
  let at = 0
  return drawn.map(({ states, ...each }) => ({
    ...each,
    states: states.map((one) => {
      at += 1
      return { ...one, at }
    }),
  }))
}
type Drawn = Omit<Round, 'states'> & { readonly states: readonly Omit<State, 'at'>[] }

async function deliver(store: PlantedStore, { order, minor, returned, isCancelled, at }: State) {
  await bringIn(api, store, {
    id: `o${order}`,
    at: new Date(BEGAN.getTime() + (order + 1) * 1_000),
    minor,
    returned,
    standing: isCancelled ? 'cancelled' : 'paid',
    updatedAt: new Date(BEGAN.getTime() + DAY_MS + at * 1_000),
    ...(returned > 0 && at % 2 === 0 && { loweredAt: new Date(BEGAN.getTime() + at * DAY_MS) }),
  })
}

/** The newest state of each order, once and in order. */
const newest = (states: readonly State[]) =>
  [...new Set(states.map(({ order }) => order))].flatMap(
    (order) => states.findLast((each) => each.order === order) ?? [],
  )

const shuffled = ({ states, shuffle }: Round) =>
  [...states, ...states.filter((_, at) => (shuffle[at] ?? 0) % 2 === 0)].toSorted(
    (a, b) => (shuffle[a.at % shuffle.length] ?? 0) - (shuffle[b.at % shuffle.length] ?? 0),
  )

async function live(store: PlantedStore, rounds: readonly Round[], isCalm: boolean) {
  for (const [at, each] of rounds.entries()) {
    for (const one of isCalm ? newest(each.states) : shuffled(each)) await deliver(store, one)
    const issueAt = new Date(BEGAN.getTime() + (at + 1) * 30 * DAY_MS)
    const run = {
      ...store,
      chargedBy: 'card',
      issueAt,
      cycleFrom: BEGAN,
      budgetMinor: null,
    } as const
    await transact(api.deps.db, async (tx) => {
      const [bill] = await issueStoreBills(tx, api.deps, run)
      const { accountId } = store
      if (bill && each.pays)
        await settleBill(tx, api.deps, { accountId, billId: bill.billId, paidAt: issueAt })
    })
  }
}

async function booksOf({ storeId }: PlantedStore) {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(b) - array['id', 'store_id', 'created_at'] as row from store_bill b
    where store_id = ${storeId}
    union all select to_jsonb(e) - array['id', 'source_id', 'recorded_at', 'reverses', 'orders_root'] from impact_ledger_entry e
      where source_id in (select id from store_bill where store_id = ${storeId}
        union select id from store_credit_note where store_id = ${storeId})
    order by 1`.execute(api.deps.db)
  const { rows: lines } = await sql<{ row: string }>`
    select to_jsonb(o) - array['store_id'] as row from store_bill_order o where store_id = ${storeId}
    union all select to_jsonb(k) - array['note_id', 'store_id', 'created_at'] from store_credit k
      where store_id = ${storeId}
    order by 1`.execute(api.deps.db)
  return [rows, lines]
}

test('bills, credits and ledger depend on the newest states at each invoice run, not on how they were delivered', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(round, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(HALF, ONE_TREE),
      async (drawn, rule) => {
        const rounds = inTime(drawn)
        const planted = { rule, countsFrom: BEGAN }
        const [rough, calm] = [
          await plantStore(api, ada, planted),
          await plantStore(api, ada, planted),
        ]
        await live(rough, rounds, false)
        await live(calm, rounds, true)
        expect(await booksOf(rough)).toEqual(await booksOf(calm))
      },
    ),
    { numRuns: 25, seed: 20_261_122 },
  )
  const breaches = (await verifyLedger(api.deps.db)).filter(({ breaches }) => breaches > 0)
  expect(breaches).toEqual([])
})
