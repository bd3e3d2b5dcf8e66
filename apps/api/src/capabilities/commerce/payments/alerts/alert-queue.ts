import { anyOf } from '@understory/database/any-of.ts'
import { countWaiting, type WorkQueue } from '../../../../work-queue.ts'
import type { AlertKind } from './raise-alert.ts'

type AlertQueueName = 'payment-alerts' | 'refunds-to-make' | 'parked-payments'

/** Where each kind waits. */
const QUEUE_OF: Readonly<Record<AlertKind, AlertQueueName>> = {
  'dispute-inquiry': 'payment-alerts',
  'dispute-opened': 'payment-alerts',
  'dispute-won': 'payment-alerts',
  'dispute-lost': 'payment-alerts',
  'fraud-warning': 'payment-alerts',
  'decided-and-refunded': 'payment-alerts',
  'usage-refused': 'payment-alerts',
  'refund-failed': 'refunds-to-make',
  'amount-differs': 'refunds-to-make',
  'second-subscription': 'refunds-to-make',
  'second-cycle': 'refunds-to-make',
  'second-offset': 'refunds-to-make',
  'supply-exceeded': 'parked-payments',
  'not-disclosed': 'parked-payments',
}

/** Alerts by what there is to do about them; the page has them together, oldest first. */
export const ALERT_QUEUES: readonly WorkQueue[] = [
  queueOf({
    name: 'payment-alerts',
    label: 'Payment alerts',
    says: 'Disputes, warnings of fraud, and bills of shops that were refused.',
  }),
  queueOf({
    name: 'refunds-to-make',
    label: 'Refunds to see to',
    says: 'Refunds that failed, and payments that should go back: paid twice, or another amount than asked.',
  }),
  queueOf({
    name: 'parked-payments',
    label: 'Parked payments',
    says: 'Paid for, and more than its project has supplied: nothing of it counts until there is supply.',
  }),
]

type AlertQueue = Pick<WorkQueue, 'label' | 'says'> & { readonly name: AlertQueueName }

function queueOf(queue: AlertQueue): WorkQueue {
  const kinds = Object.entries(QUEUE_OF).flatMap(([kind, name]) =>
    name === queue.name ? [kind] : [],
  )
  return {
    ...queue,
    href: '/staff/queues#payment-alerts',
    duty: 'watch-payments',
    waiting: (db) =>
      countWaiting(
        db
          .selectFrom('payment_alert')
          .select('raised_at as at')
          .where('handled_at', 'is', null)
          .where((eb) => anyOf(eb.ref('kind'), kinds))
          .orderBy('raised_at'),
      ),
  }
}
