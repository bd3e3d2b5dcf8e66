import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { InviteMember } from '@understory/contracts/people/members.ts'
import type { Tx } from '@understory/database/connect.ts'
import { mayInvite } from '@understory/domain/people/members/membership-change.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { refuse } from '../../../http/refuse.ts'
import { newInvitationToken } from './invitation-token.ts'
import { listMembers, presentInvitation } from './records.ts'

type InviteMemberDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'newId' | 'jobs' | 'limit'>

export const INVITATION_DAYS = 7

/** Of whoever invites: nobody's mailbox is filled by others. */
const PER_EMAIL = { name: 'invitation-of-email', points: 5, seconds: 86_400 }

/** Invites a colleague. Inviting the same email again invalidates the older link. */
export async function inviteMember(
  deps: InviteMemberDeps,
  actor: AccountActor,
  { email, role, entryPart }: BodyOf<typeof InviteMember>,
) {
  if (!mayInvite(actor.role, role)) return refuse('ROLE_FORBIDS')
  if (!(await hasProvedEmail(deps, actor.userId))) return refuse('OWN_EMAIL_UNVERIFIED')
  const members = await listMembers(deps.db, actor.accountId)
  if (members.some((member) => member.email === email)) return refuse('MEMBER_EXISTS')
  if (!(await deps.limit(PER_EMAIL, email))) return refuse('TOO_MANY_ATTEMPTS')
  return transact(deps.db, async (tx) => {
    const { token, hash } = newInvitationToken(deps.newId)
    const invitation = await saveInvitation(tx, deps, { actor, email, role, entryPart, hash })
    const url = `${deps.config.origin}/invitation?token=${token}`
    await deps.jobs.enqueue(tx, 'send-invitation', {
      invitationId: invitation.id,
      tokenHash: hash,
      url,
    })
    return presentInvitation(invitation)
  })
}

async function hasProvedEmail({ db }: Pick<Deps, 'db'>, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('app_user')
    .select('email_verified')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.email_verified === true
}

function saveInvitation(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  asked: BodyOf<typeof InviteMember> & { actor: AccountActor; hash: string },
) {
  const { actor, email, role, entryPart, hash } = asked
  const now = deps.clock()
  const fresh = {
    role,
    entry_part: entryPart && JSON.stringify(entryPart),
    token_hash: hash,
    invited_by: actor.userId,
    created_at: now,
    expires_at: new Date(now.getTime() + INVITATION_DAYS * 24 * 3_600_000),
    accepted_at: null,
  }
  return tx
    .insertInto('invitation')
    .values({ id: deps.newId(), account_id: actor.accountId, email, ...fresh })
    .onConflict((conflict) => conflict.columns(['account_id', 'email']).doUpdateSet(fresh))
    .returningAll()
    .executeTakeFirstOrThrow()
}
