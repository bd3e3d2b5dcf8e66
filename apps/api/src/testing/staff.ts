import { type Bearer, openSession } from './cross-account/actors.ts'
import { joinAs, userIdOf } from './people.ts'
import type { TestApi } from './start-test-api.ts'

/** A member of staff, signed in with a claim and a second factor. */
export async function joinStaff(api: TestApi): Promise<{ staffId: string; bearer: Bearer }> {
  const person = await joinAs(api, 'personal')
  const staffId = await userIdOf(api, person)
  const { bearer } = await openSession(api, staffId)
  const now = api.deps.clock()
  await api.deps.db
    .insertInto('staff_member')
    .values({ user_id: staffId, email: person.email, claims: ['support'], checked_at: now })
    .execute()
  await api.deps.db
    .updateTable('sign_in_session')
    .set({ signed_in_with: 'google-staff', second_factor_at: now, created_at: now })
    .where('user_id', '=', staffId)
    .execute()
  return { staffId, bearer }
}
