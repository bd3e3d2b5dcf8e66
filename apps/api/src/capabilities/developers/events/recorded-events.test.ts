import { CancelSubscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { DisconnectStore } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import type { ApiEvent } from '@understory/contracts/v1/events.ts'
import { openCheckpoint } from '@understory/ledger-log/checkpoint/checkpoint.ts'
import { parseVerifierKey } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { parseEntryLeaf } from '@understory/ledger-log/leaves/entry-leaf.ts'
import { leafHash } from '@understory/ledger-log/tree/merkle-tree.ts'
import { rootOfInclusion } from '@understory/ledger-log/tree/verify-tree.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../../database/transact.ts'
import {
  buyWithKey,
  makeBuyingKey,
  quoteByKey,
  readyToBeCharged,
} from '../../../testing/commerce/buying-keys.ts'
import { eventDeliverer } from '../../../testing/commerce/provider-events.ts'
import { subscribe } from '../../../testing/commerce/subscriptions.ts'
import { callPublicApi } from '../../../testing/people/api-keys.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { bringIn, HALF, plantStore } from '../../../testing/stores/store-bills.ts'
import { connectShop, MOSS } from '../../../testing/stores/stores.ts'
import { numberInvoices } from '../../commerce/payments/public.ts'
import { appendToLog } from '../../proof/public-log/public.ts'
import { issueStoreBills, settleBill } from '../../stores/bills/public.ts'
import { tellOfStores } from '../../stores/store-notices/tell-of-stores.ts'
import { numberEvents } from './number-events.ts'

const DAY = 86_400

let api: TestApi
let owner: TestPerson
let key: string
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  deliverEvents = eventDeliverer(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  owner = await joinAs(api, 'business')
})

/** Someone with a card and a key that buys within these limits. */
async function buyer(limits: object = {}, card?: string): Promise<void> {
  await readyToBeCharged(api, owner, card)
  key = (await makeBuyingKey(api, owner, limits)).secret
}

async function buy(order: object = {}) {
  const { id: quoteId } = await quoteByKey(api, key)
  return (await buyWithKey(api, key, { quoteId, ...order })).bought
}

async function told(): Promise<ApiEvent[]> {
  await numberEvents(api.deps)
  const answer = await callPublicApi(api, '/v1/events?limit=100', { key })
  const { data } = (await answer.json()) as { data: ApiEvent[] }
  return data.filter(({ type }) => !type.startsWith('api_key.'))
}
const typesOf = (events: readonly ApiEvent[]) => events.map(({ type }) => type).toSorted()

describe('a purchase of a key', () => {
  test('that is paid is told with its certificate, its invoice, and the proof of its entries', async () => {
    await buyer()
    const bought = await buy()
    await numberInvoices(api.deps)
    await appendToLog(api.deps)
    const events = await told()
    expect(typesOf(events)).toEqual([
      'certificate.issued',
      'invoice.issued',
      'ledger.logged',
      'purchase.paid',
    ])
    const invoice = events.find(({ type }) => type === 'invoice.issued')
    expect(invoice?.data).toMatchObject({ purchaseId: bought.id, totalMinor: bought.totalMinor })
    expect(events.find(({ type }) => type === 'purchase.paid')?.proof).toBeNull()
  })

  test('has a proof in its event that holds without asking anyone again', async () => {
    await buyer()
    const bought = await buy()
    await appendToLog(api.deps)
    const logged = (await told()).find(({ type }) => type === 'ledger.logged')
    expect(logged?.data).toMatchObject({
      total: 1,
      entries: [{ source: 'purchase', sourceId: bought.id, impact: 'trees', quantity: 10_000 }],
    })
    const { keys } = await (await callPublicApi(api, '/v1/ledger/log'))
      .json()
      .then((log) => log as { keys: { key: string }[] })
    const verifier = parseVerifierKey(keys[0]?.key ?? '')
    const proof = logged?.proof
    const tree = proof && verifier && openCheckpoint(proof.checkpoint, [verifier])
    const [entry] = proof?.entries ?? []
    if (!tree || !entry) throw new Error('there is no proof')
    const leaf = Buffer.from(entry.leaf, 'base64')
    const root = rootOfInclusion({
      index: entry.logIndex,
      size: tree.size,
      leaf: leafHash(leaf),
      proof: entry.hashes.map((hash) => Buffer.from(hash, 'base64')),
    })
    expect(root && Buffer.from(root).equals(tree.root)).toBe(true)
    expect(parseEntryLeaf(leaf)).toMatchObject({ entry: entry.entryId, quantity: 10_000 })
    expect(tree.origin).toBe(proof?.log)
  })

  test('that waits for a yes, and gets a no, is told of both', async () => {
    await buyer({ approveAboveMinor: 0 })
    const asked = await buy()
    const [waits] = await told()
    expect(typesOf(await told())).toEqual(['approval.requested', 'purchase.requires_action'])
    expect(waits).toMatchObject({
      type: 'purchase.requires_action',
      data: { id: asked.id, status: 'requires_action', action: { type: 'approve' } },
    })
    await callPublicApi(api, `/v1/purchases/${asked.id}/cancellation`, { key, body: {} })
    const [ended, expired] = (await told()).slice(-2)
    expect(ended).toMatchObject({ type: 'purchase.canceled', data: { id: asked.id } })
    expect(expired).toMatchObject({
      type: 'approval.expired',
      data: { purchaseId: asked.id, status: 'expired', decidedAt: null },
    })
  })

  test('of a card that is declined is told as ended', async () => {
    await buyer({}, 'pm_card_chargeCustomerFail')
    await buy()
    expect(typesOf(await told())).toContain('purchase.canceled')
  })
})

