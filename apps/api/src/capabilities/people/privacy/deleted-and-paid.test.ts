import { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { StartSubscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { DeleteUser } from '@understory/contracts/people/privacy.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { eventDeliverer } from '../../../testing/commerce/provider-events.ts'
import {
  COMMERCE_PURCHASES_ADDRESS,
  confirmCard,
  quote,
} from '../../../testing/commerce/purchases.ts'
import { priceOf } from '../../../testing/commerce/subscriptions.ts'
import { joinAs, PASSWORD, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  deliverEvents = eventDeliverer(api)
  await api.work()
})
afterAll(() => closeInBalance(api))

async function begin(person: TestPerson, what: 'purchase' | 'subscription') {
  const billingAddress = COMMERCE_PURCHASES_ADDRESS
  const answer =
    what === 'purchase'
      ? await api.call(
          BuyQuote,
          {
            body: { quoteId: (await quote(api, { milliTrees: 5_000 })).quoteId, billingAddress },
          },
          person.bearer,
        )
      : await api.call(
          StartSubscription,
          { body: { quoteId: (await priceOf(api)).quoteId, billingAddress } },
          person.bearer,
        )
  const { clientSecret } = answer.data
  return { clientSecret, paymentId: clientSecret.split('_secret_')[0] ?? '' }
}

const deleteUser = (person: TestPerson) => {
  const body = { email: person.email, password: PASSWORD }
  return api.call(DeleteUser, { body }, person.bearer)
}
const pay = (payment: { clientSecret: string; paymentId: string }) =>
  confirmCard(api, { ...payment, card: 'pm_card_visa' })
const stateOf = async (paymentId: string) => (await api.deps.payments.findPayment(paymentId))?.state

describe.each(['purchase', 'subscription'] as const)('a %s that was begun', (what) => {
  test('and left by deleting the account cannot be paid any more', async () => {
    const person = await joinAs(api, 'personal')
    const payment = await begin(person, what)
    expect((await deleteUser(person)).status).toBe(204)
    const status = async () => (await stateOf(payment.paymentId))?.status
    await expect.poll(status).toBe('canceled')
    expect(await pay(payment)).toBe(400)
    await deliverEvents()
  })

  test('and paid at the moment the account is deleted is refunded', async () => {
    const person = await joinAs(api, 'personal')
    const payment = await begin(person, what)
    const [deleted] = await Promise.all([deleteUser(person), pay(payment)])
    expect(deleted.status).toBe(204)
    await deliverEvents()
    const isOver = async () => {
      const state = await stateOf(payment.paymentId)
      return state?.status === 'canceled' || (state?.status === 'succeeded' && state.isRefunded)
    }
    await expect.poll(isOver).toBe(true)
    await deliverEvents()
    const left = await api.deps.db
      .selectFrom('impact_ledger_entry')
      .select(({ fn }) => fn.sum<number>('quantity').as('sum'))
      .where('account_id', '=', person.accountId)
      .executeTakeFirst()
    expect(Number(left?.sum ?? 0)).toBe(0)
  })
})
