import { MOST_COUNTED, type WorkQueue } from '../../../../work-queue.ts'
import { findParked } from './parked-records.ts'

export const PARKED_DELIVERY_QUEUE: WorkQueue = {
  name: 'parked-deliveries',
  label: 'Deliveries of shops set aside',
  says: 'What a connected shop sent and nothing could be made of.',
  href: '/staff/queues#parked-deliveries',
  duty: 'run',
  waiting: async (db) => {
    const parked = await findParked(db, MOST_COUNTED + 1)
    return { count: parked.length, oldestAt: parked[0]?.parked_at ?? null }
  },
}
