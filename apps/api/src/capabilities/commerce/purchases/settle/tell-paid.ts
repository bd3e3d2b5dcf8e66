import type { Tx } from '@understory/database/connect.ts'
import type { Write } from '../../../../database/write-together.ts'
import { recordEvent } from '../../../developers/events/public.ts'
import type { PurchaseRow } from '../purchase-records.ts'

/** Tells programs that a purchase was paid, whatever becomes of it then. */
export const tellPaid = (
  tx: Tx,
  { id: purchaseId, account_id: accountId }: Pick<PurchaseRow, 'id' | 'account_id'>,
  { paidAt: at }: { readonly paidAt: Date },
): Write => recordEvent(tx, { accountId, type: 'purchase.paid', subject: { purchaseId }, at })
