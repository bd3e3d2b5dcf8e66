import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { StaffReason } from './staff-reason.ts'

/** At most so many are listed, tried again or dropped at once. */
export const GIVEN_UP_JOBS_AT_ONCE = 200

const GivenUpJob = z.object({
  jobId: z.uuid(),
  /** The name of its queue, such as send-receipt. */
  queue: z.string(),
  /** What and whom it is about: numbers, and the address of an email. Never a link or a secret. */
  about: z.array(z.object({ name: z.string(), value: z.string() })),
  /** What went wrong last, without what may be a secret or a person's. */
  lastError: z.string(),
  attempts: z.int(),
  queuedAt: z.iso.datetime(),
  givenUpAt: z.iso.datetime(),
  /** Whether the link that it sends has ended by now, so that nothing is gained by trying again. */
  isOutOfDate: z.boolean(),
})
export type GivenUpJob = z.output<typeof GivenUpJob>

const JobsToSettle = z.strictObject({
  jobIds: z
    .array(z.uuid(), 'Please choose at least one job.')
    .min(1, 'Please choose at least one job.')
    .max(GIVEN_UP_JOBS_AT_ONCE, `Please choose at most ${GIVEN_UP_JOBS_AT_ONCE} jobs.`),
  reason: StaffReason,
})

export const ListGivenUpJobs = endpoint({
  method: 'GET',
  path: '/api/staff/given-up-jobs',
  summary: 'Emails and other jobs that were given up, oldest first',
  answer: z.object({
    jobs: z.array(GivenUpJob),
    /** There are more than are listed. */
    hasMore: z.boolean(),
  }),
})

export const RetryGivenUpJobs = endpoint({
  method: 'POST',
  path: '/api/staff/given-up-jobs/retry',
  summary: 'Try given-up jobs again, as if they were new; those whose link has ended stay',
  body: JobsToSettle,
  answer: z.object({ retried: z.int(), outOfDate: z.int() }),
  refusals: ['GIVEN_UP_JOB_NOT_FOUND', 'JOB_OUT_OF_DATE', 'BAD_REQUEST'],
})

export const DropGivenUpJobs = endpoint({
  method: 'POST',
  path: '/api/staff/given-up-jobs/drop',
  summary: 'Drop given-up jobs for good, with a reason',
  body: JobsToSettle,
  answer: z.object({ dropped: z.int() }),
  refusals: ['GIVEN_UP_JOB_NOT_FOUND', 'BAD_REQUEST'],
})
