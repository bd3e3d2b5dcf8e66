import type { Capability } from '../../../capability.ts'
import {
  DAY,
  EMAIL_QUEUE,
  NOT_TRIED_AGAIN,
  triedAgain,
  triedFor,
} from '../../../jobs/queue-options.ts'
import { chargeDueStores, chargeUsage, checkAppPlan } from './charge-usage.ts'
import { endAppPlan } from './end-app-plan.ts'
import { appBillingRoutes } from './routes.ts'
import { sendCapWarning } from './send-cap-warning.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'check-app-plan': { storeId: string }
    'charge-usage': { storeId: string }
    'charge-due-stores': Record<string, never>
    'send-cap-warning': { planId: string; periodEnd: string }
  }
}

export const appBilling: Capability = {
  area: 'stores',
  name: 'app-billing',
  says: 'How Shopify bills what its shops contribute: a limit asked for, and usage recorded under it.',
  owns: {
    store_usage_attempt: {
      modes: 'live',
      retention: 'books',
      notExported: 'follows from charges, which are exported',
    },
    store_usage_record: { modes: 'live', retention: 'books', exported: { of: 'account' } },
    store_usage_refusal: {
      modes: 'live',
      retention: 'books',
      notExported: 'follows from charges, which are exported',
    },
  },
  publishes: ['store_usage_record'],
  asPlatform: { 'end-app-plan.ts': 'bills are written by the platform alone' },
  routes: appBillingRoutes,
  jobs: {
    'check-app-plan': { queue: triedFor(3 * DAY), run: checkAppPlan },
    'charge-usage': {
      queue: triedAgain(8, 10),
      mayBeLost: 'charge-due-stores begins it again each night',
      run: chargeUsage,
    },
    'charge-due-stores': { queue: NOT_TRIED_AGAIN, every: '11 5 * * *', run: chargeDueStores },
    'send-cap-warning': { queue: EMAIL_QUEUE, run: sendCapWarning },
  },
  beforeDisconnecting: endAppPlan,
}
