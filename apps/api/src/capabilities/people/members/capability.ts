import type { Capability } from '../../../capability.ts'
import { memberRoutes } from './routes.ts'

export const members: Capability = {
  area: 'people',
  name: 'members',
  says: 'Who else works on an account, and in which role.',
  owns: {
    invitation: {
      modes: 'live',
      retention: {
        days: 90,
        since: 'expires_at',
        what: 'Invitations of colleagues, with their email',
      },
      exported: { of: 'account', columns: ['email', 'role', 'created_at', 'accepted_at'] },
    },
    membership: { modes: 'live', retention: 'yours', exported: { of: 'user' } },
  },
  reads: ['account'],
  alsoWrites: ['app_user'],
  asPlatform: {
    'accept-invitation.ts':
      'an invitation is of an account that the invited person does not see yet',
  },
  routes: memberRoutes,
}
