import type { Tx } from '@understory/database/connect.ts'
import type { WhyHeld } from '../settle-within-supply.ts'

const WHY_HELD: readonly WhyHeld[] = ['supply-exceeded', 'not-disclosed']

/** Whether a paid purchase could not be funded so far; its alert says so. */
export async function isHeldPurchase(tx: Tx, purchaseId: string): Promise<boolean> {
  const alert = await tx
    .selectFrom('payment_alert')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('kind', 'in', WHY_HELD)
    .executeTakeFirst()
  return alert !== undefined
}
