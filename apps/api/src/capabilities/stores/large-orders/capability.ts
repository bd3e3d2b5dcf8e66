import type { Capability } from '../../../capability.ts'
import { EMAIL_QUEUE } from '../../../jobs/queue-options.ts'
import { LARGE_ORDER_QUEUE } from './large-order-queue.ts'
import { largeOrderRoutes } from './routes.ts'
import { sendLargeOrderAlert } from './send-large-order-alert.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'send-large-order-alert': { storeId: string; externalId: string; messageId: string }
  }
}

export const largeOrders: Capability = {
  area: 'stores',
  name: 'large-orders',
  says: 'Which orders of shops are too large to count by themselves, and what staff said of them.',
  owns: { large_order_review: { modes: 'both', retention: 'trail' } },
  routes: largeOrderRoutes,
  workQueues: [LARGE_ORDER_QUEUE],
  jobs: { 'send-large-order-alert': { queue: EMAIL_QUEUE, run: sendLargeOrderAlert } },
}
