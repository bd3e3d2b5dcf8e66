import { EntryPart as EntryPartInput } from '@understory/contracts/people/members.ts'
import { refusalWithoutDuty } from '@understory/contracts/staff/console/duty-refusals.ts'
import type { Database } from '@understory/database/connect.ts'
import { executeNamed } from '@understory/database/named-statements.ts'
import { withinRowsOf } from '@understory/database/row-security.ts'
import {
  mayDo,
  mayDoOnBehalf,
  type Permission,
  type Role,
} from '@understory/domain/people/accounts/permissions.ts'
import type { EntryPart } from '@understory/domain/people/members/entry-part.ts'
import {
  ALL_STAFF_DUTIES,
  dutiesOf,
  type StaffDuty,
} from '@understory/domain/staff/console/staff-duties.ts'
import { type RoleSettings, staffRolesOf } from '../configuration/staff-roles.ts'
import { readToken } from '../signing/signed-token.ts'
import { Refused, refuse } from './refuse.ts'
import { workScope } from './requests/work-scope.ts'
import { isIdle, touchSession } from './staff-idle.ts'

export type UserActor = {
  readonly userId: string
  readonly sessionId: string
  /** Paid first and has no password yet. */
  readonly isGuest: boolean
  /** Set while a member of staff acts for this user. */
  readonly impersonation: {
    readonly staffId: string
    readonly reason: string
    readonly until: string
  } | null
}
export type AccountActor = UserActor & {
  readonly accountId: string
  readonly accountKind: 'personal' | 'business'
  readonly role: Role
  /** What a member of the role `entry` is limited to; `null`: nothing limits them. */
  readonly entryPart: EntryPart | null
}
/** `null`: the operator's own token, for scripts. */
export type StaffActor = {
  /** null: a token of the token service that names nobody. */
  readonly staffId: string | null
  readonly duties: readonly StaffDuty[]
}

const HTTP_ACTOR_UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Credentials = { userId: string; sessionId: string }

/** The user of this bearer token, if its session has not ended since; else why not. */
export async function findUser(
  deps: { db: Database; appSecret: string; now: Date },
  headers: Headers,
): Promise<UserActor | Refused> {
  const credentials = await readBearer(deps, headers)
  if (credentials instanceof Refused) return credentials
  const session = await findSession(deps, credentials)
  if (!session || isIdle(session, deps.now)) return refuse('TOKEN_EXPIRED')
  await touchSession(deps.db, session, deps.now)
  const { impersonated_by: staffId, impersonation_reason: reason } = session
  nameInLog({ userId: credentials.userId, ...(staffId !== null && { staffId }) })
  const until = session.expires_at.toISOString()
  const impersonation = staffId === null ? null : { staffId, reason: reason ?? '', until }
  return { ...credentials, isGuest: session.signed_in_with === 'guest', impersonation }
}

/** Prepared, as the membership is: they are part of every request, and planning them takes as long as running. */
async function findSession(
  { db, now }: { db: Database; now: Date },
  { userId, sessionId }: Credentials,
) {
  const query = db
    .selectFrom('sign_in_session')
    .select([
      'id',
      'impersonated_by',
      'impersonation_reason',
      'expires_at',
      'signed_in_with',
      'used_at',
      'staff_session_id',
    ])
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
  const { rows } = await executeNamed(db, 'session', query.compile())
  return rows[0]
}

function nameInLog(who: { userId: string; staffId?: string }): void {
  const scope = workScope.getStore()
  if (scope) Object.assign(scope, who)
}

/** The user themselves, never staff acting for them. */
export async function findSelf(
  deps: { db: Database; appSecret: string; now: Date },
  headers: Headers,
): Promise<UserActor | Refused> {
  const user = await findUser(deps, headers)
  if (user instanceof Refused) return user
  return user.impersonation ? refuse('NOT_ON_BEHALF') : user
}

const STAFF_SESSION_MS = 8 * 3_600_000

/**
 * A member of staff with a second factor and a role that includes the duty, by the token of their own session; or,
 * to read, a token of the token service.
 */
