import type { Deps } from '../../../deps.ts'

/** Each name gets an address of its own, and a line of the public log. */
const RENAMES = { name: 'rename', points: 10, seconds: 86_400 }

/** Whether an account may be called by a name: the one that it has, or not yet many others today. */
export async function mayRename(
  { db, limit }: Pick<Deps, 'db' | 'limit'>,
  accountId: string,
  name: string,
): Promise<boolean> {
  const { display_name: now } = await db
    .selectFrom('account')
    .select('display_name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return now === name || limit(RENAMES, accountId)
}
