import { MINUTE_MS } from '@understory/domain/calendar/durations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliver, listEvents } from '../../../testing/commerce/provider-events.ts'
import { payFor, quote } from '../../../testing/commerce/purchases.ts'
import { sellSomethingElse } from '../../../testing/commerce/sell-something-else.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { compareWithProvider } from '../../proof/ledger-check/provider/compare-with-provider.ts'
import { reconcileSubscriptions } from '../subscriptions/reconcile-subscriptions.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { reconcileRefunds } from './refunds/reconcile-refunds.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi()
  ada = await joinAs(api, 'personal')
})
afterAll(() => api.close())

async function bought(card?: string) {
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  return payFor(api, ada, quoteId, card)
}

async function statusOf(purchaseId: string): Promise<string> {
  const { status } = await api.deps.db
    .selectFrom('purchase')
    .select('status')
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow()
  return status
}

/** Some are in the lists before ours, and some after. */
async function betweenOthers<T>(ours: () => Promise<T>, currency: string): Promise<T> {
  await sellSomethingElse(api, currency)
  const made = await ours()
  await sellSomethingElse(api, currency)
  return made
}

test('What else the account sells is no difference between its charges and our records', async () => {
  await sellSomethingElse(api, 'chf')
  api.moveClock(3 * MINUTE_MS)
  await reconcilePayments(api.deps)
  api.moveClock(-3 * MINUTE_MS)
  const asked = { since: new Date(0), paidBefore: new Date(Date.now() + MINUTE_MS) }
  const { examples } = await compareWithProvider(api.deps.db, api.deps.payments, asked)
  expect(examples).toEqual([])
})

describe.each(['chf', 'gbp'])(
  'an account of the provider that also sells other things in %s',
  (currency) => {
    test('gets every event of theirs acknowledged', async () => {
      await sellSomethingElse(api, currency)
      const answers = []
      for (const event of await listEvents(api)) {
        const { status } = await deliver(api, event)
        if (status !== 200) answers.push(`${event.type}: ${status}`)
      }
      expect(answers).toEqual([])
    })

    test('has a purchase of ours settled whose payment we never noted', async () => {
      const { purchaseId } = await betweenOthers(bought, currency)
      await api.deps.db
        .updateTable('payment')
        .set({ gateway_payment_id: null, client_secret: null })
        .where('purchase_id', '=', purchaseId)
        .execute()
      api.moveClock(3 * MINUTE_MS)
      await reconcilePayments(api.deps)
      await reconcileSubscriptions(api.deps)
      api.moveClock(-3 * MINUTE_MS)
      expect(await statusOf(purchaseId)).toBe('paid')
    })

    test('has a dispute of ours found whose event was lost', async () => {
      const { paymentId } = await betweenOthers(() => bought('pm_card_createDispute'), currency)
      await reconcileRefunds(api.deps)
      const { kind } = await api.deps.db
        .selectFrom('payment_alert')
        .select('kind')
        .where('gateway_payment_id', '=', paymentId)
        .executeTakeFirstOrThrow()
      expect(kind).toBe('dispute-opened')
    })
  },
)

test('payments for something else are asked for once, however often refunds are looked for', async () => {
  await sellSomethingElse(api, 'gbp')
  await reconcileRefunds(api.deps)
  const asked: string[] = []
  const { payments } = api.deps
  const watched = new Proxy(payments, {
    get: (target, name) => {
      if (name !== 'findPayment') return Reflect.get(target, name)
      return (id: string) => {
        asked.push(id)
        return payments.findPayment(id)
      }
    },
  })
  api.moveClock(90 * MINUTE_MS)
  await reconcileRefunds({ ...api.deps, payments: watched })
  api.moveClock(-90 * MINUTE_MS)
  expect(asked).toEqual([])
})
