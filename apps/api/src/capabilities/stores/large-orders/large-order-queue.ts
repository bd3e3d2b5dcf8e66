import { MOST_COUNTED, type WorkQueue } from '../../../work-queue.ts'
import { openLargeOrders } from './list-large-orders.ts'

export const LARGE_ORDER_QUEUE: WorkQueue = {
  name: 'large-orders',
  label: 'Large orders of shops',
  says: 'Each would fund more than one purchase can hold, such as over a million trees, so it counts for nothing until someone has asked the merchant.',
  href: '/staff/queues#large-orders',
  duty: 'watch-payments',
  waiting: async (db) => {
    const open = await openLargeOrders(db, MOST_COUNTED + 1)
    return { count: open.length, oldestAt: open[0]?.updated_at ?? null }
  },
}
