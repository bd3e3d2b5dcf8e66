import { randomUUID } from 'node:crypto'
import { DeclinePurchase } from '@understory/contracts/commerce/purchases-by-key.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '../../../app.ts'
import type { CrashStep } from '../../../process/crash-point.ts'
import {
  buyWithKey,
  makeBuyingKey,
  quoteByKey,
  readyToBeCharged,
} from '../../../testing/commerce/buying-keys.ts'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { deliver, listEvents } from '../../../testing/commerce/provider-events.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { reconcilePayments } from '../settlement/reconcile-payments.ts'

let api: TestApi
let owner: TestPerson
let key: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  owner = await joinAs(api, 'business')
  await readyToBeCharged(api, owner)
  const most = { perDayMinor: 1_000_000, perMonthMinor: 1_000_000 }
  key = (await makeBuyingKey(api, owner, most)).secret
})
afterAll(() => closeInBalance(api))

/** The same API, whose process dies at a step. */
function dyingAt(step: CrashStep) {
  const crashPoint = async (reached: CrashStep) => {
    if (reached === step) throw new Error(`died at ${step}`)
  }
  const send = createApi({ ...api.deps, db: api.scopedDb, crashPoint })
  return {
    send: (request: Request) => send(request, { ip: '198.51.100.7', requestId: 'dying' }),
  }
}

/** Its purchases, its paid payments at the provider, and its entries in the ledger. */
async function whatBecameOf(quoteId: string) {
  const { db, payments } = api.deps
  const purchase = await db
    .selectFrom('purchase')
    .select(['id', 'status'])
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow()
  const entries = await db
    .selectFrom('impact_ledger_entry')
    .select('id')
    .where('source_id', '=', purchase.id)
    .execute()
  let paid = 0
  for await (const { purchaseId, state } of payments.listPayments(new Date(0)))
    if (purchaseId === purchase.id && state.status === 'succeeded') paid += 1
  return { status: purchase.status, paid, entries: entries.length }
}

/** Everything that the provider ever said, late and once more. */
async function hearAgain() {
  for (const event of (await listEvents(api)).toReversed())
    expect((await deliver(api, event)).status).toBe(200)
}

const SETTLED = { status: 'paid', paid: 1, entries: 1 }
const ENDED = { status: 'canceled', paid: 0, entries: 0 }
const STEPS = ['purchase-saved', 'payment-started', 'payment-recorded', 'card-charged'] as const

test.each(STEPS)(
  'a process that dies at %s leaves a purchase that a repeat finishes once',
  async (step) => {
    const { id: quoteId } = await quoteByKey(api, key)
    const headers = { 'idempotency-key': randomUUID() }
    const died = await buyWithKey(dyingAt(step), key, { quoteId }, { headers })
    expect(died.status).toBe(500)
    const { status, bought } = await buyWithKey(api, key, { quoteId }, { headers })
    expect([status, bought.status]).toEqual([201, 'paid'])
    await hearAgain()
    expect(await whatBecameOf(quoteId)).toEqual(SETTLED)
  },
)

test('a no holds, although the program repeats the call whose process died', async () => {
  const { secret: asking } = await makeBuyingKey(api, owner, { approveAboveMinor: 0 })
  const { id: quoteId } = await quoteByKey(api, asking)
  const headers = { 'idempotency-key': randomUUID() }
  const died = await buyWithKey(dyingAt('purchase-saved'), asking, { quoteId }, { headers })
  expect(died.status).toBe(500)
  const { id } = await api.deps.db
    .selectFrom('purchase')
    .select('id')
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow()
  const declined = await api.call(DeclinePurchase, { params: { purchaseId: id } }, owner.bearer)
  expect(declined.data?.status).toBe('canceled')
  const repeated = await buyWithKey(api, asking, { quoteId }, { headers })
  expect(repeated.bought).toMatchObject({ status: 410, code: 'QUOTE_EXPIRED' })
  await hearAgain()
  expect(await whatBecameOf(quoteId)).toEqual(ENDED)
})

test.each(STEPS)(
  'one that dies at %s and is never repeated is settled or ends within a day',
  async (step) => {
    const { id: quoteId } = await quoteByKey(api, key)
    await buyWithKey(dyingAt(step), key, { quoteId })
    api.moveClock(25 * 3_600_000)
    await reconcilePayments(api.deps)
    expect(await whatBecameOf(quoteId)).toEqual(step === 'card-charged' ? SETTLED : ENDED)
    await hearAgain()
    expect(await whatBecameOf(quoteId)).toEqual(step === 'card-charged' ? SETTLED : ENDED)
  },
)
