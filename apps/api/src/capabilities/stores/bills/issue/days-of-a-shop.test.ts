import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../../../database/transact.ts'
import { joinAs } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import {
  bringIn,
  ONE_TREE,
  type PlantedStore,
  plantStore,
} from '../../../../testing/stores/store-bills.ts'
import { verifyLedger } from '../../../proof/ledger-check/verify-ledger.ts'
import { settleBill } from '../settle/settle-bill.ts'
import { issueStoreBills } from './issue-store-bills.ts'

const MAY = new Date('2026-05-01T00:00:00Z')
const JUNE = new Date('2026-06-02T00:00:00Z')
const JULY = new Date('2026-07-01T00:00:00Z')

let api: TestApi
let store: PlantedStore
beforeAll(async () => {
  api = await startTestApi()
  store = await plantStore(api, await joinAs(api, 'business'), { rule: ONE_TREE, countsFrom: MAY })
})
afterAll(async () => {
  const breaches = (await verifyLedger(api.deps.db)).filter((finding) => finding.breaches > 0)
  await api.close()
  expect(breaches).toEqual([])
})

const order = (id: string, at: string, change: object = {}) =>
  bringIn(api, store, { id, at: new Date(at), minor: 1_000, ...change })
const refund = (id: string, at: string, on: string) =>
  order(id, at, { standing: 'refunded', updatedAt: new Date(on) })
const moveTo = (zone: string) =>
  sql`update store set time_zone = ${zone} where id = ${store.storeId}`.execute(api.deps.db)

async function bill(issueAt: Date): Promise<void> {
  const run = { ...store, chargedBy: 'card', issueAt, cycleFrom: MAY, budgetMinor: null } as const
  const bills = await transact(api.deps.db, (tx) => issueStoreBills(tx, api.deps, run))
  for (const { billId } of bills)
    await transact(api.deps.db, (tx) =>
      settleBill(tx, api.deps, { accountId: store.accountId, billId, paidAt: issueAt }),
    )
}

async function inLedger(): Promise<(readonly [string, number])[]> {
  const rows = await api.deps.db
    .selectFrom('impact_ledger_entry')
    .select(['effective_from', 'quantity'])
    .where('account_id', '=', store.accountId)
    .orderBy('id')
    .execute()
  return rows.map(({ effective_from, quantity }) => [effective_from, quantity] as const)
}

test('an order and its refund have the day that it is at the shop, and what is billed keeps it when the shop moves', async () => {
  await moveTo('Pacific/Auckland')
  await order('late on the second', '2026-05-02T11:30:00Z')
  await order('early on the third', '2026-05-02T12:30:00Z')
  await order('early on the first', '2026-05-31T13:00:00Z')
  await bill(JUNE)
  const billed = [
    ['2026-05-02', 1_000],
    ['2026-05-03', 1_000],
    ['2026-06-01', 1_000],
  ]
  expect(await inLedger()).toEqual(billed)

  await moveTo('America/Los_Angeles')
  await refund('late on the second', '2026-05-02T11:30:00Z', '2026-06-09T05:00:00Z')
  // There it is still May, but the order is of June.
  await refund('early on the first', '2026-05-31T13:00:00Z', '2026-06-01T01:00:00Z')
  await order('in July at Greenwich', '2026-06-30T20:00:00Z')
  await bill(JULY)
  const all = await inLedger()
  expect(all.slice(0, billed.length)).toEqual(billed)
  expect(all.slice(billed.length).toSorted()).toEqual([
    ['2026-06-01', -1_000],
    ['2026-06-08', -1_000],
    ['2026-06-30', 1_000],
  ])
})
