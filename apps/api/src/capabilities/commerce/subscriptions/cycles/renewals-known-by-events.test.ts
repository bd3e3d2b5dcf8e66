import { DeleteUser } from '@understory/contracts/people/privacy.ts'
import { RefundPayment } from '@understory/contracts/staff/console/staff.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../../testing/commerce/close-in-balance.ts'
import { eventDeliverer } from '../../../../testing/commerce/provider-events.ts'
import { subscribe } from '../../../../testing/commerce/subscriptions.ts'
import { joinAs, PASSWORD, type TestPerson } from '../../../../testing/people/people.ts'
import { joinStaff } from '../../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { reconcileSubscriptions } from '../reconcile-subscriptions.ts'

const DAY = 86_400
const DAY_MS = DAY * 1000

let api: TestApi
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  deliverEvents = eventDeliverer(api)
  await api.work()
})
afterAll(() => closeInBalance(api))

const renew = (person: TestPerson) => api.sandbox.control.advanceClockOf(person.email, 32 * DAY)

async function running() {
  const person = await joinAs(api, 'personal')
  const { subscriptionId } = await subscribe(api, person)
  await deliverEvents()
  return { person, subscriptionId }
}

function cyclesOf(subscriptionId: string) {
  return api.deps.db
    .selectFrom('subscription_cycle')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('number')
    .execute()
}

async function renewalOf(subscriptionId: string) {
  const [, renewal] = await cyclesOf(subscriptionId)
  if (!renewal) throw new Error('it was not renewed')
  return renewal
}

const deleteUser = (person: TestPerson) =>
  api.call(DeleteUser, { body: { email: person.email, password: PASSWORD } }, person.bearer)

async function reconcile() {
  api.moveClock(32 * DAY_MS)
  await reconcileSubscriptions(api.deps)
  api.moveClock(-32 * DAY_MS)
}

async function isRefunded(paymentId: string | null): Promise<boolean> {
  const payment = await api.deps.payments.findPayment(paymentId ?? '')
  return payment?.state.status === 'succeeded' && payment.state.isRefunded
}

describe('a renewal that was paid', () => {
  test('is refunded by staff', async () => {
    const { person, subscriptionId } = await running()
    renew(person)
    await deliverEvents()
    const { id, gateway_payment_id } = await renewalOf(subscriptionId)
    const staff = await joinStaff(api)
    await api.deps.db
      .updateTable('staff_member')
      .set({ claims: ['admin'] })
      .where('user_id', '=', staff.staffId)
      .execute()
    const asked = { params: { paymentOf: id }, body: { reason: 'They asked for it back.' } }
    expect((await api.call(RefundPayment, asked, staff.bearer)).status).toBe(204)
    await expect.poll(() => isRefunded(gateway_payment_id)).toBe(true)
    await deliverEvents()
    expect((await renewalOf(subscriptionId)).refunded_at).not.toBeNull()
  })

  test.each(['its events', 'the reconciler'])(
    'just before its account was deleted goes back to its payer, known by %s',
    async (known) => {
      const { person, subscriptionId } = await running()
      renew(person)
      expect((await deleteUser(person)).status).toBe(204)
      const { gateway_id } = await api.deps.db
        .selectFrom('subscription')
        .select('gateway_id')
        .where('id', '=', subscriptionId)
        .executeTakeFirstOrThrow()
      const state = async () => (await api.deps.payments.findSubscription(gateway_id ?? ''))?.state
      await expect.poll(state).toBe('canceled')
      if (known === 'its events') await deliverEvents()
      else await reconcile()
      const { status, gateway_payment_id } = await renewalOf(subscriptionId)
      expect(status).toBe('paid')
      await expect.poll(() => isRefunded(gateway_payment_id)).toBe(true)
      await deliverEvents()
    },
  )
})
