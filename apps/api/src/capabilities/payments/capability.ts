import type { Capability } from '../../capability.ts'
import { triedAgain } from '../../jobs/queue-options.ts'
import { numberInvoices } from './number-invoices.ts'
import { paymentRoutes } from './routes.ts'

declare module '../../jobs/jobs.ts' {
  interface Jobs {
    'refund-payment': { paymentId: string }
    /** At the provider, with what is unpaid of it. */
    'end-subscription': { gatewayId: string }
  }
}

export const payments: Capability = {
  name: 'payments',
  says: 'Cards, tax ids and charges of an account at the payment provider.',
  routes: paymentRoutes,
  jobs: {
    'refund-payment': {
      queue: triedAgain(20),
      run: ({ payments }, { paymentId }) =>
        payments.refundPayment(paymentId, `refund:${paymentId}`),
    },
    'end-subscription': {
      queue: triedAgain(20),
      run: ({ payments }, { gatewayId }) => payments.endSubscription(gatewayId),
    },
  },
  steps: [{ name: 'number-invoices', everyMs: 500, run: numberInvoices }],
}
