import type { PaymentGateway } from '@understory/ports/payment-gateway.ts'
import type Stripe from 'stripe'
import { hasCode } from './provider-faults.ts'
import { disputeOf, refundOf } from './refund-of.ts'

type RefundCalls = Pick<PaymentGateway, 'listRefunds' | 'refundPayment' | 'listDisputes'>
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
        if (refund) yield { ...refund, failedId: status === 'failed' ? id : null }
      }
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
