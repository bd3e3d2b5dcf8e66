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

/** The id of this account where it is a test account, and null where it is a live one, for a statement to compare with. */
export const onlyTestAccount = (accountId: string) =>
  sql<string>`(select t.id from test_account t where t.id = ${accountId})`

/** Test accounts in the order of their ids, some at a time. */
export async function testAccountsAfter(
  db: Database,
  { after, most }: { readonly after: string | null; readonly most: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('test_account')
    .select('id')
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
