import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { hashOfToken } from './invitation-token.ts'
import { findOpenInvitation } from './records.ts'

/** What an invitation says to anyone who has its link. */
export async function findInvitation(deps: Pick<Deps, 'db' | 'clock'>, token: string) {
  const found = await findOpenInvitation(deps.db, hashOfToken(token), deps.clock())
  if (!found) return refuse('INVITATION_NOT_FOUND')
  return {
    accountName: found.account_name,
    role: found.role,
    email: found.email,
    invitedBy: found.invited_by,
    expiresAt: found.expires_at.toISOString(),
  }
}
