import { sql } from 'kysely'
import { GIVEN_UP_QUEUE } from '../../../jobs/queue-options.ts'
import { countWaiting, type WorkQueue } from '../../../work-queue.ts'

export const GIVEN_UP_WORK: WorkQueue = {
  name: 'given-up-jobs',
  label: 'Emails and jobs given up',
  says: 'What was tried until nothing was gained by trying again, and nothing does by itself.',
  href: '/staff/queues#given-up-jobs',
  duty: 'run',
  waiting: (db) =>
    countWaiting({
      limit: (most) => ({
        execute: async () => {
          const { rows } = await sql<{ at: Date }>`
            select created_on as at from pgboss.job
            where name = ${GIVEN_UP_QUEUE} and state = 'created'
            order by created_on limit ${most}`.execute(db)
          return rows
        },
      }),
    }),
}
