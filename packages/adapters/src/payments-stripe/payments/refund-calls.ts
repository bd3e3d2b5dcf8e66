import type { MadeRefund, PaymentGateway } from '@understory/ports/payments/payment-gateway.ts'
import type Stripe from 'stripe'
import { makeOnce } from '../requests/make-once.ts'
import { hasCode } from '../requests/provider-faults.ts'
import { readEach } from '../requests/read-each.ts'
import { instant } from './payment-of-intent.ts'
import { disputeOf, hasFailed, madeRefundOf, refundOf } from './refund-of.ts'

type RefundCalls = Pick<
  PaymentGateway,
  'listRefunds' | 'refundsOfPayment' | 'refundPayment' | 'listDisputes'
>
const REFUND_CALLS_PAGE_SIZE = 100

/** Refunds and disputes. */
export function refundCalls(stripe: Stripe): RefundCalls {
  return {
    listRefunds(since) {
      const refunds = stripe.refunds.list({
        created: { gte: Math.floor(since.getTime() / 1000) },
        expand: ['data.charge'],
        limit: REFUND_CALLS_PAGE_SIZE,
      })
      return readEach(refunds, ({ id, status, charge, created }) => {
        const refund = typeof charge === 'object' && charge ? refundOf(charge) : null
        return (
          refund && {
            ...refund,
            id,
            madeAt: instant(created),
            failedId: hasFailed(status) ? id : null,
          }
        )
      })
    },
    async refundsOfPayment(paymentId) {
      const refunds: MadeRefund[] = []
      const listed = stripe.refunds.list({
        payment_intent: paymentId,
        limit: REFUND_CALLS_PAGE_SIZE,
      })
      for await (const refund of readEach(listed, madeRefundOf)) refunds.push(refund)
      return refunds.toReversed()
    },
    async refundPayment(paymentId, idempotencyKey) {
      try {
        await makeOnce({
          key: idempotencyKey,
          make: (key) =>
            stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey: key }),
          // Made all the same, it is refused the next time.
          find: async () => null,
        })
      } catch (error) {
        if (!hasCode(error, ['charge_already_refunded'])) throw error
      }
    },
    listDisputes(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      return readEach(stripe.disputes.list({ created, limit: REFUND_CALLS_PAGE_SIZE }), disputeOf)
    },
  }
}
