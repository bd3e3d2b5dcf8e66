import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeInBalance } from '../../../../testing/commerce/close-in-balance.ts'
import { completeDisclosure, openDisclosure } from '../../../../testing/commerce/open-disclosure.ts'
import { eventDeliverer } from '../../../../testing/commerce/provider-events.ts'
import { subscribe } from '../../../../testing/commerce/subscriptions.ts'
import { joinAs } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { reconcileSubscriptions } from '../reconcile-subscriptions.ts'

const MONTH = 32 * 86_400

let api: TestApi
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi()
  deliverEvents = eventDeliverer(api)
})
afterAll(() => closeInBalance(api))

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

  await completeDisclosure(api, 'wind-gujarat')
  api.moveClock(MONTH * 1000)
  await reconcileSubscriptions(api.deps)
  api.moveClock(-MONTH * 1000)
  expect(await paid()).toEqual([{ number: 0 }, { number: 1 }])
  expect((await funded()).map(({ project_id: project }) => project)[1]).toBe('wind-gujarat')
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
