import { countWaiting, type WorkQueue } from '../../../work-queue.ts'

export const LEAD_QUEUE: WorkQueue = {
  name: 'leads',
  label: 'Messages',
  says: 'What people wrote by the contact form, and nobody has answered yet.',
  href: '/staff/queues#leads',
  duty: 'help-people',
  waiting: (db) =>
    countWaiting(
      db
        .selectFrom('lead')
        .select('created_at as at')
        .where('answered_at', 'is', null)
        .orderBy('created_at'),
    ),
}
