import type { Database, Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'

const RECOVERY = 'reset-password:'

/** Whose password a link still sets: the sign-in library goes by the real time. `null`: nobody's. */
export async function findRecovery(db: Database | Tx, token: string): Promise<string | null> {
  const user = await db
    .selectFrom('sign_in_verification as link')
    .innerJoin('app_user as u', (join) => join.on(sql`u.id::text`, '=', sql.ref('link.value')))
    .select('u.email')
    .where('link.identifier', '=', `${RECOVERY}${token}`)
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
