import { countWaiting, type WorkQueue } from '../../../../work-queue.ts'
import { findGivenUp } from './given-up-records.ts'

export const GIVEN_UP_WEBHOOK_QUEUE: WorkQueue = {
  name: 'given-up-webhooks',
  label: 'Webhooks of developers given up',
  says: 'Webhooks that were switched off because nothing arrived, and events that were given up.',
  href: '/staff/queues#given-up-webhooks',
  duty: 'run',
  waiting: (db) =>
    countWaiting({
      limit: (most) => ({
        execute: async () => (await findGivenUp(db, { most })).map(({ since: at }) => ({ at })),
      }),
    }),
}
