import type { Database } from '@understory/database/connect.ts'
import { withinRowsOf } from '@understory/database/row-security.ts'
import {
  mayDo,
  mayDoOnBehalf,
  type Permission,
  type Role,
} from '@understory/domain/accounts/permissions.ts'
import { verify } from 'hono/jwt'
import { Refused, refuse } from './refuse.ts'

export type UserActor = {
  readonly userId: string
  readonly sessionId: string
  /** Set while a member of staff acts for this user. */
  readonly impersonation: { readonly staffId: string } | null
}
export type AccountActor = UserActor & {
  readonly accountId: string
  readonly accountKind: 'personal' | 'business'
  readonly role: Role
}
export type StaffActor = { readonly staffId: string; readonly sessionId: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Credentials = { userId: string; sessionId: string }

/** Who holds this bearer token, if its session has not ended since; else why not. */
export async function findUser(
  deps: { db: Database; appSecret: string; now: Date },
  headers: Headers,
): Promise<UserActor | Refused> {
  const credentials = await readBearer(deps.appSecret, headers)
  if ('refusal' in credentials) return credentials
  const session = await deps.db
    .selectFrom('sign_in_session')
    .select('impersonated_by')
    .where('id', '=', credentials.sessionId)
    .where('user_id', '=', credentials.userId)
    .where('expires_at', '>', deps.now)
    .executeTakeFirst()
  if (!session) return refuse('TOKEN_EXPIRED')
  const staffId = session.impersonated_by
  return { ...credentials, impersonation: staffId === null ? null : { staffId } }
}

/** The person themselves: nobody acting for them, whatever the role. */
export async function findSelf(
  deps: { db: Database; appSecret: string; now: Date },
  headers: Headers,
): Promise<UserActor | Refused> {
  const user = await findUser(deps, headers)
  if (user instanceof Refused) return user
  return user.impersonation ? refuse('NOT_ON_BEHALF') : user
}

/** A member of staff with a claim and a second factor, by the token of their own session. */
export async function findStaff(
  deps: { db: Database; appSecret: string; now: Date },
  headers: Headers,
): Promise<StaffActor | Refused> {
  const user = await findUser(deps, headers)
  return user instanceof Refused ? user : refuse('FORBIDDEN')
}

/** Why somebody may not do this in the account they act for, or null. */
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
  if (asked !== null && !UUID.test(asked)) return refuse('FORBIDDEN')
  const found = await withinRowsOf({ userId: user.userId, accountId: null }, () =>
    findMembership(db, user.userId, asked),
  )
  if (!found) return refuse(asked === null ? 'NO_ACTIVE_ACCOUNT' : 'FORBIDDEN')
  return {
    ...user,
    accountId: found.id,
    accountKind: found.kind as AccountActor['accountKind'],
    role: found.role as Role,
  }
}

function findMembership(db: Database, userId: string, asked: string | null) {
  return db
    .selectFrom('app_user as u')
    .innerJoin('membership as m', 'm.user_id', 'u.id')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.kind', 'm.role'])
    .where('u.id', '=', userId)
    .$if(asked !== null, (query) => query.where('a.id', '=', asked))
    .$if(asked === null, (query) => query.whereRef('a.id', '=', 'u.active_account_id'))
    .executeTakeFirst()
}

async function readBearer(secret: string, headers: Headers): Promise<Credentials | Refused> {
  const token = /^Bearer ([\w.-]+)$/.exec(headers.get('authorization') ?? '')?.[1]
  if (!token) return refuse('SIGN_IN_REQUIRED')
  try {
    const { sub, sid } = await verify(token, secret, 'HS256')
    if (typeof sub === 'string' && typeof sid === 'string') return { userId: sub, sessionId: sid }
    return refuse('SIGN_IN_REQUIRED')
  } catch (fault) {
    const isExpired = fault instanceof Error && fault.name === 'JwtTokenExpired'
    return refuse(isExpired ? 'TOKEN_EXPIRED' : 'SIGN_IN_REQUIRED')
  }
}
