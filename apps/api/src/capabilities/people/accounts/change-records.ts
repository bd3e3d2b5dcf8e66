import type { Database, Tx } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import type { Role } from '@understory/domain/people/accounts/permissions.ts'
import type { EntryPart } from '@understory/domain/people/members/entry-part.ts'
import type { Insertable, Updateable } from 'kysely'

/** Which account a user works in from now on. */
export async function openForUser(
  db: Database,
  { userId, accountId }: { readonly userId: string; readonly accountId: string },
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ active_account_id: accountId })
    .where('id', '=', userId)
    .execute()
}

type UserDetails = Pick<
  Updateable<DB['app_user']>,
  'firstname' | 'lastname' | 'name' | 'mobile' | 'default_currency'
>

export async function changeUser(tx: Tx, userId: string, details: UserDetails): Promise<void> {
  await tx.updateTable('app_user').set(details).where('id', '=', userId).execute()
}

type AccountDetails = Pick<
  Updateable<DB['account']>,
  'country' | 'display_name' | 'website' | 'vat_number' | 'shows_vehicles'
>

/** Changes an account; the row as it is then. */
export function changeAccount(db: Database, accountId: string, details: AccountDetails) {
  return db
    .updateTable('account')
    .set(details)
    .where('id', '=', accountId)
    .returning(['id', 'kind', 'display_name', 'country'])
    .executeTakeFirstOrThrow()
}

type OfMember = { readonly accountId: string; readonly userId: string }

/** `null`: they are no member any more. */
export async function changeRole(
  tx: Tx,
  { accountId, userId }: OfMember,
  to: { readonly role: Role; readonly entryPart: EntryPart | null } | null,
): Promise<void> {
  if (to === null) {
    await tx
      .deleteFrom('membership')
      .where('account_id', '=', accountId)
      .where('user_id', '=', userId)
      .execute()
    return
  }
  await tx
    .updateTable('membership')
    .set({ role: to.role, entry_part: to.entryPart && JSON.stringify(to.entryPart) })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .execute()
}

export async function insertSession(
  tx: Tx,
  session: Insertable<DB['sign_in_session']>,
): Promise<void> {
  await tx.insertInto('sign_in_session').values(session).execute()
}

export async function deleteSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('sign_in_session').where('id', '=', sessionId).execute()
}

/** All of a user, or those that were begun in one way. */
export async function deleteSessionsOf(
  db: Database,
  userId: string,
  signedInWith?: string,
): Promise<void> {
  await db
    .deleteFrom('sign_in_session')
    .where('user_id', '=', userId)
    .$if(signedInWith !== undefined, (query) =>
      query.where('signed_in_with', '=', signedInWith ?? null),
    )
    .execute()
}
