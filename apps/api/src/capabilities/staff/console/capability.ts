import type { Capability } from '../../../capability.ts'
import { staffRoutes } from './routes.ts'

export const staffConsole: Capability = {
  area: 'staff',
  name: 'console',
  says: 'What the people who run the product do, and for whom and why.',
  owns: {
    audit_entry: { modes: 'both', retention: 'trail', exported: { of: 'account' } },
    staff_member: { modes: 'both', retention: 'common' },
  },
  reads: [
    'account',
    'app_user',
    'certificate',
    'email_message',
    'gift',
    'membership',
    'payment',
    'purchase',
    'purchase_quote',
    'second_factor',
    'sign_in_method',
    'subscription',
    'subscription_cycle',
  ],
  alsoWrites: ['sign_in_session'],
  routes: staffRoutes,
}
