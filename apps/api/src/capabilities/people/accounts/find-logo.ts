import type { Database, Tx } from '@understory/database/connect.ts'

/** The brand logo of an account as a PNG; `null`: it has none. */
export async function findLogo(db: Database | Tx, accountId: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('stored_picture')
    .select('bytes')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ? new Uint8Array(row.bytes) : null
}
