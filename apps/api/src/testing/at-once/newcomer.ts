import { randomUUID } from 'node:crypto'
import { hashPassword } from '../../capabilities/people/accounts/passwords/password-hash.ts'
import { type Bearer, openSession } from '../cross-account/actors.ts'
import { PASSWORD } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'

export type Newcomer = {
  readonly userId: string
  readonly email: string
  readonly bearer: Bearer
  /** Where there is an account. */
  readonly accountId: string
  readonly cookie: ''
}

let hash: Promise<string> | null = null

/** Someone with a password and a session, without the time it takes to join. */
export async function newcomer(
  api: TestApi,
  kind: 'personal' | 'business' | null,
): Promise<Newcomer> {
  const userId = randomUUID()
  const email = `${userId}@understory.test`
  const named = kind && { firstname: 'Ada', lastname: 'Lovelace', default_currency: 'GBP' as const }
  await api.deps.db
    .insertInto('app_user')
    .values({ id: userId, email, name: 'Ada Lovelace', ...named })
    .execute()
  hash ??= hashPassword(PASSWORD, 'low')
  const method = { id: randomUUID(), provider_id: 'credential', account_id: userId }
  await api.deps.db
    .insertInto('sign_in_method')
    .values({ ...method, user_id: userId, password: await hash })
    .execute()
  const accountId = kind ? await openAccountOf(api, userId, kind) : ''
  const { bearer } = await openSession(api, userId)
  return { userId, email, bearer, accountId, cookie: '' }
}

async function openAccountOf(
  { deps: { db, clock } }: TestApi,
  userId: string,
  kind: 'personal' | 'business',
): Promise<string> {
  const [id, created_at] = [randomUUID(), clock()]
  await db
    .insertInto('account')
    .values({ id, kind, display_name: 'Fernbank', country: 'GB', created_at })
    .execute()
  await db
    .insertInto('membership')
    .values({ account_id: id, user_id: userId, role: 'owner', created_at })
    .execute()
  await db.updateTable('app_user').set({ active_account_id: id }).where('id', '=', userId).execute()
  return id
}

/** The headers of a colleague who may buy for an account, and not change it. */
export async function memberOf(api: TestApi, accountId: string): Promise<Bearer> {
  const { userId, bearer } = await newcomer(api, null)
  await api.deps.db
    .insertInto('membership')
    .values({ account_id: accountId, user_id: userId, role: 'member' })
    .execute()
  return { ...bearer, 'x-account-uuid': accountId }
}
