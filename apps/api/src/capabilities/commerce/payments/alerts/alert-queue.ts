import { countWaiting, type WorkQueue } from '../../../../work-queue.ts'

export const ALERT_QUEUE: WorkQueue = {
  name: 'payment-alerts',
  label: 'Payment alerts',
  says: 'Disputes, refunds that failed, and payments that differ from what was sold.',
  href: '/staff/queues#payment-alerts',
  duty: 'watch-payments',
  waiting: (db) =>
    countWaiting(
      db
        .selectFrom('payment_alert')
        .select('raised_at as at')
        .where('handled_at', 'is', null)
        .orderBy('raised_at'),
    ),
}
