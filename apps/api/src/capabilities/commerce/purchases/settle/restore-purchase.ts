import type { Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../../../deps.ts'
import { isInvoiced } from '../../payments/public.ts'
import { kindOf } from '../purchase-kind.ts'
import { lockPurchase } from '../purchase-records.ts'

type RestorePurchaseDeps = Pick<Deps, 'clock' | 'newId' | 'jobs' | 'purchaseKinds'>

/**
 * The refund failed and we have the money again, so the impact counts again; gives whether it did not before.
 * A duplicate never counted, nor did what was refunded while it waited, and what was paid for by another meanwhile would count twice: these stay
 * refunded, and staff handle their money.
 */
export async function restorePurchase(
  tx: Tx,
  deps: RestorePurchaseDeps,
  purchaseId: string,
): Promise<boolean> {
  const purchase = await lockPurchase(tx, purchaseId)
  if (purchase?.status !== 'refunded') return false
  const kind = kindOf(deps, purchase)
  if (!(await isInvoiced(tx, { purchaseId }))) return false
  if (await kind.isDuplicate(tx, purchase)) return false
  const revision = await kind.restore(tx, deps, purchase)
  await tx
    .updateTable('purchase')
    .set({ status: 'paid', ledger_revision: revision ?? purchase.ledger_revision })
    .where('id', '=', purchaseId)
    .execute()
  return true
}
