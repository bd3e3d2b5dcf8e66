import {
  ConfirmSecondFactor,
  StartSecondFactor,
} from '@understory/contracts/people/accounts/second-factor.ts'
import { OpenStaffSession, StartStaffSignIn } from '@understory/contracts/staff/console/staff.ts'
import { Secret, TOTP } from 'otpauth'
import { type Bearer, openSession } from '../cross-account/actors.ts'
import type { TestApi } from '../start-test-api.ts'
import { cookieOf, joinAs, userIdOf } from './people.ts'
import { bearerOf, chooseIdentity, followCallback } from './sign-in.ts'

/** A member of staff, signed in with a second factor, and with every role where none are named. */
export async function joinStaff(
  api: TestApi,
  claims = ['admin'],
): Promise<{ staffId: string; bearer: Bearer }> {
  const person = await joinAs(api, 'personal')
  const staffId = await userIdOf(api, person)
  const { bearer } = await openSession(api, staffId)
  const now = api.deps.clock()
  await api.deps.db
    .insertInto('staff_member')
    .values({ user_id: staffId, email: person.email, claims, checked_at: now })
    .execute()
  await api.deps.db
    .updateTable('sign_in_session')
    .set({ signed_in_with: 'google-staff', second_factor_at: now, created_at: now })
    .where('user_id', '=', staffId)
    .execute()
  return { staffId, bearer }
}

/** A member of staff as a browser signs in: with the identity provider, then a second factor. */
export async function signInStaff(
  api: TestApi,
  persona: string,
): Promise<{ cookie: string; bearer: Bearer }> {
  const started = await api.call(StartStaffSignIn, { body: { next: '/staff' } })
  const back = await chooseIdentity(started.data.url, { persona })
  const { cookie } = await followCallback(api, back, cookieOf(started.headers))
  const bearer = await bearerOf(api, cookie)
  const { secret } = (await api.call(StartSecondFactor, {}, bearer)).data
  await api.call(ConfirmSecondFactor, { body: { code: codeNow(api, secret) } }, bearer)
  await api.call(OpenStaffSession, {}, { cookie })
  return { cookie, bearer }
}

/** What an authenticator app with this secret shows now. */
export function codeNow({ deps }: Pick<TestApi, 'deps'>, secret: string): string {
  const timestamp = deps.clock().getTime()
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}
