import { anyOf } from '@understory/database/any-of.ts'
import type { Tx } from '@understory/database/connect.ts'
import { ROLES, type Role } from '@understory/domain/people/accounts/permissions.ts'
import type { EntryPart } from '@understory/domain/people/members/entry-part.ts'
import {
  mayInvite,
  refuseMembershipChange,
} from '@understory/domain/people/members/membership-change.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { changeRole } from '../accounts/public.ts'
import { lockMembers } from './records.ts'

type ChangeMemberInput = {
  accountId: string
  /** The user who makes the change; their role is read under the same lock. */
  by: string
  /** The member it is about. */
  userId: string
  /** null: they are to leave. */
  to: Role | null
  /** Of the role `entry`. */
  entryPart?: EntryPart | null
}

/** Changes a member's role or ends their membership; the account always has an owner. */
export function changeMember(
  deps: Pick<Deps, 'db'>,
  wanted: ChangeMemberInput,
): Promise<Refused | undefined> {
  const { accountId, by, userId, to } = wanted
  return transact(deps.db, async (tx) => {
    const members = await lockMembers(tx, accountId)
    const member = members.find((each) => each.userId === userId)
    if (!member) return refuse('MEMBER_NOT_FOUND')
    const asker = members.find((each) => each.userId === by)
    const refusal = refuseMembershipChange({
      by: asker?.role ?? 'viewer',
      from: member.role,
      to,
      isSelf: userId === by,
      owners: members.filter(({ role }) => role === 'owner').length,
    })
    if (refusal) return refuse(refusal)
    await changeRole(
      tx,
      { accountId, userId },
      to && { role: to, entryPart: wanted.entryPart ?? null },
    )
    await endInvitations(tx, { accountId, userId }, to)
    return undefined
  })
}

/** What a member sent and might not send any more: nobody comes back by an invitation of their own. */
async function endInvitations(
  tx: Tx,
  { accountId, userId }: { accountId: string; userId: string },
  role: Role | null,
): Promise<void> {
  const ended = ROLES.filter((invited) => role === null || !mayInvite(role, invited))
  if (ended.length === 0) return
  await tx
    .deleteFrom('invitation')
    .where('account_id', '=', accountId)
    .where('invited_by', '=', userId)
    .where((eb) => anyOf(eb.ref('role'), ended))
    .where('accepted_at', 'is', null)
    .execute()
}
