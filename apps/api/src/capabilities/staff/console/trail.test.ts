import { IssueToken, Me } from '@understory/contracts/people/accounts/accounts.ts'
import {
  ListAudit,
  RefundPayment,
  SignOutUser,
  ViewUser,
} from '@understory/contracts/staff/console/staff.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { emailTo } from '../../../testing/emails.ts'
import { joinAs, userIdOf } from '../../../testing/people/people.ts'
import { signInStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let bearer: Record<string, string>
beforeAll(async () => {
  api = await startTestApi()
  await api.work()
  bearer = (await signInStaff(api, 'alder')).bearer
})
afterAll(() => api.close())

test('whoever of the staff looks at a user sees the refund that a colleague made, and why', async () => {
  const buyer = await joinAs(api, 'personal')
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const { paymentId, purchaseId } = await payFor(api, buyer, quoteId)
  await askOutcome(api, buyer, paymentId)
  const reason = 'They bought it twice by mistake.'
  const refund = { params: { paymentOf: purchaseId }, body: { reason } }
  expect((await api.call(RefundPayment, refund, bearer)).status).toBe(204)
  const userId = await userIdOf(api, buyer)
  const { audit } = (await api.call(ViewUser, { params: { userId } }, bearer)).data
  expect(audit).toContainEqual(expect.objectContaining({ event: 'payment-refunded', reason }))
})

test('staff end every session of a user at once; the trail says why, and so does an email', async () => {
  const robbed = await joinAs(api, 'personal')
  const other = await joinAs(api, 'personal')
  const userId = await userIdOf(api, robbed)
  const reason = 'Their telephone was stolen.'
  const signOut = (id: string, by: Record<string, string>) =>
    api.call(SignOutUser, { params: { userId: id }, body: { reason } }, by)
  expect((await signOut(userId, other.bearer)).refusal.code).toBe('FORBIDDEN')
  expect((await signOut(crypto.randomUUID(), bearer)).refusal.code).toBe('USER_NOT_FOUND')
  expect((await signOut(userId, bearer)).status).toBe(204)
  expect((await api.call(Me, {}, robbed.bearer)).refusal.code).toBe('TOKEN_EXPIRED')
  expect((await api.call(IssueToken, {}, { cookie: robbed.cookie })).status).toBe(401)
  expect((await api.call(Me, {}, other.bearer)).status).toBe(200)
  const { audit } = (await api.call(ViewUser, { params: { userId } }, bearer)).data
  expect(audit).toContainEqual(expect.objectContaining({ event: 'signed-out-by-staff', reason }))
  await emailTo(api, robbed.email, /ended all your sessions[\s\S]*Their telephone was stolen/)
})

describe('the trail', () => {
  const REASON = 'Their purse was stolen on the ferry to Mull.'
  let email = ''
  beforeAll(async () => {
    const person = await joinAs(api, 'personal')
    email = person.email
    const params = { userId: await userIdOf(api, person) }
    await api.call(SignOutUser, { params, body: { reason: REASON } }, bearer)
  })
  const reasonsOf = async (query: Record<string, string>) => {
    const { entries } = (await api.call(ListAudit, { query }, bearer)).data
    return entries.map(({ reason }) => reason)
  }
  const today = () => api.deps.clock().toISOString().slice(0, 10)

  test('is filtered by words of the reason, of the event and of whom it concerns', async () => {
    for (const words of ['ferry mull', 'FERRY', `signed ${email}`, '100% of nothing']) {
      const isFound = !words.startsWith('100')
      expect([words, await reasonsOf({ words })]).toEqual([words, isFound ? [REASON] : []])
    }
  })

  test('is filtered by days, the last one whole', async () => {
    expect(await reasonsOf({ words: 'ferry', from: today(), to: today() })).toEqual([REASON])
    expect(await reasonsOf({ words: 'ferry', to: '2020-01-01' })).toEqual([])
    expect(await reasonsOf({ words: 'ferry', from: '2199-01-01' })).toEqual([])
  })
})
