import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeInBalance } from '../../../../testing/commerce/close-in-balance.ts'
import { askOutcome } from '../../../../testing/commerce/purchases.ts'
import { subscribe } from '../../../../testing/commerce/subscriptions.ts'
import { emailTo } from '../../../../testing/emails.ts'
import { joinAs } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await api.work()
})
afterAll(() => closeInBalance(api))

test('the receipt of a plan says what was funded in the order of its certificate', async () => {
  const person = await joinAs(api, 'personal')
  const { paymentId } = await subscribe(api, person)
  await askOutcome(api, person, paymentId)
  const [receipt] = await emailTo(api, person.email, /This cycle is in the ledger[\s\S]*/)
  expect(receipt).toMatch(/Trees: [^\n]+\nCO2e: [^\n]+\nPlastic: [^\n]+\nPaid: /)
})
