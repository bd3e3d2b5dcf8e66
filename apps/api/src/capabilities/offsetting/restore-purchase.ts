import type { Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../deps.ts'
import { restoreGifts } from '../gifts/public.ts'
import { restoreToLedger } from '../impact/public.ts'
import { lockPurchase } from './purchase-records.ts'

/** The refund failed and the money is with us again, so the impact counts again. */
export async function restorePurchase(tx: Tx, deps: Deps, purchaseId: string): Promise<void> {
  const purchase = await lockPurchase(tx, purchaseId)
  if (purchase?.status !== 'refunded') return
  const { account_id: accountId } = purchase
  const revision = await restoreToLedger(tx, { accountId, recordedAt: deps.clock() }, purchaseId)
  await tx
    .updateTable('instant_purchase')
    .set({ status: 'paid', ledger_revision: revision ?? purchase.ledger_revision })
    .where('id', '=', purchaseId)
    .execute()
  await restoreGifts(tx, deps, purchaseId)
}
