import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { SignIn } from '@understory/contracts/people/accounts/accounts.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { verifyPassword } from '../passwords/password-hash.ts'
import { openSession } from './open-session.ts'

type SignInDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'signIn'>

// The hash of a random password, at the usual cost: an unknown email is checked against it,
// so that it takes as long as a known one.
const NOBODYS =
  '$argon2id$v=19$m=65536,t=3,p=1$SqAzNzOxhDy1e//s7DU/jw$i8qbOXCegc+R17XpO3VNLGgTZwFOcWMY7sGJ5iak/lg'

/** Opens a session by email and password; the cookies that carry it. */
export async function signIn(
  deps: SignInDeps,
  { email, password, rememberMe }: BodyOf<typeof SignIn>,
  headers: Headers,
): Promise<Refused | { cookies: readonly string[] }> {
  const known = await deps.db
    .selectFrom('app_user as u')
    .innerJoin('sign_in_method as m', 'm.user_id', 'u.id')
    .select(['u.id', 'm.password'])
    .where('u.email', '=', email)
    .where('m.provider_id', '=', 'credential')
    .executeTakeFirst()
  const isRight = await verifyPassword({ hash: known?.password ?? NOBODYS, password })
  if (!known?.password || !isRight) return refuse('BAD_CREDENTIALS')
  return openSession(deps, headers, {
    userId: known.id,
    signedInWith: 'password',
    remember: rememberMe,
  })
}
