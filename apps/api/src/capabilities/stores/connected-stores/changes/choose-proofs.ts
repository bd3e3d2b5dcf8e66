import type { Database } from '@understory/database/connect.ts'

type ChooseProofsStoreKey = { readonly accountId: string; readonly storeId: string }

/** Whether shoppers see the proof of their order; false where the account has no such store. */
export async function chooseProofs(
  db: Database,
  { accountId, storeId }: ChooseProofsStoreKey,
  showsProofs: boolean,
): Promise<boolean> {
  const changed = await db
    .updateTable('store')
    .set({ shows_proofs: showsProofs })
    .where('account_id', '=', accountId)
    .where('id', '=', storeId)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
