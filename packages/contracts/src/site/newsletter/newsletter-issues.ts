import { ISSUE_STATUSES } from '@understory/domain/site/newsletter/issue-status.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

export const ISSUE_LIMITS = { subject: 120, preview: 150, body: 40_000 } as const

const words = (most: number) =>
  z.string().trim().max(most, `Please use at most ${most} characters.`)

const Draft = z.strictObject({
  subject: words(ISSUE_LIMITS.subject).min(1, 'Please give a subject.'),
  preview: words(ISSUE_LIMITS.preview),
  body: words(ISSUE_LIMITS.body).min(1, 'Please write something.'),
})

const Numbers = z.object({
  /** Everyone it was meant for when it began. */
  readers: z.number(),
  sent: z.number(),
  /** Left, or must not be written to, before their turn came. */
  skipped: z.number(),
  /** The mail server would not take it. */
  failed: z.number(),
  /** Handed over as something broke: it may have arrived or not, and is not sent again. */
  unknown: z.number(),
  waiting: z.number(),
  bounced: z.number(),
  complained: z.number(),
  left: z.number(),
})

const Issue = z.object({
  issueId: z.uuid(),
  subject: z.string(),
  status: z.enum(ISSUE_STATUSES),
  updatedAt: z.iso.datetime(),
  scheduledFor: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  numbers: Numbers,
})
export type NewsletterIssue = z.output<typeof Issue>

export const ListIssues = endpoint({
  method: 'GET',
  path: '/api/staff/newsletter/issues',
  summary: 'The latest issues of the newsletter with what became of them, newest first',
  answer: z.object({
    issues: z.array(Issue),
    /** To whom an issue would go now. */
    readers: z.number(),
    suppressed: z.number(),
  }),
})

export const CreateIssue = endpoint({
  method: 'POST',
  path: '/api/staff/newsletter/issues',
  summary: 'Begin an issue, as a draft',
  body: Draft,
  maxBodyBytes: 256 * 1024,
  status: 201,
  answer: z.object({ issueId: z.uuid() }),
  refusals: ['BAD_REQUEST'],
})

const one = {
  path: '/api/staff/newsletter/issues/{issueId}',
  params: z.object({ issueId: z.uuid() }),
} as const
const NOT_POSSIBLE = ['NEWSLETTER_ISSUE_NOT_FOUND', 'NEWSLETTER_ISSUE_FIXED'] as const

export const GetIssue = endpoint({
  method: 'GET',
  ...one,
  summary: 'An issue as it was written, and as readers get it',
  answer: Issue.extend({
    preview: z.string(),
    body: z.string(),
    html: z.string(),
    text: z.string(),
    /** To whom it would go now. */
    wouldReach: z.number(),
  }),
  refusals: ['NEWSLETTER_ISSUE_NOT_FOUND'],
})

export const SaveIssue = endpoint({
  method: 'PUT',
  ...one,
  summary: 'Rewrite a draft',
  body: Draft,
  maxBodyBytes: 256 * 1024,
  status: 204,
  refusals: [...NOT_POSSIBLE, 'BAD_REQUEST'],
})

export const TestIssue = endpoint({
  method: 'POST',
  path: `${one.path}/tests`,
  params: one.params,
  summary: 'Send an issue to oneself, marked as a test',
  status: 202,
  answer: z.object({ sentTo: z.string() }),
  refusals: ['NEWSLETTER_ISSUE_NOT_FOUND', 'TOO_MANY_ATTEMPTS', 'FORBIDDEN'],
})

export const ScheduleIssue = endpoint({
  method: 'POST',
  path: `${one.path}/schedule`,
  params: one.params,
  summary: 'Send an issue now, or at a time; null is now',
  body: z.strictObject({ at: z.iso.datetime().nullable() }),
  status: 204,
  refusals: [
    ...NOT_POSSIBLE,
    'NEWSLETTER_WITHOUT_READERS',
    'NEWSLETTER_TIME_WRONG',
    'BAD_REQUEST',
    'MAY_NOT_SEND',
  ],
})

export const WithdrawIssue = endpoint({
  method: 'POST',
  path: `${one.path}/withdrawal`,
  params: one.params,
  summary: 'Before it starts: cancel an issue, or make a scheduled one a draft again',
  body: z.strictObject({ to: z.enum(['draft', 'cancelled']) }),
  status: 204,
  refusals: [...NOT_POSSIBLE, 'BAD_REQUEST'],
})
