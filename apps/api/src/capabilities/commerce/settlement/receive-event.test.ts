import { createHmac } from 'node:crypto'
import { ListPurchases } from '@understory/contracts/commerce/purchases/purchases.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payFor, quote } from '../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { reconcilePayments } from './reconcile-payments.ts'

let api: TestApi
let ada: TestPerson
const HOUR = 3_600_000

beforeAll(async () => {
  api = await startTestApi()
  ada = await joinAs(api, 'personal')
})
afterAll(() => api.close())

/** The sandbox's events about a payment, as it would deliver them. */
async function eventsAbout(paymentId: string): Promise<{ body: string; signature: string }[]> {
  const response = await fetch(`${api.sandbox.url}/v1/events?limit=100`, {
    headers: { authorization: 'Bearer sk_test_local_understory' },
  })
  const { data } = (await response.json()) as { data: { data: { object: { id: string } } }[] }
  return data
    .filter((event) => event.data.object.id === paymentId)
    .map((event) => sign(JSON.stringify(event)))
}

function sign(body: string, secret = 'whsec_for_these_tests_only') {
  const time = Math.floor(Date.now() / 1000)
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return { body, signature: `t=${time},v1=${mac}` }
}

function deliver({ body, signature }: { body: string; signature: string | null }) {
  return api.send(
    new Request('http://understory.test/api/payments/webhook', {
      method: 'POST',
      body,
      headers: signature === null ? {} : { 'stripe-signature': signature },
    }),
  )
}

async function entriesOf(purchaseId: string): Promise<number> {
  const { entries } = await api.deps.db
    .selectFrom('impact_ledger_entry')
    .select((eb) => eb.fn.countAll<number>().as('entries'))
    .where('source_id', '=', purchaseId)
    .executeTakeFirstOrThrow()
  return Number(entries)
}

describe('an event of the payment provider', () => {
  test('settles a purchase nobody came back from', async () => {
    const { quoteId } = await quote(api, { milliTrees: 5_000 })
    const { paymentId, purchaseId } = await payFor(api, ada, quoteId)
    for (const event of await eventsAbout(paymentId))
      expect((await deliver(event)).status).toBe(200)
    expect(await entriesOf(purchaseId)).toBe(1)
  })

  test('may come in any order, any number of times and all at once: the end is the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.infiniteStream(fc.nat()),
        fc.integer({ min: 1, max: 3 }),
        async (dice, copies) => {
          const { quoteId } = await quote(api, { milliTrees: 5_000, plasticGrams: 700 })
          await payFor(api, ada, quoteId, 'pm_card_visa_chargeDeclined')
          const { paymentId, purchaseId } = await payFor(api, ada, quoteId)
          const all = await eventsAbout(paymentId)
          const shuffled = Array.from({ length: copies }, () => all)
            .flat()
            .map((event) => ({ event, at: dice.next().value as number }))
            .sort((a, b) => a.at - b.at)
          const answers = await Promise.all(shuffled.map(({ event }) => deliver(event)))
          expect(answers.every(({ status }) => status === 200)).toBe(true)
          expect(await entriesOf(purchaseId)).toBe(2)
          const listed = await api.call(ListPurchases, { query: { limit: 1 } }, ada.bearer)
          expect(listed.data.purchases[0]).toMatchObject({ uuid: purchaseId, status: 'paid' })
        },
      ),
      { numRuns: 12 },
    )
  })

  test.each([
    ['no signature', () => ({ body: '{}', signature: null })],
    ['a made-up signature', () => ({ body: '{}', signature: 't=1,v1=00' })],
    ["another secret's signature", () => sign('{}', 'whsec_of_somebody_else')],
    ['a changed body', () => ({ ...sign('{"id":"evt_1"}'), body: '{"id":"evt_2"}' })],
  ])('with %s is refused and leaves nothing', async (_, forged) => {
    const before = await countEvents()
    expect((await deliver(forged())).status).toBe(401)
    expect(await countEvents()).toBe(before)
  })
})

const TAX_ID_WITH_NUL = JSON.stringify({
  id: 'evt_nul',
  object: 'event',
  api_version: '2026-10-28.endive',
  created: 1_800_000_000,
  type: 'customer.tax_id.updated',
  data: {
    object: { id: 'txi_\0', object: 'tax_id', type: 'gb_vat', value: 'GB1', customer: 'cus_1' },
  },
})

test.each([
  ['no JSON', '{'],
  ['no event', '{"id":"evt_1"}'],
  ['an event of another API version', '{"id":"evt_1","object":"event","api_version":"2020-08-27"}'],
  ['about a tax id with a NUL in it', TAX_ID_WITH_NUL],
])('a signed body that is %s is refused as unreadable and leaves nothing', async (_, body) => {
  const before = await countEvents()
  expect((await deliver(sign(body))).status).toBe(400)
  expect(await countEvents()).toBe(before)
})

describe('the reconciler', () => {
  test('settles what was paid while every event was lost', async () => {
    const { quoteId } = await quote(api, { milliTrees: 5_000 })
    const { purchaseId } = await payFor(api, ada, quoteId)
    api.moveClock(HOUR)
    await reconcilePayments(api.deps)
    api.moveClock(-HOUR)
    expect(await entriesOf(purchaseId)).toBe(1)
  })

  test('finds a payment we never noted, and cancels one nobody finished in a day', async () => {
    const { quoteId } = await quote(api, { milliTrees: 5_000 })
    const lost = await payFor(api, ada, quoteId)
    await api.deps.db
      .updateTable('payment')
      .set({ gateway_payment_id: null, client_secret: null })
      .where('purchase_id', '=', lost.purchaseId)
      .execute()
    const abandoned = await payFor(
      api,
      ada,
      (await quote(api, { milliTrees: 5_000 })).quoteId,
      'pm_card_visa_chargeDeclined',
    )
    api.moveClock(30 * HOUR)
    await reconcilePayments(api.deps)
    api.moveClock(-30 * HOUR)
    expect(await entriesOf(lost.purchaseId)).toBe(1)
    const { status } = await api.deps.db
      .selectFrom('purchase')
      .select('status')
      .where('id', '=', abandoned.purchaseId)
      .executeTakeFirstOrThrow()
    expect(status).toBe('canceled')
  })
})

async function countEvents(): Promise<number> {
  const rows = await api.deps.db.selectFrom('gateway_event').select('id').execute()
  return rows.length
}
