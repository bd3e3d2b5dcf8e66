import { countWaiting, type WorkQueue } from '../../../work-queue.ts'

const DUTY = 'verify-footprints'

export const VERIFICATION_QUEUES: readonly WorkQueue[] = [
  {
    name: 'footprints-to-verify',
    label: 'Footprints to verify',
    says: 'Handed over by their companies, and locked until they are decided.',
    href: '/staff/queues#footprints-to-verify',
    duty: DUTY,
    waiting: (db) =>
      countWaiting(
        db
          .selectFrom('footprint_verification')
          .select('requested_at as at')
          .where('outcome', 'is', null)
          .orderBy('requested_at'),
      ),
  },
  {
    name: 'unlock-requests',
    label: 'Unlock requests',
    says: 'Verified footprints that a company wants to change, with its reason.',
    href: '/staff/queues#unlock-requests',
    duty: DUTY,
    waiting: (db) =>
      countWaiting(
        db
          .selectFrom('unlock_request')
          .select('requested_at as at')
          .where('answer', 'is', null)
          .orderBy('requested_at'),
      ),
  },
]
