import type { Capability } from '../../../capability.ts'
import { DAY, EMAIL_QUEUE, triedFor } from '../../../jobs/queue-options.ts'
import { ALERT_QUEUES } from './alerts/alert-queue.ts'
import { sendPaymentAlert } from './alerts/send-payment-alert.ts'
import { leaveProvider } from './customer/leave-provider.ts'
import { numberInvoices } from './invoices/number-invoices.ts'
import { PAYMENT_CHECKS } from './payment-checks.ts'
import { paymentRoutes } from './routes.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'refund-payment': { paymentId: string }
    /** At the provider, with what is unpaid of it. */
    'end-subscription': { gatewayId: string }
    'send-payment-alert': { alertId: string }
  }
}

export const payments: Capability = {
  area: 'commerce',
  name: 'payments',
  says: 'Cards, tax ids and charges of an account at the payment provider.',
  owns: {
    billing_address: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
    invoice: { modes: 'live', retention: 'books', exported: { of: 'account' } },
    invoice_number_gap: { modes: 'live', retention: 'books' },
    invoice_numbers_reserved: { modes: 'live', retention: 'books' },
    payment: {
      modes: 'live',
      retention: 'books',
      exported: {
        of: 'account',
        columns: [
          'purchase_id',
          'amount_minor',
          'currency',
          'status',
          'card_brand',
          'card_last4',
          'created_at',
          'settled_at',
        ],
      },
    },
    payment_alert: { modes: 'live', retention: 'books' },
    payment_customer: {
      whenAccountCloses: 'deleted here, and then at the payment provider',
      modes: 'live',
      retention: 'yours',
      exported: { of: 'account' },
    },
    tax_id: {
      modes: 'live',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
  },
  views: ['invoice_statement'],
  publishes: ['invoice', 'invoice_statement', 'payment', 'payment_alert'],
  asPlatform: {
    'tax-ids/reconcile-tax-ids.ts': 'the provider answers for any account',
  },
  routes: paymentRoutes,
  jobs: {
    'refund-payment': {
      queue: triedFor(7 * DAY),
      run: ({ payments }, { paymentId }) =>
        payments.refundPayment(paymentId, `refund:${paymentId}`),
    },
    'end-subscription': {
      queue: triedFor(7 * DAY),
      run: ({ payments }, { gatewayId }) => payments.endSubscription(gatewayId),
    },
    'send-payment-alert': {
      queue: EMAIL_QUEUE,
      run: (deps, { alertId }) => sendPaymentAlert(deps, alertId),
    },
  },
  steps: [{ name: 'number-invoices', everyMs: 500, run: numberInvoices }],
  workQueues: ALERT_QUEUES,
  closesAccount: leaveProvider,
  checks: PAYMENT_CHECKS,
}
