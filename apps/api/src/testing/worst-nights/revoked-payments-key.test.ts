import { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { GetStatus } from '@understory/contracts/site/status.ts'
import { expect, test } from 'vitest'
import { deliver, listEvents } from '../commerce/provider-events.ts'
import { askOutcome, COMMERCE_PURCHASES_ADDRESS, payFor, quote } from '../commerce/purchases.ts'
import { joinAs } from '../people/people.ts'
import { startTestApi } from '../start-test-api.ts'

test('while the key of the payment provider is revoked nothing is charged, the status says so, and what was paid before settles afterwards', async () => {
  const api = await startTestApi()
  const ada = await joinAs(api, 'personal')
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const { paymentId } = await payFor(api, ada, quoteId)
  const events = await listEvents(api)
  const stateOfPayments = async () => {
    const { data } = await api.call(GetStatus, {})
    return data.parts.find(({ part }) => part === 'payments')?.state
  }
  const buyAnother = async () => {
    const { quoteId: next } = await quote(api, { milliTrees: 3_000 })
    const body = { quoteId: next, billingAddress: COMMERCE_PURCHASES_ADDRESS }
    return api.call(BuyQuote, { body }, ada.bearer)
  }

  api.sandbox.control.setSecretKeyExpired(true)
  const away = await buyAnother()
  expect([away.status, away.refusal?.code]).toEqual([502, 'TRANSACTION_FAILED'])
  expect((await askOutcome(api, ada, paymentId)).data.status).toBe('processing')
  await expect.poll(stateOfPayments).not.toBe('works')

  api.sandbox.control.setSecretKeyExpired(false)
  for (const event of events) expect((await deliver(api, event)).status).toBe(200)
  expect((await askOutcome(api, ada, paymentId)).data.status).toBe('succeeded')
  expect((await buyAnother()).status).toBe(201)
  await expect.poll(stateOfPayments).toBe('works')
  await api.close()
})
