import type { Tx } from '@understory/database/connect.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type { GatewayInvoice } from '@understory/ports/payments/subscription-gateway.ts'
import type { Deps } from '../../../../deps.ts'
import { reverseInLedger } from '../../../proof/ledger/public.ts'
import { refundBills, voidBills } from '../../../stores/bills/public.ts'
import { moveSubscriptionTo } from '../change/move-subscription.ts'
import { findCycleOfInvoice, isHeld } from '../subscription-records.ts'
import { applyInvoice } from './apply-invoice.ts'
import { upsertCycle } from './upsert-cycle.ts'

type RefundCycleDeps = Pick<Deps, 'config' | 'clock' | 'newId' | 'jobs'>

type RefundedInvoice = { readonly invoice: GatewayInvoice; readonly paymentId: string }

/**
 * Reverses the impact of a refunded cycle in the ledger. The subscription goes on.
 * A cycle not yet settled is settled first; one that waited to be funded funds nothing any more, and has no
 * invoice. Idempotent.
 */
export async function refundCycle(
  tx: Tx,
  deps: RefundCycleDeps,
  refunded: RefundedInvoice,
): Promise<void> {
  if (await endHeldCycle(tx, deps, refunded)) return
  await applyInvoice(tx, deps, refunded.invoice)
  const cycle = await findCycleOfInvoice(tx, refunded.invoice.id)
  if (cycle?.status !== 'paid' || cycle.refunded_at) return
  const recordedAt = deps.clock()
  await tx
    .updateTable('subscription_cycle')
    .set({ refunded_at: recordedAt, gateway_payment_id: refunded.paymentId })
    .where('id', '=', cycle.id)
    .execute()
  await notify(tx, deps, { cycleId: cycle.id, at: recordedAt })
  if (isUsage(cycle.product))
    return refundBills(tx, deps, { accountId: cycle.account_id, cycleId: cycle.id })
  await reverseInLedger(tx, { accountId: cycle.account_id, recordedAt }, cycle.id)
}

/** All that was paid for a cycle which waited went back: it is over, and entered nothing. Says whether it was so. */
async function endHeldCycle(
  tx: Tx,
  deps: RefundCycleDeps,
  { invoice, paymentId }: RefundedInvoice,
): Promise<boolean> {
  const known = await upsertCycle(tx, deps, invoice)
  if (!known || !isHeld(known.cycle)) return false
  const { subscription, cycle } = known
  const at = deps.clock()
  await tx
    .updateTable('subscription_cycle')
    .set({
      status: 'paid',
      paid_at: invoice.paidAt ?? at,
      refunded_at: at,
      gateway_payment_id: paymentId,
      next_attempt_at: null,
    })
    .where('id', '=', cycle.id)
    .execute()
  const current = { from: cycle.from_date, to: cycle.to_date }
  if (subscription.activated_at === null)
    await moveSubscriptionTo(tx, deps, subscription, { status: 'active', current })
  const { account_id: accountId, product } = cycle
  if (isUsage(product)) await voidBills(tx, deps, { accountId, cycleId: cycle.id })
  await notify(tx, deps, { cycleId: cycle.id, at })
  return true
}

const notify = (
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  { cycleId, at }: { readonly cycleId: string; readonly at: Date },
) => jobs.enqueue(tx, 'send-refund-notice', { cycleId, at: at.getTime() })
