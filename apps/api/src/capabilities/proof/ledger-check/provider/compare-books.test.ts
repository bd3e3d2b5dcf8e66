import { afterAll, beforeAll, expect, test } from 'vitest'
import { atProvider } from '../../../../testing/commerce/at-provider.ts'
import { eventDeliverer } from '../../../../testing/commerce/provider-events.ts'
import { payFor, quote } from '../../../../testing/commerce/purchases.ts'
import { subscribe } from '../../../../testing/commerce/subscriptions.ts'
import { joinAs } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { compareBooks } from './compare-books.ts'

let api: TestApi
let deliverEvents: ReturnType<typeof eventDeliverer>
let subscriptionId: string
let gatewayId: string
let paymentId: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  deliverEvents = eventDeliverer(api)
  const person = await joinAs(api, 'personal')
  subscriptionId = (await subscribe(api, person)).subscriptionId
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  paymentId = (await payFor(api, person, quoteId, 'pm_card_createDispute')).paymentId
  await deliverEvents()
  const row = await api.deps.db
    .selectFrom('subscription')
    .select('gateway_id')
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  gatewayId = row.gateway_id ?? ''
})
afterAll(() => api.close())

/** The rules that do not hold. */
async function broken(): Promise<string[]> {
  const asked = { since: new Date(0), paidBefore: new Date(Date.now() + 60_000) }
  const findings = await compareBooks(api.deps.db, api.deps.payments, asked)
  return findings.filter(({ breaches }) => breaches > 0).map(({ id }) => id)
}

const set = (table: 'subscription' | 'subscription_cycle', values: object) =>
  api.deps.db.updateTable(table).set(values).execute()

test('books that agree with the provider have no breach', async () => {
  expect(await broken()).toEqual([])
})

test.each([
  {
    what: 'a cycle whose days are others',
    found: 'charges-equal-cycles',
    to: { to_date: '2099-01-01' },
  },
  { what: 'a cycle of another amount', found: 'charges-equal-cycles', to: { amount_minor: 612 } },
  {
    what: 'a cycle nobody knows here',
    found: 'charges-equal-cycles',
    to: { gateway_invoice_id: 'in_other' },
  },
])('$what is found', async ({ found, to }) => {
  const before = await api.deps.db
    .selectFrom('subscription_cycle')
    .select(['to_date', 'amount_minor', 'gateway_invoice_id'])
    .executeTakeFirstOrThrow()
  await set('subscription_cycle', to)
  expect(await broken()).toContain(found)
  await set('subscription_cycle', before)
  expect(await broken()).toEqual([])
})

test('a cancellation that the provider never heard of is found', async () => {
  await set('subscription', { ends_with_period: true })
  expect(await broken()).toEqual(['subscriptions-equal-provider'])
  await set('subscription', { ends_with_period: false })
})

test('a subscription that runs at the provider and is unknown here is found', async () => {
  await set('subscription', { gateway_id: 'sub_other' })
  expect(await broken()).toEqual(['subscriptions-equal-provider'])
  await set('subscription', { gateway_id: gatewayId })
})

test('a refund, and a dispute, that nobody recorded here are found', async () => {
  await atProvider(api, 'refunds', { payment_intent: paymentId, amount: '10' })
  expect(await broken()).toEqual(['refunds-equal-provider'])
  await deliverEvents()
  expect(await broken()).toEqual([])
  await api.deps.db.deleteFrom('payment_alert').execute()
  expect(await broken()).toEqual(['disputes-equal-provider'])
})

test('a change of a plan that the provider never heard of is found', async () => {
  await api.deps.db
    .insertInto('subscription_revision')
    .columns(['subscription_id', 'account_id', 'revision', 'quote_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('subscription_revision')
        .select([
          'subscription_id',
          'account_id',
          eb.lit(2).as('revision'),
          'quote_id',
          'created_at',
        ]),
    )
    .execute()
  await set('subscription', { revision: 2 })
  expect(await broken()).toContain('subscriptions-equal-provider')
})
