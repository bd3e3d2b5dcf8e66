import { countWaiting, type WorkQueue } from '../../../work-queue.ts'

export const CHANGE_QUEUE: WorkQueue = {
  name: 'proposed-changes',
  label: 'Proposed changes',
  says: 'Prices, projects and texts that wait for a second person to publish them.',
  href: '/staff/changes',
  duty: 'open-console',
  waiting: (db) =>
    countWaiting(
      db
        .selectFrom('staff_change')
        .select('proposed_at as at')
        .where('status', '=', 'proposed')
        .orderBy('proposed_at'),
    ),
}
