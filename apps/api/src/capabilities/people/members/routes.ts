import {
  AcceptInvitation,
  ChangeMemberRole,
  FindInvitation,
  InviteMember,
  LeaveAccount,
  ListMembers,
  OpenBusiness,
  RemoveMember,
  RevokeInvitation,
  SwitchAccount,
} from '@understory/contracts/people/members.ts'
import { mayDo } from '@understory/domain/people/accounts/permissions.ts'
import { withinOne } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changeMember } from './change-member.ts'
import { findInvitation } from './find-invitation.ts'
import { inviteMember } from './invite-member.ts'
import { leaveAccount } from './leave-account.ts'
import { openBusiness } from './open-business.ts'
import { listMembers, listOpenInvitations } from './records.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { switchAccount } from './switch-account.ts'

const HOUR_SECONDS = 3_600
const INVITATION_LIMIT = { name: 'invitation-token', points: 60, seconds: HOUR_SECONDS }
const INVITES_PER_ACCOUNT = { name: 'invite', points: 30, seconds: HOUR_SECONDS }
const BUSINESSES_PER_USER = { name: 'open-business', points: 10, seconds: 24 * HOUR_SECONDS }

export function memberRoutes(deps: Deps): Route[] {
  return [
    route(ListMembers, { access: 'account', may: 'see' }, async ({ actor }) => {
      const members = await listMembers(deps.db, actor.accountId)
      const invitations = mayDo(actor.role, 'manage-members')
        ? await listOpenInvitations(deps.db, actor.accountId, deps.clock())
        : []
      const marked = members.map((each) => ({ ...each, isYou: each.userId === actor.userId }))
      return { members: marked, invitations }
    }),

    route(
      InviteMember,
      {
        access: 'account',
        may: 'manage-members',
        event: 'member-invited',
        businessOnly: 'BUSINESS_ONLY',
      },
      async ({ actor, body }) => {
        if (!(await deps.limit(INVITES_PER_ACCOUNT, actor.accountId))) {
          return refuse('TOO_MANY_ATTEMPTS')
        }
        return inviteMember(deps, actor, body)
      },
    ),

    route(
      RevokeInvitation,
      { access: 'account', may: 'manage-members', event: 'invitation-revoked' },
      ({ actor, params }) =>
        withinOne(deps, (within) => revokeInvitation(within, actor.accountId, params.invitationId)),
    ),

    route(
      ChangeMemberRole,
      { access: 'account', may: 'manage-members', event: 'role-changed' },
      ({ actor, params, body }) =>
        changeMember(deps, {
          accountId: actor.accountId,
          by: actor.userId,
          userId: params.userId,
          to: body.role,
          entryPart: body.entryPart,
        }),
    ),

    route(
      RemoveMember,
      { access: 'account', may: 'manage-members', event: 'member-removed' },
      ({ actor, params }) =>
        changeMember(deps, {
          accountId: actor.accountId,
          by: actor.userId,
          userId: params.userId,
          to: null,
        }),
    ),

    route(LeaveAccount, { access: 'self', event: 'account-left' }, ({ actor, params }) =>
      leaveAccount(deps, actor.userId, params.accountId),
    ),

    route(SwitchAccount, { access: 'self' }, ({ actor, body }) =>
      switchAccount(deps, actor.userId, body.accountId),
    ),

    route(OpenBusiness, { access: 'self', event: 'account-opened' }, async ({ actor, body }) => {
      if (!(await deps.limit(BUSINESSES_PER_USER, actor.userId))) return refuse('TOO_MANY_ATTEMPTS')
      return openBusiness(deps, actor.userId, body)
    }),

    route(FindInvitation, { access: 'session', limit: INVITATION_LIMIT }, ({ body }) =>
      findInvitation(deps, body.token),
    ),

    route(
      AcceptInvitation,
      { access: 'self', limit: INVITATION_LIMIT, event: 'invitation-accepted' },
      ({ actor, body }) => acceptInvitation(deps, actor.userId, body),
    ),
  ]
}
