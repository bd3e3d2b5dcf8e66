import type { Database } from '@understory/database/connect.ts'

/** What an account is called on what is drawn for it. */
export async function accountName(db: Database, accountId: string): Promise<string> {
  const account = db.selectFrom('account').where('id', '=', accountId)
  return (await account.select('display_name').executeTakeFirstOrThrow()).display_name
}
