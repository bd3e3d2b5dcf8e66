import type { Capability } from '../../../capability.ts'
import { EMAIL_QUEUE, NOT_TRIED_AGAIN } from '../../../jobs/queue-options.ts'
import { markBounced } from './asking/mark-bounced.ts'
import { remindSuppliers, sendSupplierReminder } from './asking/remind-suppliers.ts'
import { endUseOfWithdrawn } from './end-use-of-answer.ts'
import { supplierRoutes } from './routes.ts'
import { sendSupplierRequest, tellOfSupplierAnswer } from './supplier-mails.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'send-supplier-request': { supplierRequestId: string }
    'send-supplier-reminder': { supplierRequestId: string; count: number }
    'remind-suppliers': Record<string, never>
    'tell-of-supplier-answer': { supplierRequestId: string; at: string }
    'take-back-supplier-answer': { supplierRequestId: string; releaseId: string; at: string }
  }
}

export const suppliers: Capability = {
  area: 'footprints',
  name: 'suppliers',
  says: 'Whom a company buys from, what they are asked, and how their answers replace spending.',
  owns: {
    supplier: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account', alsoCsv: true },
    },
    supplier_line: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
    supplier_campaign: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
    supplier_campaign_change: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
    supplier_request: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: {
        of: 'account',
        columns: [
          'id',
          'supplier_id',
          'footprint_id',
          'campaign_id',
          'asked_by',
          'asked_at',
          'supplier_name',
          'email',
          'message',
          'from_month',
          'to_month',
          'due_on',
          'expires_at',
          'state',
          'stepped_at',
          'reason',
        ],
      },
    },
    supplier_request_event: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
    answer_release: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account', columns: ['id', 'level', 'disclosed', 'shown', 'released_at'] },
    },
    supplier_use: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
  },
  routes: supplierRoutes,
  whenMailReturns: markBounced,
  jobs: {
    'send-supplier-request': {
      queue: EMAIL_QUEUE,
      run: (deps, { supplierRequestId }) => sendSupplierRequest(deps, supplierRequestId),
    },
    'send-supplier-reminder': { queue: EMAIL_QUEUE, run: sendSupplierReminder },
    // Tuesday to Thursday, in the morning.
    'remind-suppliers': { queue: NOT_TRIED_AGAIN, every: '23 9 * * 2-4', run: remindSuppliers },
    'tell-of-supplier-answer': { queue: EMAIL_QUEUE, run: tellOfSupplierAnswer },
    'take-back-supplier-answer': { queue: EMAIL_QUEUE, run: endUseOfWithdrawn },
  },
}
