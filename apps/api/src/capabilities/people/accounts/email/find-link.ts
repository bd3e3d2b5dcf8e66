import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { FindLink } from '@understory/contracts/people/accounts/sign-in.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { findUnclaimed, readClaim } from '../guests/unclaimed.ts'
import { findEmailChange } from './change-email.ts'
import { findRecovery } from './recovery-links.ts'

type FindLinkDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'signIn'>

/** What a link would do, so that its page can say beforehand that it is used up or too old. */
export async function findLink(
  deps: FindLinkDeps,
  { kind, token }: BodyOf<typeof FindLink>,
): Promise<ReplyOf<typeof FindLink> | Refused> {
  if (kind === 'recovery') {
    const email = await findRecovery(deps.db, token)
    return email ? { email } : refuse('BAD_RECOVERY_LINK')
  }
  if (kind === 'change-email') {
    const email = await findEmailChange(deps, token)
    return email ? { email } : refuse('BAD_VERIFICATION_LINK')
  }
  if (kind === 'verification') {
    const email = await deps.signIn.findVerification(token)
    return email ? { email } : refuse('BAD_VERIFICATION_LINK')
  }
  const email = await findClaim(deps, token)
  return email ? { email } : refuse('BAD_CLAIM_LINK')
}

async function findClaim(deps: FindLinkDeps, token: string): Promise<string | null> {
  const claim = await readClaim(deps, token)
  if (!claim) return null
  const unclaimed = await findUnclaimed(deps.db, { id: claim.id })
  return unclaimed?.email === claim.email ? claim.email : null
}
