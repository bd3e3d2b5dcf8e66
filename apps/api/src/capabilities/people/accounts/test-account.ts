import type { Database, Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'

/** Opens the test account of the acting account, by a function of the database; one that is there stays. */
export async function openTestAccount(
  db: Database | Tx,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await sql`select open_test_account(${id}, ${now})`.execute(db)
}

export function findTestAccount(db: Database | Tx, accountId: string) {
  return db
    .selectFrom('account')
    .select(['id', 'kind'])
    .where('test_of', '=', accountId)
    .executeTakeFirst()
}
