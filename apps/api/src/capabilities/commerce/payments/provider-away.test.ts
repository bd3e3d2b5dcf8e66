import { GetCheckout } from '@understory/contracts/commerce/payments/payments.ts'
import { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  askOutcome,
  COMMERCE_PURCHASES_ADDRESS,
  payFor,
  quote,
} from '../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi()
  ada = await joinAs(api, 'personal')
})
afterAll(() => api.close())

const EVERY_TRY = 3
const goesAway = (method: string, path: string) =>
  api.sandbox.control.failAnswers({ method, path, fault: 'error', times: EVERY_TRY })

describe('while the payment provider does not answer', () => {
  test('a purchase says that nothing was charged, and starts when it is back', async () => {
    const { quoteId } = await quote(api, { milliTrees: 5_000 })
    const buy = () =>
      api.call(
        BuyQuote,
        { body: { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS } },
        ada.bearer,
      )
    goesAway('POST', '/v1/payment_intents')
    const away = await buy()
    expect([away.status, away.refusal]).toEqual([
      502,
      { code: 'TRANSACTION_FAILED', message: REFUSALS.TRANSACTION_FAILED[1] },
    ])
    expect((await buy()).status).toBe(201)
  })

  test('a purchase, and the first one of an account, starts when it is asked for again', async () => {
    for (const path of ['/v1/customers', '/v1/payment_intents']) {
      const grace = await joinAs(api, 'personal')
      const { quoteId } = await quote(api, { milliTrees: 5_000 })
      const body = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
      goesAway('POST', path)
      expect((await api.call(BuyQuote, { body }, grace.bearer)).status).toBe(502)
      expect((await api.call(BuyQuote, { body }, grace.bearer)).status).toBe(201)
    }
  })

  test('the payment page comes without saved cards', async () => {
    goesAway('GET', '/v1/payment_methods')
    const { status, data } = await api.call(GetCheckout, {}, ada.bearer)
    expect([status, data.cards]).toEqual([200, []])
  })

  test('what became of a payment is not known yet, and nothing is lost', async () => {
    const { quoteId } = await quote(api, { milliTrees: 5_000 })
    const { paymentId } = await payFor(api, ada, quoteId)
    goesAway('GET', `/v1/payment_intents/${paymentId}`)
    expect((await askOutcome(api, ada, paymentId)).data.status).toBe('processing')
    expect((await askOutcome(api, ada, paymentId)).data.status).toBe('succeeded')
    goesAway('GET', `/v1/payment_intents/${paymentId}`)
    expect((await askOutcome(api, ada, paymentId)).data.status).toBe('succeeded')
  })
})
