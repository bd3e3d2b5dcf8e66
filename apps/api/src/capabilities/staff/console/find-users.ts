import type { FoundUser } from '@understory/contracts/staff/console/staff.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { listAudit } from './audit.ts'
import { listPurchasesOf } from './list-purchases-of.ts'
import { listSubscriptionsOf } from './list-subscriptions-of.ts'

const FIND_USERS_LIMIT = 20
const FIND_USERS_UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Users whose email or name holds the query, or whom one of our ids leads to. */
export async function searchUsers(
  deps: Pick<Deps, 'db'>,
  search: string,
): Promise<{ users: FoundUser[] }> {
  const ids = FIND_USERS_UUID.test(search)
    ? await usersBehind(deps, search)
    : await usersCalled(deps, search.toLowerCase())
  return { users: await presentUsers(deps, ids) }
}

async function usersCalled(deps: Pick<Deps, 'db'>, part: string): Promise<string[]> {
  const escaped = part.replaceAll(/[\\%_]/g, '\\$&')
  const pattern = `%${escaped}%`
  const rows = await deps.db
    .selectFrom('app_user')
    .select('id')
    .where((eb) =>
      eb.or([eb('email', 'like', pattern), eb(eb.fn('lower', ['name']), 'like', pattern)]),
    )
    // Who is called so from the beginning comes first.
    .orderBy((eb) => eb('email', 'like', `${escaped}%`), 'desc')
    .orderBy('email')
    .limit(FIND_USERS_LIMIT)
    .execute()
  return rows.map(({ id }) => id)
}

/** Each way to a user by its own index: a join of all of them would read every purchase. */
async function usersBehind({ db }: Pick<Deps, 'db'>, id: string): Promise<string[]> {
  const members = () => db.selectFrom('membership as m').select('m.user_id')
  const rows = await members()
    .where('m.user_id', '=', id)
    .union(members().where('m.account_id', '=', id))
    .union(
      members().innerJoin('purchase as p', 'p.account_id', 'm.account_id').where('p.id', '=', id),
    )
    .union(
      members()
        .innerJoin('certificate as c', 'c.account_id', 'm.account_id')
        .where('c.id', '=', id),
    )
    .limit(FIND_USERS_LIMIT)
    .execute()
  return rows.map((row) => row.user_id)
}

async function presentUsers(deps: Pick<Deps, 'db'>, ids: string[]): Promise<FoundUser[]> {
  if (ids.length === 0) return []
  const users = await deps.db
    .selectFrom('app_user')
    .select(['id', 'email', 'name', 'email_verified', 'created_at'])
    .where((eb) => anyOf(eb.ref('id'), ids))
    .orderBy('email')
    .execute()
  const held = await deps.db
    .selectFrom('membership as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .select(['m.user_id', 'm.role', 'a.id', 'a.display_name', 'a.kind'])
    .where((eb) => anyOf(eb.ref('m.user_id'), ids))
    .orderBy('a.created_at')
    .execute()
  return users.map((user) => ({
    userId: user.id,
    email: user.email,
    name: user.name,
    emailVerified: user.email_verified,
    joinedAt: user.created_at.toISOString(),
    accounts: held
      .filter((row) => row.user_id === user.id)
      .map((row) => ({
        id: row.id,
        name: row.display_name,
        kind: row.kind,
        role: row.role,
      })),
  }))
}

/** One user with what staff need to help; never a card. */
export async function viewUser(deps: Pick<Deps, 'config' | 'db'>, userId: string) {
  const [user] = await presentUsers(deps, [userId])
  if (!user) return refuse('USER_NOT_FOUND')
  const accountIds = user.accounts.map(({ id }) => id)
  const [purchases, subscriptions, messages, methods, factor, audit] = await Promise.all([
    listPurchasesOf(deps, accountIds),
    listSubscriptionsOf(deps, accountIds),
    listEmailsTo(deps, user.email),
    deps.db
      .selectFrom('sign_in_method')
      .select('provider_id')
      .where('user_id', '=', userId)
      .execute(),
    deps.db
      .selectFrom('second_factor')
      .select('confirmed_at')
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    listAudit(deps.db, { about: { userId, accountIds }, onlyStaff: false }),
  ])
  return {
    user,
    secondFactor: factor?.confirmed_at != null,
    signInMethods: methods.map((row) => row.provider_id),
    purchases,
    subscriptions,
    messages,
    audit: audit.entries,
  }
}

async function listEmailsTo(deps: Pick<Deps, 'db'>, email: string) {
  const rows = await deps.db
    .selectFrom('email_message')
    .select(['kind', 'queued_at', 'sent_at'])
    .where('to_address', '=', email)
    .orderBy('queued_at', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    queuedAt: row.queued_at.toISOString(),
    isSent: row.sent_at !== null,
  }))
}
