import type { Capability } from '../../../capability.ts'
import { DAY, EMAIL_QUEUE, NOT_TRIED_AGAIN, triedFor } from '../../../jobs/queue-options.ts'
import { subscriptionApiRoutes } from './api-routes.ts'
import { refundSecondCycle, refundSecondSubscription } from './cycles/refund-second-subscription.ts'
import { sendSubscriptionEmail } from './notices/send-subscription-email.ts'
import type { SubscriptionEmail } from './notices/subscription-email.ts'
import { renderSubscriptionEvent } from './present-api-subscription.ts'
import { subscriptionRoutes } from './routes.ts'
import { sweepPlanQuotes } from './start/sweep-plan-quotes.ts'
import { billStores } from './usage/bill-stores.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'refund-second-subscription': { cycleId: string }
    'refund-second-cycle': { cycleId: string }
    'bill-stores': Record<string, never>
    'send-subscription-email': SubscriptionEmail
  }
}

export const subscriptions: Capability = {
  area: 'commerce',
  name: 'subscriptions',
  says: 'Plans that renew: quoted, started, billed by the provider, changed and ended.',
  owns: {
    plan_quote: { modes: 'both', retention: 'choices', exported: { of: 'account' } },
    subscription: { modes: 'live', retention: 'books', exported: { of: 'account' } },
    subscription_cycle: {
      modes: 'live',
      retention: 'books',
      exported: { of: 'account', alsoCsv: true },
    },
    subscription_revision: { modes: 'live', retention: 'books', exported: { of: 'account' } },
  },
  publishes: ['plan_quote', 'subscription', 'subscription_cycle', 'subscription_revision'],
  asPlatform: {
    'change/end-subscription.ts': 'the provider vouches for the state of a subscription',
    'start/find-plan-obstacle.ts': 'whether a quote was started is known of all accounts',
    'start/plan-quote.ts': 'a quote belongs to nobody until it is bought',
    'reconcile-subscriptions.ts': 'the provider answers for any account',
    'usage/end-usage-plan.ts': 'cycles and bills are written by the platform alone',
    'usage/start-usage-plan.ts': 'the provider vouches for the state of a subscription',
  },
  routes: subscriptionRoutes,
  apiRoutes: subscriptionApiRoutes,
  eventRenderers: {
    'subscription.started': renderSubscriptionEvent,
    'subscription.changed': renderSubscriptionEvent,
    'subscription.renewed': renderSubscriptionEvent,
    'subscription.payment_failed': renderSubscriptionEvent,
    'subscription.canceled': renderSubscriptionEvent,
  },
  sweeps: [sweepPlanQuotes],
  jobs: {
    'refund-second-cycle': {
      queue: triedFor(7 * DAY),
      run: (deps, { cycleId }) => refundSecondCycle(deps, cycleId),
    },
    'refund-second-subscription': {
      queue: triedFor(7 * DAY),
      run: (deps, { cycleId }) => refundSecondSubscription(deps, cycleId),
    },
    'bill-stores': { queue: NOT_TRIED_AGAIN, every: '* * * * *', run: billStores },
    'send-subscription-email': { queue: EMAIL_QUEUE, run: sendSubscriptionEmail },
  },
}
