import type { Tx } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import type { Insertable } from 'kysely'

export type NewCertificate = Insertable<DB['certificate']>

/** The certificates of what was just paid for or given, to be sent with the ledger entries that they are about. */
export function issueCertificates(tx: Tx, certificates: readonly NewCertificate[]) {
  return tx.insertInto('certificate').values([...certificates])
}

/** The one certificate of a source that funds again and again: it is issued with the first entry, and grows. */
export function issueGrowingCertificate(
  tx: Tx,
  source: 'store_id' | 'subscription_id',
  certificate: NewCertificate,
) {
  return tx
    .insertInto('certificate')
    .values(certificate)
    .onConflict((conflict) => conflict.column(source).doNothing())
}

/** A gift that was redeemed takes its certificate along. */
export async function moveCertificateOfGift(
  tx: Tx,
  { giftId, accountId }: { readonly giftId: string; readonly accountId: string },
): Promise<void> {
  await tx
    .updateTable('certificate')
    .set({ account_id: accountId })
    .where('gift_id', '=', giftId)
    .execute()
}
