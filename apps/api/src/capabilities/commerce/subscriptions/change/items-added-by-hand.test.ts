import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atProvider } from '../../../../testing/commerce/at-provider.ts'
import { eventDeliverer } from '../../../../testing/commerce/provider-events.ts'
import { subscribe } from '../../../../testing/commerce/subscriptions.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

const DAY = 86_400

let api: TestApi
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  deliverEvents = eventDeliverer(api)
})
afterAll(() => api.close())

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

async function customerOf({ accountId }: TestPerson): Promise<string> {
  const { customer_id } = await api.deps.db
    .selectFrom('payment_customer')
    .select('customer_id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return customer_id
}

describe('an item that staff add to a customer of a plan in the Dashboard', () => {
  test('is on the next invoice, which settles nothing and is an alert', async () => {
    const { person, subscriptionId } = await running()
    const customer = await customerOf(person)
    await atProvider(api, 'invoiceitems', { customer, currency: 'gbp', amount: '250' })
    renew(person)
    await deliverEvents()
    const [first, renewal] = await cyclesOf(subscriptionId)
    expect(renewal).toMatchObject({ status: 'open', amount_minor: 611 + 250 })
    expect(Date.parse(renewal?.from_date ?? '') - Date.parse(first?.to_date ?? '')).toBe(DAY * 1000)
    const alerts = await api.deps.db
      .selectFrom('payment_alert')
      .select('kind')
      .where('account_id', '=', person.accountId)
      .execute()
    expect(alerts).toEqual([{ kind: 'amount-differs' }])
  })

  test('waits in one currency alone', async () => {
    const { person } = await running()
    const customer = await customerOf(person)
    const item = { customer, currency: 'eur', amount: '250' }
    await expect(atProvider(api, 'invoiceitems', item)).rejects.toThrow('combine currencies')
  })
})
