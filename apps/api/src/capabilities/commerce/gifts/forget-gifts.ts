import type { Tx } from '@understory/database/connect.ts'
import type { ClosedAccount, ClosingDeps } from '../../../closing.ts'

/** The gifts stay whose they are; what was written with them goes. */
export async function forgetGifts(
  tx: Tx,
  _deps: ClosingDeps,
  { id, formerName }: ClosedAccount,
): Promise<void> {
  await tx
    .updateTable('gift')
    .set({ recipient_email: null, message: '', from_name: formerName })
    .where('account_id', '=', id)
    .execute()
  await tx
    .updateTable('gift')
    .set({ recipient_name: formerName, recipient_email: null })
    .where('redeemed_by', '=', id)
    .execute()
}
