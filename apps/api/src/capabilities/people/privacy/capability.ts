import type { Capability } from '../../../capability.ts'
import { DAY, EMAIL_QUEUE, triedFor } from '../../../jobs/queue-options.ts'
import { forgetCustomer } from './forget-customer.ts'
import { privacyRoutes } from './routes.ts'
import { sendDeletionNotice } from './send-deletion-notice.ts'
import { sweepGuests } from './sweep-guests.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'send-deletion-notice': { email: string; messageId: string }
    'forget-customer': { customerId: string; subscriptions?: string[]; payments?: string[] }
  }
}

export const privacy: Capability = {
  area: 'people',
  name: 'privacy',
  says: 'What people may have of their data: its export, and its deletion.',
  asPlatform: {
    'delete-user.ts': 'accounts that end with a user are closed in every part',
    'received-gifts.ts': 'a received gift is a row of its giver',
  },
  routes: privacyRoutes,
  jobs: {
    'forget-customer': { queue: triedFor(7 * DAY), run: forgetCustomer },
    'send-deletion-notice': { queue: EMAIL_QUEUE, run: sendDeletionNotice },
  },
  sweeps: [sweepGuests],
}
