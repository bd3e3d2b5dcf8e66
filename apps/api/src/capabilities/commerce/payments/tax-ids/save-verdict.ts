import type { Tx } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import type { Updateable } from 'kysely'

type SaveVerdictVerification = NonNullable<Updateable<DB['tax_id']>['verification']>

/** What the provider found out about a tax id, which it asks the authorities about. */
export async function saveVerdict(
  tx: Tx,
  { id, verification }: { readonly id: string; readonly verification: SaveVerdictVerification },
): Promise<void> {
  await tx.updateTable('tax_id').set({ verification }).where('gateway_id', '=', id).execute()
}
