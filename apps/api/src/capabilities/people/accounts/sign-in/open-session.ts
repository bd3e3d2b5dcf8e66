import type { Deps } from '../../../../deps.ts'
import { newSessionToken } from './session-cookie.ts'

type OpenSessionDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'signIn'>

const SESSION_DAYS = 30
/** Long enough to pay and to choose a password. */
const GUEST_HOURS = 2

type Opened = {
  userId: string
  signedInWith: 'password' | 'passkey' | 'guest'
  remember: boolean
  secondFactorAt?: Date
}

/** A new session of a person who has just proved who they are, or of a guest. The one the browser had before ends. */
export async function openSession(deps: OpenSessionDeps, headers: Headers, opened: Opened) {
  await deps.signIn.endSessionOf(headers)
  const token = newSessionToken()
  const now = deps.clock()
  const hours = opened.signedInWith === 'guest' ? GUEST_HOURS : SESSION_DAYS * 24
  await deps.db
    .insertInto('sign_in_session')
    .values({
      id: deps.newId(),
      token,
      user_id: opened.userId,
      expires_at: new Date(now.getTime() + hours * 3_600_000),
      user_agent: headers.get('user-agent'),
      signed_in_with: opened.signedInWith,
      second_factor_at: opened.secondFactorAt ?? null,
      created_at: now,
      rotated_at: now,
    })
    .execute()
  return { cookies: await deps.signIn.cookies.begin(token, { remember: opened.remember }) }
}
