import type { Database, Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { hashOfToken } from '../sign-in/session-cookie.ts'

const RECOVERY = 'reset-password:'

/** How a link is stored: of its token only a hash, so that nobody who reads the table can use it. */
export const storedRecovery = (token: string): string => RECOVERY + hashOfToken(token)

/** Tells the sign-in library to store its links in the same way. */
export const STORED_LINKS = {
  default: 'plain',
  overrides: {
    [RECOVERY]: { hash: async (name: string) => storedRecovery(name.slice(RECOVERY.length)) },
  },
} as const

/** Whose password a link still sets: the sign-in library goes by the real time. `null`: nobody's. */
export async function findRecovery(db: Database | Tx, token: string): Promise<string | null> {
  const user = await db
    .selectFrom('sign_in_verification as link')
    .innerJoin('app_user as u', (join) => join.on(sql`u.id::text`, '=', sql.ref('link.value')))
    .select('u.email')
    .where('link.identifier', '=', storedRecovery(token))
    .where('link.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return user?.email ?? null
}

/** Invalidates the links that could still set a new password for this user. */
export async function endRecoveryLinks(db: Database | Tx, userId: string): Promise<void> {
  await db
    .deleteFrom('sign_in_verification')
    .where('identifier', 'like', `${RECOVERY}%`)
    .where('value', '=', userId)
    .execute()
}
