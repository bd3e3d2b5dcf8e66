import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'

/** Which refusal a taken email gets: when it holds the other kind of account, that says so. */
export async function whatExists(
  { db }: Pick<Deps, 'db'>,
  { email, accountType }: { email: string; accountType?: 'personal' | 'business' | undefined },
) {
  if (!accountType) return 'ACCOUNT_EXISTS'
  const other = await asPlatform(() =>
    db
      .selectFrom('app_user as u')
      .innerJoin('account as a', 'a.id', 'u.active_account_id')
      .select('a.kind')
      .where('u.email', '=', email)
      .where('a.kind', '!=', accountType)
      .executeTakeFirst(),
  )
  if (!other) return 'ACCOUNT_EXISTS'
  return other.kind === 'business' ? 'BUSINESS_EXISTS' : 'PERSONAL_EXISTS'
}
