import type { Deps } from '../../../deps.ts'
import type { Reader } from './readers.ts'

/** Those who see to an account, or to the account of a test account; who joined first comes first. */
export function findOwnersAndAdmins(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
): Promise<readonly Reader[]> {
  return db
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .innerJoin('account as a', (join) =>
      join.on(({ or, eb, ref }) =>
        or([eb('m.account_id', '=', ref('a.id')), eb('m.account_id', '=', ref('a.test_of'))]),
      ),
    )
    .select(['u.id', 'u.email'])
    .where('a.id', '=', accountId)
    .where('m.role', 'in', ['owner', 'admin'])
    .orderBy('m.created_at')
    .orderBy('u.id')
    .execute()
}
