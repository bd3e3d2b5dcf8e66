import type { Capability } from '../../../capability.ts'
import { EMAIL_QUEUE } from '../../../jobs/queue-options.ts'
import { forgetInvitations } from './forget-invitations.ts'
import { memberRoutes } from './routes.ts'
import { sendInvitation } from './send-invitation.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'send-invitation': { invitationId: string; tokenHash: string; url: string }
  }
}

export const members: Capability = {
  area: 'people',
  name: 'members',
  says: 'Who else works on an account, and in which role.',
  owns: {
    invitation: {
      modes: 'live',
      isDeletedWithAccount: true,
      retention: {
        days: 90,
        since: 'expires_at',
        what: 'Invitations of colleagues, with their email',
      },
      exported: { of: 'account', columns: ['email', 'role', 'created_at', 'accepted_at'] },
    },
  },
  asPlatform: {
    'accept-invitation.ts':
      'an invitation is of an account that the invited person does not see yet',
  },
  routes: memberRoutes,
  jobs: { 'send-invitation': { queue: EMAIL_QUEUE, run: sendInvitation } },
  forgetsUser: forgetInvitations,
}
