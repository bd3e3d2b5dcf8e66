import { ListPaymentAlerts } from '@understory/contracts/commerce/payments/payment-alerts.ts'
import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  ListVerificationOrders,
  QuoteVerification,
} from '@understory/contracts/footprints/verification/verification-orders.ts'
import { AskQuestion } from '@understory/contracts/footprints/verification/verification-questions.ts'
import {
  DecideVerification,
  GetVerifications,
  ListFootprintWork,
  RequestVerification,
} from '@understory/contracts/footprints/verification/verifications.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { eventDeliverer } from '../../../testing/commerce/provider-events.ts'
import { askOutcome, payFor } from '../../../testing/commerce/purchases.ts'
import { completeCheck } from '../../../testing/footprints/complete-check.ts'
import { readyToVerify } from '../../../testing/footprints/ready-to-verify.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const COVERS = { covers: ['scopesOneTwo' as const], level: 'limited' as const }

let api: TestApi
let ada: TestPerson
let staff: Awaited<ReturnType<typeof joinStaff>>['bearer']
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
  staff = (await joinStaff(api)).bearer
  deliverEvents = eventDeliverer(api)
})
afterAll(() => closeInBalance(api))

async function buy(card = 'pm_card_visa') {
  const body = { currency: 'GBP', scopesOneTwo: true } as const
  const { data } = await api.call(QuoteVerification, { body })
  const paid = await payFor(api, ada, data.quoteId, card)
  await askOutcome(api, ada, paid.paymentId)
  return paid
}

async function declared() {
  const { footprintId } = await readyToVerify(api, ada)
  return { footprintId }
}

async function handedOver(card?: string) {
  const { paymentId, purchaseId } = await buy(card)
  const params = await declared()
  const { data } = await api.call(RequestVerification, { params, body: COVERS }, ada.bearer)
  return { params, paymentId, purchaseId, verificationId: data.verificationId }
}

/** Staff give all of a payment back in the Dashboard. */
async function refund({ paymentId }: { paymentId: string }): Promise<void> {
  await api.deps.payments.refundPayment(paymentId, `test:${paymentId}`)
  await deliverEvents((events) => [...events, ...events])
}

const request = (params: { footprintId: string }) =>
  api.call(RequestVerification, { params, body: COVERS }, ada.bearer)
const decide = async (verificationId: string) => {
  await completeCheck(api, verificationId, staff)
  const body = { outcome: 'verified' } as const
  return api.call(DecideVerification, { params: { verificationId }, body }, staff)
}
const waits = async (verificationId: string) =>
  (await api.call(ListFootprintWork, {}, staff)).data.verifications.some(
    (each) => each.verificationId === verificationId,
  )
const statusOf = async ({ footprintId }: { footprintId: string }) =>
  (await api.call(ListFootprints, {}, ada.bearer)).data.footprints.find(
    (each) => each.footprintId === footprintId,
  )?.status
const shown = async (params: { footprintId: string }) =>
  (await api.call(GetVerifications, { params }, ada.bearer)).data
const alertsAbout = async ({ paymentId }: { paymentId: string }) =>
  (await api.call(ListPaymentAlerts, {}, staff)).data.alerts
    .filter((alert) => alert.paymentId === paymentId)
    .map(({ happened }) => happened)

describe('a verification that is refunded', () => {
  test('before it is decided ends, and its footprint is open again', async () => {
    const verification = await handedOver()
    const { params, verificationId } = verification
    const asking = { params: { verificationId }, body: { text: 'Which meter?' } }
    await api.call(AskQuestion, asking, staff)
    expect(await waits(verificationId)).toBe(true)
    await refund(verification)
    expect([await waits(verificationId), await statusOf(params)]).toEqual([false, 'declared'])
    const refused = (await decide(verificationId)).refusal
    expect(refused.code).toBe('VERIFICATION_REFUNDED')
    expect((await api.call(AskQuestion, asking, staff)).refusal.code).toBe('VERIFICATION_NOT_FOUND')
    expect(await shown(params)).toMatchObject({
      unused: 0,
      verifications: [{ outcome: 'refunded', questions: [{ text: 'Which meter?' }] }],
    })
    expect((await request(params)).refusal.code).toBe('VERIFICATION_NOT_BOUGHT')
    expect(await statusOf(params)).toBe('declared')
    expect(await alertsAbout(verification)).toEqual([])
    await buy()
    expect((await request(params)).status).toBe(201)
  })

  test('at the same moment as it is handed over is not left with staff', async () => {
    const { paymentId } = await buy()
    const params = await declared()
    const [asked] = await Promise.all([request(params), refund({ paymentId })])
    expect([201, 409]).toContain(asked.status)
    expect(await statusOf(params)).toBe('declared')
  })

  test('is bought and not used again when the refund fails', async () => {
    const verification = await handedOver('pm_card_refundFail')
    const { params, purchaseId } = verification
    await refund(verification)
    api.sandbox.control.advanceClock(120)
    await deliverEvents()
    expect(await statusOf(params)).toBe('declared')
    expect(await shown(params)).toMatchObject({ unused: 1 })
    const used = async () =>
      (await api.call(ListVerificationOrders, {}, ada.bearer)).data.orders.filter(
        (order) => order.purchaseId === purchaseId,
      )
    expect(await used()).toMatchObject([{ used: null }])
    const { data } = await request(params)
    expect(await used()).toMatchObject([{ used: { ...params, outcome: null } }])
    expect((await decide(data.verificationId)).status).toBe(204)
    expect(await statusOf(params)).toBe('verified')
  })

  test('after it is decided stays as it was decided, and staff are notified', async () => {
    const verification = await handedOver()
    await decide(verification.verificationId)
    await refund(verification)
    expect(await statusOf(verification.params)).toBe('verified')
    expect(await alertsAbout(verification)).toEqual([
      'A verification was refunded after its decision',
    ])
  })
})