test('a plan tells of its beginning, each renewal and its end', async () => {
  key = (await makeBuyingKey(api, owner)).secret
  const plan = {
    product: 'business-workforce-recurring',
    members: [{ plan: 'employee_lite', count: 3 }],
  } as const
  const { subscriptionId } = await subscribe(api, owner, plan as never)
  await deliverEvents()
  const begun = await told()
  expect(typesOf(begun)).toEqual(['certificate.issued', 'subscription.started'])
  expect(begun[0]?.data).toMatchObject({ id: subscriptionId, status: 'active', mode: 'live' })
  expect(begun.find(({ type }) => type === 'certificate.issued')?.data).toMatchObject({
    purchaseId: null,
    subscriptionId,
  })
  api.sandbox.control.advanceClockOf(owner.email, 33 * DAY)
  await deliverEvents()
  expect(typesOf(await told())).toContain('subscription.renewed')
  const params = { subscriptionId }
  await api.call(CancelSubscription, { params }, owner.bearer)
  api.sandbox.control.advanceClockOf(owner.email, 33 * DAY)
  await deliverEvents()
  expect((await told()).at(-1)).toMatchObject({
    type: 'subscription.canceled',
    data: { id: subscriptionId, status: 'canceled', nextPayment: null },
  })
})

test('a bill of a shop is told as it is issued and paid, with the certificate of the shop once', async () => {
  key = (await makeBuyingKey(api, owner)).secret
  const countsFrom = new Date('2026-05-01T00:00:00Z')
  const store = await plantStore(api, owner, { rule: HALF, countsFrom })
  const billed = async (id: string, month: number) => {
    const at = new Date(Date.UTC(2026, month - 1, 10, 12))
    const issueAt = new Date(Date.UTC(2026, month, 1))
    await bringIn(api, store, { id, at, minor: 1_000 })
    const run = { ...store, chargedBy: 'card', cycleFrom: countsFrom, budgetMinor: null } as const
    const [bill] = await transact(api.deps.db, (tx) =>
      issueStoreBills(tx, api.deps, { ...run, issueAt }),
    )
    const paid = { accountId: store.accountId, billId: bill?.billId ?? '', paidAt: issueAt }
    await transact(api.deps.db, (tx) => settleBill(tx, api.deps, paid))
  }
  await billed('1', 5)
  const first = await told()
  expect(typesOf(first)).toEqual(['certificate.issued', 'store_bill.issued', 'store_bill.paid'])
  expect(first[0]?.data).toMatchObject({ storeId: store.storeId, number: 1, orders: 1 })
  await billed('2', 6)
  expect(typesOf((await told()).slice(3))).toEqual(['store_bill.issued', 'store_bill.paid'])
})

test('a shop tells that it was connected, needs someone, and was disconnected', async () => {
  key = (await makeBuyingKey(api, owner)).secret
  const { storeId } = (await connectShop(api, owner, MOSS)).data
  await sql`update store set status = 'needs-update' where id = ${storeId}`.execute(api.deps.db)
  await tellOfStores(api.deps)
  const query = { anyway: 'true' } as const
  await api.call(DisconnectStore, { params: { storeId }, query }, owner.bearer)
  const events = await told()
  expect(events.map(({ type }) => type)).toEqual([
    'store.connected',
    'store.needs_attention',
    'store.disconnected',
  ])
  expect(events[2]?.data).toMatchObject({ id: storeId, status: 'disconnected' })
})
