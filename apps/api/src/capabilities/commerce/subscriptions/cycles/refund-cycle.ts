import type { Tx } from '@understory/database/connect.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type { GatewayInvoice } from '@understory/ports/payments/subscription-gateway.ts'
import type { Deps } from '../../../../deps.ts'
import { reverseInLedger } from '../../../proof/ledger/public.ts'
import { refundBills } from '../../../stores/bills/public.ts'
import { findCycleOfInvoice } from '../subscription-records.ts'
import { applyInvoice } from './apply-invoice.ts'

type RefundCycleDeps = Pick<Deps, 'config' | 'clock' | 'newId' | 'jobs'>

/**
 * Reverses the impact of a refunded cycle in the ledger. The subscription goes on.
 * A cycle not yet settled is settled first. Idempotent.
 */
export async function refundCycle(
  tx: Tx,
  deps: RefundCycleDeps,
  refunded: { readonly invoice: GatewayInvoice; readonly paymentId: string },
): Promise<void> {
  await applyInvoice(tx, deps, refunded.invoice)
  const cycle = await findCycleOfInvoice(tx, refunded.invoice.id)
  if (cycle?.status !== 'paid' || cycle.refunded_at) return
  const recordedAt = deps.clock()
  await tx
    .updateTable('subscription_cycle')
    .set({ refunded_at: recordedAt, gateway_payment_id: refunded.paymentId })
    .where('id', '=', cycle.id)
    .execute()
  await deps.jobs.enqueue(tx, 'send-refund-notice', {
    cycleId: cycle.id,
    at: recordedAt.getTime(),
  })
  if (isUsage(cycle.product))
    return refundBills(tx, deps, { accountId: cycle.account_id, cycleId: cycle.id })
  await reverseInLedger(tx, { accountId: cycle.account_id, recordedAt }, cycle.id)
}
