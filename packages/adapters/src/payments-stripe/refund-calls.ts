import type { MadeRefund, PaymentGateway } from '@understory/ports/payment-gateway.ts'
import type Stripe from 'stripe'
import { hasCode } from './provider-faults.ts'
import { disputeOf, madeRefundOf, refundOf } from './refund-of.ts'

type RefundCalls = Pick<
  PaymentGateway,
  'listRefunds' | 'refundsOfPayment' | 'refundPayment' | 'listDisputes'
>
const PAGE = 100

/** Refunds and disputes. */
export function refundCalls(stripe: Stripe): RefundCalls {
  return {
    async *listRefunds(since) {
      const refunds = stripe.refunds.list({
        created: { gte: Math.floor(since.getTime() / 1000) },
        expand: ['data.charge'],
        limit: PAGE,
      })
      for await (const { id, status, charge } of refunds) {
        const refund = typeof charge === 'object' && charge ? refundOf(charge) : null
        if (refund) yield { ...refund, id, failedId: status === 'failed' ? id : null }
      }
    },
    async refundsOfPayment(paymentId) {
      const refunds: MadeRefund[] = []
      const listed = stripe.refunds.list({ payment_intent: paymentId, limit: PAGE })
      for await (const refund of listed) refunds.push(madeRefundOf(refund))
      return refunds.toReversed()
    },
    async refundPayment(paymentId, idempotencyKey) {
      try {
        await stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey })
      } catch (error) {
        if (!hasCode(error, ['charge_already_refunded'])) throw error
      }
    },
    async *listDisputes(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      for await (const dispute of stripe.disputes.list({ created, limit: PAGE })) {
        const read = disputeOf(dispute)
        if (read) yield read
      }
    },
  }
}
