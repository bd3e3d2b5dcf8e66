import { ListSubscriptions } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atProvider } from '../../../../testing/commerce/at-provider.ts'
import { closeInBalance } from '../../../../testing/commerce/close-in-balance.ts'
import { completeDisclosure, openDisclosure } from '../../../../testing/commerce/open-disclosure.ts'
import { eventDeliverer } from '../../../../testing/commerce/provider-events.ts'
import { subscribe } from '../../../../testing/commerce/subscriptions.ts'
import { emailTo } from '../../../../testing/emails.ts'
import { joinAs } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { numberInvoices } from '../../payments/public.ts'
import { reconcileSubscriptions } from '../reconcile-subscriptions.ts'

const MONTH = 32 * 86_400

let api: TestApi
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi()
  await api.work()
  deliverEvents = eventDeliverer(api)
})
afterAll(() => closeInBalance(api))

/** How many that say so were sent to someone. */
async function heldEmails(email: string): Promise<number> {
  const sent = await api.deps.db
    .selectFrom('email_message')
    .select('id')
    .where('to_address', '=', email)
    .where('kind', '=', 'subscription-held-by-law')
    .execute()
  return sent.length
}

test('a month in dollars waits while no project of CO2e may be sold, and is funded once one may be', async () => {
  const person = await joinAs(api, 'personal')
  const { subscriptionId } = await subscribe(api, person, { currency: 'USD' })
  await deliverEvents()
  const { db } = api.deps
  const paid = () =>
    db
      .selectFrom('subscription_cycle')
      .select('number')
      .where('subscription_id', '=', subscriptionId)
      .where('status', '=', 'paid')
      .orderBy('number')
      .execute()
  const funded = () =>
    db
      .selectFrom('impact_ledger_entry')
      .select('project_id')
      .where('account_id', '=', person.accountId)
      .where('impact', '=', 'co2e')
      .orderBy('id')
      .execute()
  const alerts = () =>
    db
      .selectFrom('payment_alert')
      .select(['kind', 'account_id'])
      .where('kind', '=', 'not-disclosed')
      .execute()
  expect([await paid(), (await funded()).length, await alerts()]).toEqual([[{ number: 0 }], 1, []])

  const { rows } = await sql<{ id: string }>`select id from project where impact = 'co2e'`.execute(
    db,
  )
  for (const { id } of rows) await openDisclosure(api, id)
  api.sandbox.control.advanceClockOf(person.email, MONTH)
  await deliverEvents()
  expect([await paid(), (await funded()).length]).toEqual([[{ number: 0 }], 1])
  expect(await alerts()).toEqual([{ kind: 'not-disclosed', account_id: person.accountId }])
  await emailTo(api, person.email, /We received \S+ for your Personal plan[\s\S]*United States/)
  const shown = async () => {
    const { data } = await api.call(ListSubscriptions, {}, person.bearer)
    const [plan] = data.subscriptions
    return { due: plan?.due, held: plan?.cycles.map(({ isHeld }) => isHeld) }
  }
  expect(await shown()).toEqual({ due: null, held: [true, false] })
  // Whatever comes again, nothing is sent again.
  api.moveClock(MONTH * 1000)
  await reconcileSubscriptions(api.deps)
  api.moveClock(-MONTH * 1000)
  expect(await heldEmails(person.email)).toBe(1)

  await completeDisclosure(api, 'wind-gujarat')
  api.moveClock(MONTH * 1000)
  await reconcileSubscriptions(api.deps)
  api.moveClock(-MONTH * 1000)
  expect(await paid()).toEqual([{ number: 0 }, { number: 1 }])
  expect((await funded()).map(({ project_id: project }) => project)[1]).toBe('wind-gujarat')
  expect(await shown()).toEqual({ due: null, held: [false, false] })
  await numberInvoices(api.deps)
  await emailTo(api, person.email, /This cycle is in the ledger/)
  expect(await heldEmails(person.email)).toBe(1)
})

