import type { Capability } from '../../../capability.ts'
import { EMAIL_QUEUE, NOT_TRIED_AGAIN } from '../../../jobs/queue-options.ts'
import { reconcileTaxIds } from '../payments/public.ts'
import { reconcileSubscriptions } from '../subscriptions/public.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { reconcileRefunds } from './refunds/reconcile-refunds.ts'
import type { RefundNotice, RefundPartNotice } from './refunds/refund-notices.ts'
import { sendRefundNotice, sendRefundPartNotice } from './refunds/send-refund-notice.ts'
import { settlementRoutes } from './routes.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'reconcile-payments': Record<string, never>
    'send-refund-notice': RefundNotice
    'send-refund-part-notice': RefundPartNotice
  }
}

export const settlement: Capability = {
  area: 'commerce',
  name: 'settlement',
  says: 'What became of a payment: said by its event, asked by the page, or found by reconciling.',
  owns: {
    foreign_payment: {
      modes: 'live',
      retention: {
        days: 130,
        since: 'seen_at',
        what: 'Numbers of payments at the payment provider for something else than we sell',
      },
    },
    gateway_event: {
      modes: 'live',
      retention: {
        days: 90,
        since: 'received_at',
        what: 'Numbers of the payment provider’s messages',
      },
    },
    payment_refund: {
      modes: 'live',
      retention: 'books',
      exported: {
        of: 'account',
        columns: ['purchase_id', 'cycle_id', 'amount_minor', 'made_at', 'has_failed'],
      },
    },
    provider_list_place: { modes: 'live', retention: 'waiting' },
  },
  publishes: ['payment_refund'],
  asPlatform: {
    'cancel-unpaid.ts': 'the provider vouches for what became of a payment',
    'get-cycle-outcome.ts': 'the provider vouches for what became of a payment',
    'get-payment-outcome.ts': 'the provider vouches for what became of a payment',
    'routes.ts': 'invoices are numbered one after the other for all accounts',
  },
  routes: settlementRoutes,
  jobs: {
    'reconcile-payments': {
      queue: NOT_TRIED_AGAIN,
      every: '* * * * *',
      run: async (deps) => {
        await reconcilePayments(deps)
        await reconcileSubscriptions(deps)
        await reconcileRefunds(deps)
        await reconcileTaxIds(deps)
      },
    },
    'send-refund-notice': { queue: EMAIL_QUEUE, run: sendRefundNotice },
    'send-refund-part-notice': { queue: EMAIL_QUEUE, run: sendRefundPartNotice },
  },
}
