import type { Capability } from '../../../capability.ts'
import { EMAIL_QUEUE, triedAgain } from '../../../jobs/queue-options.ts'
import { loadPurchase } from '../purchases/public.ts'
import { purchaseByKeyApiRoutes } from './api-routes.ts'
import { chargeApproved } from './decide-purchase.ts'
import { renderApprovalEvent } from './render-approval-event.ts'
import { purchaseByKeyRoutes } from './routes.ts'
import { sendPurchaseNeedsYou } from './send-purchase-needs-you.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'charge-approved-purchase': { purchaseId: string }
    'send-purchase-needs-you': { purchaseId: string }
  }
}

export const purchasesByKey: Capability = {
  area: 'commerce',
  name: 'purchases-by-key',
  says: 'What programs buy within the limits of their key, and what a person is asked before.',
  asPlatform: {
    'decide-purchase.ts': 'whether a purchase has ended is written by the platform',
    'charge-key-purchase.ts': 'the provider vouches for what became of a payment',
  },
  routes: purchaseByKeyRoutes,
  apiRoutes: purchaseByKeyApiRoutes,
  eventRenderers: {
    'approval.requested': renderApprovalEvent,
    'approval.approved': renderApprovalEvent,
    'approval.declined': renderApprovalEvent,
    'approval.expired': renderApprovalEvent,
  },
  jobs: {
    'charge-approved-purchase': {
      queue: triedAgain(8, 30),
      run: async (deps, { purchaseId }) => {
        const { account_id: accountId } = await loadPurchase(deps.db, purchaseId)
        const refused = await chargeApproved(deps, { id: purchaseId, accountId })
        if (refused?.refusal.code === 'TRANSACTION_FAILED') throw new Error('not charged yet')
      },
    },
    'send-purchase-needs-you': { queue: EMAIL_QUEUE, run: sendPurchaseNeedsYou },
  },
}
