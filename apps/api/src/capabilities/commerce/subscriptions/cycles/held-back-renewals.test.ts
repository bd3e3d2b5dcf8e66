import { ListSubscriptions } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeInBalance } from '../../../../testing/commerce/close-in-balance.ts'
import { eventDeliverer } from '../../../../testing/commerce/provider-events.ts'
import { subscribe } from '../../../../testing/commerce/subscriptions.ts'
import { joinAs } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { reconcileSubscriptions } from '../reconcile-subscriptions.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

let api: TestApi
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi()
  deliverEvents = eventDeliverer(api)
})
afterAll(() => closeInBalance(api))

/** By what the provider answers alone: its events do not get through. */
async function reconcile(days: number) {
  api.moveClock(days * DAY * 1000)
  await reconcileSubscriptions(api.deps)
  api.moveClock(-days * DAY * 1000)
}

test('a renewal that the provider holds back is a draft for three days, and is paid and recorded once', async () => {
  const person = await joinAs(api, 'personal')
  const { subscriptionId } = await subscribe(api, person)
  await deliverEvents()
  const { control } = api.sandbox
  const advance = (seconds: number) => control.advanceClockOf(person.email, seconds)
  const cycles = () =>
    api.deps.db
      .selectFrom('subscription_cycle')
      .select(['number', 'status'])
      .where('subscription_id', '=', subscriptionId)
      .orderBy('number')
      .execute()
  const shown = async () => {
    const { data } = await api.call(ListSubscriptions, {}, person.bearer)
    return data.subscriptions.map(({ status, due }) => [status, due])
  }

  control.setBilling({ waitsForEndpoints: true })
  control.setWebhookTarget({ url: 'http://127.0.0.1:9/', secret: 'whsec_for_these_tests_only' })
  advance(31 * DAY + 20 * HOUR)
  await reconcile(32)
  expect(await shown()).toEqual([['active', null]])
  expect((await cycles()).filter(({ status }) => status === 'paid')).toHaveLength(1)

  advance(3 * DAY)
  await reconcile(35)
  const paid = [
    { number: 0, status: 'paid' },
    { number: 1, status: 'paid' },
  ]
  expect([await cycles(), await shown()]).toEqual([paid, [['active', null]]])

  control.setWebhookTarget(null)
  await deliverEvents()
  expect(await cycles()).toEqual(paid)
})
