import {
  ApprovePurchase,
  DeclinePurchase,
} from '@understory/contracts/commerce/purchases-by-key.ts'
import type { ApiEvent } from '@understory/contracts/v1/events.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../../database/transact.ts'
import {
  buyWithKey,
  makeBuyingKey,
  quoteByKey,
  readyToBeCharged,
} from '../../../testing/commerce/buying-keys.ts'
import { refinedFootprint } from '../../../testing/footprints/footprints.ts'
import { callPublicApi } from '../../../testing/people/api-keys.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { bringIn, HALF, plantStore } from '../../../testing/stores/store-bills.ts'
import { appendToLog } from '../../proof/public-log/public.ts'
import { issueStoreBills, refundBills, settleBill, voidBills } from '../../stores/bills/public.ts'
import { groupWaitingCharges } from '../../stores/bills/settle/charges-at-provider.ts'
import { remindOfExpiringKeys } from '../api-keys/expiry/remind-of-expiring-keys.ts'
import { numberEvents } from './number-events.ts'

const DAY_MS = 86_400_000

let api: TestApi
let owner: TestPerson
let key: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  await api.work()
})
afterAll(() => api.close())
beforeEach(async () => {
  owner = await joinAs(api, 'business')
})

async function eventsOf(kind: string): Promise<ApiEvent[]> {
  // The worker numbers them, too.
  await expect
    .poll(async () => {
      await numberEvents(api.deps)
      const waiting = api.deps.db.selectFrom('event_outbox').select('id')
      return (await waiting.where('account_id', '=', owner.accountId).execute()).length
    })
    .toBe(0)
  const answer = await callPublicApi(api, '/v1/events?limit=100', { key })
  const { data } = (await answer.json()) as { data: ApiEvent[] }
  return data.filter(({ type }) => type.startsWith(kind))
}
const typesOf = (events: readonly ApiEvent[]) => events.map(({ type }) => type)

describe('a purchase that a person decides', () => {
  async function asked(): Promise<string> {
    await readyToBeCharged(api, owner)
    key = (await makeBuyingKey(api, owner, { approveAboveMinor: 0 })).secret
    const { id: quoteId } = await quoteByKey(api, key)
    const { bought } = await buyWithKey(api, key, { quoteId, reason: 'The flight to Rome' })
    return bought.id ?? ''
  }

  test('is recorded as asked for, with why, and as approved', async () => {
    const purchaseId = await asked()
    const [requested] = await eventsOf('approval.')
    expect(requested).toMatchObject({
      type: 'approval.requested',
      data: {
        purchaseId,
        status: 'requested',
        keyName: 'Checkout',
        reason: 'The flight to Rome',
        url: `http://understory.test/app/approvals/${purchaseId}`,
        decidedAt: null,
      },
    })
    await api.call(ApprovePurchase, { params: { purchaseId } }, owner.bearer)
    const events = await eventsOf('approval.')
    expect(typesOf(events)).toEqual(['approval.requested', 'approval.approved'])
    expect(events[1]?.data.decidedAt).not.toBeNull()
  })

  test('is recorded as declined, and then not as expired', async () => {
    const purchaseId = await asked()
    await api.call(DeclinePurchase, { params: { purchaseId } }, owner.bearer)
    expect(typesOf(await eventsOf('approval.'))).toEqual([
      'approval.requested',
      'approval.declined',
    ])
  })
})

test('a key that reaches its limit makes one event a day, however often it tries', async () => {
  await readyToBeCharged(api, owner)
  key = (await makeBuyingKey(api, owner, { perPurchaseMinor: 1 })).secret
  const refused = async (query = '') => {
    const { id: quoteId } = await quoteByKey(api, key)
    const body = { quoteId, payment: { method: 'card' } }
    const answer = await callPublicApi(api, `/v1/purchases${query}`, { key, body })
    expect(await answer.json()).toMatchObject({ code: 'SPEND_LIMIT_EXCEEDED' })
  }
  await refused('?dryRun=true')
  expect(await eventsOf('api_key.limit')).toEqual([])
  for (let time = 0; time < 3; time++) await refused()
  const events = await eventsOf('api_key.limit')
  expect(typesOf(events)).toEqual(['api_key.limit_reached'])
  expect(events[0]?.data).toMatchObject({ object: 'api_key', name: 'Checkout' })
})

