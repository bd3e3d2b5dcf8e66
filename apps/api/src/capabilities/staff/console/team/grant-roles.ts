import type { Tx } from '@understory/database/connect.ts'
import { insertAuditEntry } from '../../../../database/audit.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { deleteSessionsOf } from '../../../people/accounts/public.ts'

type GrantDeps = Pick<Deps, 'db' | 'clock'>

export type RolesToGrant = {
  /** In lower case. */
  readonly email: string
  /** By their own names, or `admin` for all of them. */
  readonly roles: readonly string[]
  readonly reason: string
}

/**
 * Gives roles of staff to an address. They count from its next sign-in as staff, which takes an identity of the
 * organisation and a second factor as ever. Roles that it was given before are replaced.
 */
export async function grantStaffRoles(
  deps: GrantDeps,
  { email, roles, reason }: RolesToGrant,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const granted = { roles: [...roles], reason, granted_at: deps.clock() }
    await tx
      .insertInto('staff_grant')
      .values({ email, ...granted })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(granted))
      .execute()
    // Who is signed in with the roles of before signs in again.
    await endStaffSessions(tx, email)
    await recordGrant(tx, deps, { event: 'staff-roles-granted', email, roles, reason })
  })
}

/** Takes the roles back, and ends the sessions of their holder at once. Whether there were any. */
export async function endStaffRoles(
  deps: GrantDeps,
  { email, reason }: Omit<RolesToGrant, 'roles'>,
): Promise<boolean> {
  return transact(deps.db, async (tx) => {
    const ended = await tx
      .deleteFrom('staff_grant')
      .where('email', '=', email)
      .returning('roles')
      .executeTakeFirst()
    if (!ended) return false
    await endStaffSessions(tx, email)
    await recordGrant(tx, deps, { event: 'staff-roles-ended', email, roles: ended.roles, reason })
    return true
  })
}

/** What the program gave an address, by the names of the roles. */
export async function grantedRoles({ db }: Pick<Deps, 'db'>, email: string): Promise<string[]> {
  const granted = await db
    .selectFrom('staff_grant')
    .select('roles')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return granted?.roles ?? []
}

export function listGrants({ db }: Pick<Deps, 'db'>) {
  return db
    .selectFrom('staff_grant')
    .select(['email', 'roles', 'reason', 'granted_at'])
    .orderBy('email')
    .execute()
}

async function endStaffSessions(tx: Tx, email: string): Promise<void> {
  const gone = await tx
    .deleteFrom('staff_member')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .returning('user_id')
    .execute()
  for (const { user_id } of gone) await deleteSessionsOf(tx, user_id, 'google-staff')
}

type RecordedGrant = RolesToGrant & { readonly event: 'staff-roles-granted' | 'staff-roles-ended' }

async function recordGrant(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { event, email, roles, reason }: RecordedGrant,
): Promise<void> {
  await insertAuditEntry(tx, {
    at: clock(),
    event,
    reason,
    facts: JSON.stringify({ summary: `${email}: ${roles.join(', ')}` }),
    request_id: '',
  })
}
