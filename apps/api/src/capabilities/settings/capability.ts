import type { Capability } from '../../capability.ts'
import { triedAgain } from '../../jobs/queue-options.ts'
import { forgetCustomer } from './forget-customer.ts'
import { settingsRoutes } from './routes.ts'
import { sweepGuests } from './sweep-guests.ts'

declare module '../../jobs/jobs.ts' {
  interface Jobs {
    'forget-customer': { customerId: string; subscriptions?: string[]; payments?: string[] }
  }
}

export const settings: Capability = {
  area: 'people',
  name: 'settings',
  says: 'Details of people and accounts, the export of their data and their deletion.',
  owns: {
    notification_choice: { retention: 'yours', exported: { of: 'account' } },
    stored_picture: {
      retention: 'yours',
      exported: { of: 'account', columns: ['id', 'content_type', 'created_at'] },
    },
  },
  reads: [
    'footprint_verification',
    'inventory_line',
    'membership',
    'payment',
    'purchase',
    'sign_in_method',
    'store_bill',
    'store_bill_order',
    'subscription',
  ],
  alsoWrites: [
    'account',
    'app_user',
    'audit_entry',
    'billing_address',
    'email_message',
    'footprint',
    'gift',
    'invitation',
    'payment_customer',
    'store',
    'store_app_plan',
    'store_order',
    'vehicle',
    'vehicle_offset',
  ],
  asPlatform: {
    'delete-user.ts': 'accounts that end with a user are closed in every part',
    'received-gifts.ts': 'a received gift is a row of its giver',
  },
  routes: settingsRoutes,
  jobs: { 'forget-customer': { queue: triedAgain(20), run: forgetCustomer } },
  sweeps: [sweepGuests],
  bodies: {
    fileForms: [/^\/my-impact\/account\/logo$/],
    fileCalls: [/^\/api\/accounts\/logo$/],
    refusedAt: {
      '/my-impact/account/logo': '/my-impact/account/settings/logo?logo=PICTURE_TOO_LARGE',
    },
  },
}
