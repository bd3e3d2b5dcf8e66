import { RefundPayment, ViewUser } from '@understory/contracts/staff.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs, userIdOf } from '../../testing/people.ts'
import { askOutcome, payFor, quote } from '../../testing/purchases.ts'
import { signInStaff } from '../../testing/staff.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('whoever of the staff looks at a user sees the refund that a colleague made, and why', async () => {
  const buyer = await joinAs(api, 'personal')
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const { paymentId, purchaseId } = await payFor(api, buyer, quoteId)
  await askOutcome(api, buyer, paymentId)
  const { bearer } = await signInStaff(api, 'alder')
  const reason = 'They bought it twice by mistake.'
  const refund = { params: { paymentOf: purchaseId }, body: { reason } }
  expect((await api.call(RefundPayment, refund, bearer)).status).toBe(204)
  const userId = await userIdOf(api, buyer)
  const { audit } = (await api.call(ViewUser, { params: { userId } }, bearer)).data
  expect(audit).toContainEqual(expect.objectContaining({ event: 'payment-refunded', reason }))
})
