import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { signToken } from '../../../signing/signed-token.ts'
import { loadUser } from './records.ts'
import { needsSecondFactor } from './second-factor/second-factor.ts'

type IssueTokenDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'signIn'>

export const TOKEN_MINUTES = 10

/** A bearer token of ten minutes for the session of the cookie. It stops working when the session ends. */
export async function issueToken(deps: IssueTokenDeps, headers: Headers) {
  const session = await deps.signIn.findSession(headers)
  if (!session) return refuse('SIGN_IN_REQUIRED')
  if (await needsSecondFactor(deps, session)) return refuse('SECOND_FACTOR_REQUIRED')
  const user = await loadUser(deps.db, session.userId, {
    impersonation: session.impersonation,
    isGuest: session.signedInWith === 'guest',
  })
  if (!user) return refuse('SIGN_IN_REQUIRED')
  const expiresAt = new Date(deps.clock().getTime() + TOKEN_MINUTES * 60_000)
  const claims = {
    sub: session.userId,
    sid: session.id,
    exp: Math.floor(expiresAt.getTime() / 1000),
  }
  const token = await signToken(deps.config.APP_SECRET, 'session', claims)
  return { reply: { token, expiresAt: expiresAt.toISOString(), user }, cookies: session.cookies }
}
