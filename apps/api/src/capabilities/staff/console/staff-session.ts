import { dutiesOf } from '@understory/domain/staff/console/staff-duties.ts'
import { decodeJwt } from 'jose'
import { staffDomains } from '../../../configuration/staff-domains.ts'
import { claimsOfRoles, staffRolesOf } from '../../../configuration/staff-roles.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { deleteSessionsOf } from '../../people/accounts/public.ts'
import { grantedRoles } from './team/grant-roles.ts'

type StaffSessionDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'signIn'>

const STAFF_HOURS = 8

/**
 * Checks, at the start of a staff session, that the person belongs to the organisation and that its
 * directory or a grant of the operator's program says they work here; the result is stored until the next sign-in.
 */
export async function openStaffSession(deps: StaffSessionDeps, headers: Headers) {
  const session = await deps.signIn.findSession(headers)
  if (!session || session.impersonatedBy || session.signedInWith !== 'google-staff') {
    return refuse('SIGN_IN_REQUIRED')
  }
  const claims = await readClaims(deps, session.userId)
  if (!claims) {
    await deps.db.deleteFrom('staff_member').where('user_id', '=', session.userId).execute()
    // Their impersonation sessions end with them.
    await deleteSessionsOf(deps.db, session.userId, 'google-staff')
    return refuse('NO_CLAIMS')
  }
  const verified = { ...claims, checked_at: deps.clock() }
  await deps.db
    .insertInto('staff_member')
    .values({ user_id: session.userId, ...verified })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(verified))
    .execute()
  if (!session.secondFactorAt) {
    const hasFactor = await hasSecondFactor(deps, session.userId)
    return refuse(hasFactor ? 'SECOND_FACTOR_REQUIRED' : 'STAFF_NEED_SECOND_FACTOR')
  }
  const roles = staffRolesOf(claims.claims, deps.config)
  return { reply: { ...claims, roles, may: dutiesOf(roles) }, cookies: session.cookies }
}

/** The member of staff of a session cookie, with everything that makes them one; or null. */
export async function findStaffOf(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'signIn'>,
  headers: Headers,
) {
  const session = await deps.signIn.findSession(headers)
  if (!session || session.impersonatedBy || !session.secondFactorAt) return null
  if (session.signedInWith !== 'google-staff') return null
  const until = new Date(session.createdAt.getTime() + STAFF_HOURS * 3_600_000)
  if (until <= deps.clock()) return null
  const row = await deps.db
    .selectFrom('staff_member')
    .select(['user_id', 'claims'])
    .where('user_id', '=', session.userId)
    .executeTakeFirst()
  return row
    ? {
        staffId: row.user_id,
        duties: dutiesOf(staffRolesOf(row.claims, deps.config)),
        sessionId: session.id,
        token: session.token,
        until,
      }
    : null
}

/** What the id token of the last sign-in says; the library checked its signature, issuer and age then. */
async function readClaims(deps: Pick<Deps, 'config' | 'db'>, userId: string) {
  const method = await deps.db
    .selectFrom('sign_in_method')
    .select('id_token')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'google-staff')
    .executeTakeFirst()
  if (!method?.id_token) return null
  const said = decodeJwt(method.id_token)
  const domains = staffDomains(deps.config.STAFF_DOMAINS)
  const claims = [said[deps.config.STAFF_CLAIM]].flat().filter((each) => typeof each === 'string')
  const isOurs = typeof said.hd === 'string' && domains.includes(said.hd)
  const isVerified = said.email_verified === true && typeof said.email === 'string'
  if (!isOurs || !isVerified) return null
  const email = String(said.email)
  const granted = claimsOfRoles(await grantedRoles(deps, email), deps.config)
  const all = [...new Set([...claims, ...granted])]
  return staffRolesOf(all, deps.config).length > 0 ? { email, claims: all } : null
}

async function hasSecondFactor(deps: Pick<Deps, 'db'>, userId: string): Promise<boolean> {
  const factor = await deps.db
    .selectFrom('second_factor')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return factor?.confirmed_at != null
}