test('a month that is first known as paid waits as well, with its alert and its email', async () => {
  const person = await joinAs(api, 'personal')
  const { subscriptionId } = await subscribe(api, person, { currency: 'USD' })
  await deliverEvents()
  const { db } = api.deps
  const { rows } = await sql<{ id: string }>`select id from project where impact = 'co2e'`.execute(
    db,
  )
  for (const { id } of rows) await openDisclosure(api, id)
  api.sandbox.control.advanceClockOf(person.email, MONTH)
  api.moveClock(MONTH * 1000)
  for (const _ of ['once', 'again']) await reconcileSubscriptions(api.deps)
  api.moveClock(-MONTH * 1000)
  const held = await db
    .selectFrom('subscription_cycle')
    .innerJoin('payment_alert', 'payment_alert.cycle_id', 'subscription_cycle.id')
    .select(['subscription_cycle.number', 'held_since', 'kind'])
    .where('subscription_id', '=', subscriptionId)
    .execute()
  expect(held).toEqual([{ number: 1, held_since: expect.any(Date), kind: 'not-disclosed' }])
  await emailTo(api, person.email, /cannot fund anything with it yet/)
  expect(await heldEmails(person.email)).toBe(1)
  await completeDisclosure(api, 'wind-gujarat')
})

test('a month that waits and goes back is over: it is refunded, funds nothing and is not asked for again', async () => {
  const person = await joinAs(api, 'personal')
  const { subscriptionId } = await subscribe(api, person, { currency: 'USD' })
  await deliverEvents()
  const { db } = api.deps
  const { rows } = await sql<{ id: string }>`select id from project where impact = 'co2e'`.execute(
    db,
  )
  for (const { id } of rows) await openDisclosure(api, id)
  api.sandbox.control.advanceClockOf(person.email, MONTH)
  await deliverEvents()
  await emailTo(api, person.email, /cannot fund anything with it yet/)
  const cycle = () =>
    db
      .selectFrom('subscription_cycle')
      .select(['status', 'gateway_invoice_id', 'gateway_payment_id', 'refunded_at'])
      .where('subscription_id', '=', subscriptionId)
      .where('number', '=', 1)
      .executeTakeFirstOrThrow()
  const { gateway_invoice_id: invoiceId } = await cycle()
  const paymentId = (await api.deps.payments.findInvoice(invoiceId))?.paymentId ?? ''
  await atProvider(api, 'refunds', { payment_intent: paymentId })
  await deliverEvents()
  expect(await cycle()).toMatchObject({
    status: 'paid',
    gateway_payment_id: paymentId,
    refunded_at: expect.any(Date),
  })
  await emailTo(api, person.email, /refunded/i)
  await completeDisclosure(api, 'wind-gujarat')
  api.moveClock(MONTH * 1000)
  await reconcileSubscriptions(api.deps)
  api.moveClock(-MONTH * 1000)
  const funded = await db
    .selectFrom('impact_ledger_entry')
    .select('id')
    .where('account_id', '=', person.accountId)
    .where('impact', '=', 'co2e')
    .execute()
  expect(funded).toHaveLength(1)
  const { data } = await api.call(ListSubscriptions, {}, person.bearer)
  expect(data.subscriptions).toMatchObject([{ status: 'active', due: null }])
  expect(data.subscriptions[0]?.cycles[0]).toMatchObject({ isHeld: false, isRefunded: true })
})

test('a month in pounds of someone who moved to the United States is funded by a project that may be sold there', async () => {
  const person = await joinAs(api, 'personal')
  const { subscriptionId } = await subscribe(api, person)
  await deliverEvents()
  const { db } = api.deps
  const usual = await db
    .selectFrom('impact_ledger_entry')
    .select('project_id')
    .where('account_id', '=', person.accountId)
    .where('impact', '=', 'co2e')
    .executeTakeFirstOrThrow()
  await openDisclosure(api, usual.project_id)
  await db
    .updateTable('billing_address')
    .set({ country: 'US' })
    .where('account_id', '=', person.accountId)
    .execute()
  api.sandbox.control.advanceClockOf(person.email, MONTH)
  await deliverEvents()
  const cycles = await db
    .selectFrom('subscription_cycle')
    .select('number')
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'paid')
    .execute()
  expect(cycles).toHaveLength(2)
  const funded = await db
    .selectFrom('impact_ledger_entry')
    .select('project_id')
    .where('account_id', '=', person.accountId)
    .where('impact', '=', 'co2e')
    .orderBy('id')
    .execute()
  expect(funded[1]?.project_id).not.toBe(usual.project_id)
})