test('a key that expires makes an event two weeks before and one two days before', async () => {
  const made = await makeBuyingKey(api, owner)
  key = made.secret
  const in365 = (days: number) => ({
    ...api.deps,
    clock: () => new Date(api.deps.clock().getTime() + (365 - days) * DAY_MS),
  })
  for (const days of [13, 12, 1, 1]) await remindOfExpiringKeys(in365(days))
  const events = await eventsOf('api_key.expiring')
  expect(typesOf(events)).toEqual(['api_key.expiring', 'api_key.expiring'])
  expect(events[0]?.data).toMatchObject({ id: made.key.keyId, state: 'active' })
})

test('an estimate of a footprint makes an event each time that it is saved', async () => {
  key = (await makeBuyingKey(api, owner)).secret
  const footprintId = await refinedFootprint(api, owner)
  const events = await eventsOf('footprint.')
  expect(events.map(({ type, data }) => [type, data.id, data.status])).toEqual([
    ['footprint.saved', footprintId, 'estimated'],
  ])
})

describe('the bills of a shop', () => {
  const countsFrom = new Date('2026-05-01T00:00:00Z')

  /** A bill of one order, whose charge stands on an invoice of the account. */
  async function billed(store: Awaited<ReturnType<typeof plantStore>>, month: number) {
    const at = new Date(Date.UTC(2026, month - 1, 10, 12))
    const issueAt = new Date(Date.UTC(2026, month, 1))
    const cycleId = api.deps.newId()
    await bringIn(api, store, { id: String(month), at, minor: 1_000 })
    const run = { ...store, chargedBy: 'card', cycleFrom: countsFrom, budgetMinor: null } as const
    const [bill] = await transact(api.deps.db, (tx) =>
      issueStoreBills(tx, api.deps, { ...run, issueAt }),
    )
    const { accountId } = store
    await transact(api.deps.db, (tx) => groupWaitingCharges(tx, { accountId, cycleId }))
    return { accountId, cycleId, billId: bill?.billId ?? '', paidAt: issueAt }
  }

  test('that will not be paid make an event of failing', async () => {
    key = (await makeBuyingKey(api, owner)).secret
    const bill = await billed(await plantStore(api, owner, { rule: HALF, countsFrom }), 5)
    await transact(api.deps.db, (tx) => voidBills(tx, api.deps, bill))
    await transact(api.deps.db, (tx) => voidBills(tx, api.deps, bill))
    const events = await eventsOf('store_bill.')
    expect(typesOf(events)).toEqual(['store_bill.issued', 'store_bill.failed'])
    expect(events[1]?.data).toMatchObject({ id: bill.billId, status: 'void' })
  })

  test('make events of their certificate as it grows, shrinks, and states nothing any more', async () => {
    key = (await makeBuyingKey(api, owner)).secret
    const store = await plantStore(api, owner, { rule: HALF, countsFrom })
    const bills: Awaited<ReturnType<typeof billed>>[] = []
    for (const month of [5, 6]) {
      const bill = await billed(store, month)
      bills.push(bill)
      await transact(api.deps.db, (tx) => settleBill(tx, api.deps, bill))
      await appendToLog(api.deps)
    }
    for (const bill of bills) {
      await transact(api.deps.db, (tx) => refundBills(tx, api.deps, bill))
      await appendToLog(api.deps)
    }
    const events = await eventsOf('certificate.')
    expect(events.map(({ type, data }) => [type, data.revision])).toEqual([
      ['certificate.issued', undefined],
      ['certificate.revised', 2],
      ['certificate.revised', 3],
      ['certificate.withdrawn', 3],
    ])
    expect(new Set(events.map(({ data }) => data.id)).size).toBe(1)
  })
})
