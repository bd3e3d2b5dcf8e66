import type { JobName } from './jobs.ts'
import { DAY, linkQueue, type QueueOptions } from './queue-options.ts'

/** Emails with a link that ends, in seconds after they were queued. */
const LINK_ENDS_AFTER = {
  'send-verification': DAY,
  'send-email-confirmation': DAY,
  'send-password-reset': 3_600,
} as const satisfies { readonly [Name in JobName]?: number }
type LinkJob = keyof typeof LINK_ENDS_AFTER

/** They are tried for as long as their links work. */
export const LINK_QUEUES: Readonly<Record<LinkJob, QueueOptions>> = {
  'send-verification': linkQueue(LINK_ENDS_AFTER['send-verification']),
  'send-email-confirmation': linkQueue(LINK_ENDS_AFTER['send-email-confirmation']),
  'send-password-reset': linkQueue(LINK_ENDS_AFTER['send-password-reset']),
}

/** Whether the link that a job sends has ended by now. */
export const hasLinkEnded = (queue: string, queuedAt: Date, now: Date): boolean =>
  isLinkJob(queue) && now.getTime() - queuedAt.getTime() >= LINK_ENDS_AFTER[queue] * 1_000

const isLinkJob = (queue: string): queue is LinkJob => Object.hasOwn(LINK_ENDS_AFTER, queue)
