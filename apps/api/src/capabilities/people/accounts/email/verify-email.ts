import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { provedHere } from './prove-email.ts'

/** The link of the letter. Followed where its owner is signed in, it proves that both are the same person. */
export async function verifyEmail(
  deps: Pick<Deps, 'db' | 'signIn'>,
  token: string,
  headers: Headers,
): Promise<Refused | undefined> {
  const email = await deps.signIn.findVerification(token)
  if (!(await deps.signIn.verifyEmail(token))) return refuse('BAD_VERIFICATION_LINK')
  const session = await deps.signIn.findSession(headers)
  if (!email || !session || session.impersonatedBy) return
  const own = await deps.db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', session.userId)
    .where('email', '=', email)
    .executeTakeFirst()
  if (own) await provedHere(deps.db, own.id)
}
