import type { Tx } from '@understory/database/connect.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type { Deps } from '../../../../deps.ts'
import { restoreToLedger } from '../../../proof/ledger/public.ts'
import { restoreBills } from '../../../stores/bills/public.ts'
import { isInvoiced } from '../../payments/public.ts'
import { findCycleOfInvoice, isPeriodPaid } from '../subscription-records.ts'

/**
 * The refund of a cycle failed and we have its money again, so its impact counts again. A second
 * subscription of one kind never counted, nor did a cycle that was refunded while it waited, nor does a period
 * that was paid for again since: it stays refunded, and staff handle its money. Gives whether it counts again.
 */
export async function restoreCycle(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  gatewayInvoiceId: string,
): Promise<boolean> {
  const cycle = await findCycleOfInvoice(tx, gatewayInvoiceId)
  if (!cycle?.refunded_at || !(await isInvoiced(tx, { cycleId: cycle.id }))) return false
  if (!isUsage(cycle.product) && (await isPeriodPaid(tx, cycle))) return false
  const { account_id: accountId } = cycle
  if (isUsage(cycle.product)) await restoreBills(tx, deps, { accountId, cycleId: cycle.id })
  else await restoreToLedger(tx, { accountId, recordedAt: deps.clock() }, cycle.id)
  await tx
    .updateTable('subscription_cycle')
    .set({ refunded_at: null })
    .where('id', '=', cycle.id)
    .execute()
  return true
}
