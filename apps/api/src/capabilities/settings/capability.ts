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
  name: 'settings',
  says: 'Details of people and accounts, the export of their data and their deletion.',
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
