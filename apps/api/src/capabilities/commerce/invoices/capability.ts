import type { Capability } from '../../../capability.ts'
import { EMAIL_QUEUE } from '../../../jobs/queue-options.ts'
import { invoiceApiRoutes } from './api-routes.ts'
import { sendCycleReceipt } from './receipts/send-cycle-receipt.ts'
import { sendReceipt } from './receipts/send-receipt.ts'
import { renderInvoiceEvent } from './render-invoice-event.ts'
import { invoiceRoutes } from './routes.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'send-receipt': { purchaseId: string }
    'send-cycle-receipt': { cycleId: string }
  }
}

export const invoices: Capability = {
  area: 'commerce',
  name: 'invoices',
  says: 'What an invoice shows, its document, and the receipt that carries it.',
  routes: invoiceRoutes,
  apiRoutes: invoiceApiRoutes,
  jobs: {
    'send-receipt': {
      queue: EMAIL_QUEUE,
      run: (deps, { purchaseId }) => sendReceipt(deps, purchaseId),
    },
    'send-cycle-receipt': {
      queue: EMAIL_QUEUE,
      run: (deps, { cycleId }) => sendCycleReceipt(deps, cycleId),
    },
  },
  eventRenderers: { 'invoice.issued': renderInvoiceEvent },
}
