import type { Database, Tx } from '@understory/database/connect.ts'

type OwnFootprint = { readonly accountId: string; readonly footprintId: string }

/** Whether the account has this footprint. */
export async function hasFootprint(
  db: Database | Tx,
  { accountId, footprintId }: OwnFootprint,
): Promise<boolean> {
  const found = await db
    .selectFrom('footprint')
    .select('id')
    .where('id', '=', footprintId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found !== undefined
}

/** Until the transaction ends nobody else does what asks for this first. */
export async function holdFootprint(
  tx: Tx,
  { accountId, footprintId }: OwnFootprint,
): Promise<void> {
  await tx
    .selectFrom('footprint')
    .select('id')
    .where('id', '=', footprintId)
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .execute()
}