export async function findStaff(
  deps: { db: Database; appSecret: string; now: Date; config: RoleSettings },
  headers: Headers,
  { duty, method }: { readonly duty: StaffDuty | undefined; readonly method: string },
): Promise<StaffActor | Refused> {
  const ofService = await readClaims(deps, headers, 'staff-api')
  if (ofService instanceof Refused) {
    if (ofService.refusal.code === 'TOKEN_EXPIRED') return ofService
  } else {
    const staffId = typeof ofService.staff === 'string' ? ofService.staff : null
    if (method !== 'GET') return refuse('FORBIDDEN')
    if (staffId === null) return { staffId, duties: ALL_STAFF_DUTIES }
    const holder = await deps.db
      .selectFrom('staff_member')
      .select('claims')
      .where('user_id', '=', staffId)
      .executeTakeFirst()
    return withDuty({ staffId, claims: holder?.claims ?? [] }, duty, deps.config)
  }
  const user = await findUser(deps, headers)
  if (user instanceof Refused) return user
  const staff = await deps.db
    .selectFrom('sign_in_session as s')
    .innerJoin('staff_member as m', 'm.user_id', 's.user_id')
    .select(['m.user_id', 'm.claims'])
    .where('s.id', '=', user.sessionId)
    .where('s.signed_in_with', '=', 'google-staff')
    .where('s.impersonated_by', 'is', null)
    .where('s.second_factor_at', 'is not', null)
    .where('s.created_at', '>', new Date(deps.now.getTime() - STAFF_SESSION_MS))
    .executeTakeFirst()
  if (!staff) return refuse('FORBIDDEN')
  return withDuty({ staffId: staff.user_id, claims: staff.claims }, duty, deps.config)
}

function withDuty(
  { staffId, claims }: { readonly staffId: string; readonly claims: readonly string[] },
  duty: StaffDuty | undefined,
  config: RoleSettings,
): StaffActor | Refused {
  const duties = dutiesOf(staffRolesOf(claims, config))
  if (!duty || duties.length === 0) return refuse('FORBIDDEN')
  return duties.includes(duty) ? { staffId, duties } : refuse(refusalWithoutDuty(duty))
}

/** Why someone may not do this in the account they act for, or null. */
export function refuseWithout(permission: Permission, actor: AccountActor): Refused | null {
  if (actor.impersonation && !mayDoOnBehalf(permission)) return refuse('NOT_ON_BEHALF')
  return mayDo(actor.role, permission) ? null : refuse('ROLE_FORBIDS')
}

/**
 * The account the user acts for: the one of the header `X-Account-Uuid`, else their active one. An
 * account they do not belong to answers like one that does not exist.
 */
export async function findAccount(
  db: Database,
  user: UserActor,
  headers: Headers,
): Promise<AccountActor | Refused> {
  const asked = headers.get('x-account-uuid')
  if (asked !== null && !HTTP_ACTOR_UUID.test(asked)) return refuse('FORBIDDEN')
  const found = await withinRowsOf({ userId: user.userId, accountId: null }, () =>
    findMembership(db, user.userId, asked),
  )
  if (!found) return refuse(asked === null ? 'NO_ACTIVE_ACCOUNT' : 'FORBIDDEN')
  return {
    ...user,
    accountId: found.id,
    accountKind: found.kind,
    role: found.role,
    entryPart: EntryPartInput.nullable().parse(found.entry_part),
  }
}

async function findMembership(db: Database, userId: string, asked: string | null) {
  const query = db
    .selectFrom('app_user as u')
    .innerJoin('membership as m', 'm.user_id', 'u.id')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.kind', 'm.role', 'm.entry_part'])
    .where('u.id', '=', userId)
    .$if(asked !== null, (query) => query.where('a.id', '=', asked))
    .$if(asked === null, (query) => query.whereRef('a.id', '=', 'u.active_account_id'))
  const { rows } = await executeNamed(db, 'membership', query.compile())
  return rows[0]
}

type HttpActorInput = { appSecret: string; now: Date }

async function readBearer(given: HttpActorInput, headers: Headers): Promise<Credentials | Refused> {
  const claims = await readClaims(given, headers, 'session')
  if (claims instanceof Refused) return claims
  const { sub, sid } = claims
  const isOurs = typeof sub === 'string' && typeof sid === 'string'
  return isOurs ? { userId: sub, sessionId: sid } : refuse('SIGN_IN_REQUIRED')
}

async function readClaims(
  { appSecret, now }: HttpActorInput,
  headers: Headers,
  purpose: 'session' | 'staff-api',
) {
  const token = /^Bearer ([\w.-]+)$/.exec(headers.get('authorization') ?? '')?.[1]
  const claims = token ? await readToken(appSecret, purpose, { token, now }) : null
  if (claims === null) return refuse('SIGN_IN_REQUIRED')
  return claims === 'expired' ? refuse('TOKEN_EXPIRED') : claims
}
