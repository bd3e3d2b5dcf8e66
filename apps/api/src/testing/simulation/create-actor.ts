import type { AccountActor } from '../../http/actor.ts'
import type { World } from './world.ts'

/** Someone with an account of their own. */
export async function createActor(
  { deps }: World,
  accountKind: 'personal' | 'business',
): Promise<AccountActor> {
  const [accountId, userId] = [deps.newId(), deps.newId()]
  const now = deps.clock()
  await deps.db
    .insertInto('account')
    .values({
      id: accountId,
      kind: accountKind,
      display_name: `Account ${accountId}`,
      country: 'GB',
    })
    .execute()
  await deps.db
    .insertInto('app_user')
    .values({
      id: userId,
      email: `${userId}@simulation.test`,
      email_verified: true,
      created_at: now,
      updated_at: now,
      name: '',
    })
    .execute()
  return { accountId, accountKind, userId, role: 'owner' } as unknown as AccountActor
}
