import type { NewsletterIssue } from '@understory/contracts/site/newsletter/newsletter-issues.ts'

export const STATUS_WORDS: Readonly<Record<NewsletterIssue['status'], string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  sent: 'Sent',
  cancelled: 'Cancelled',
}

/** In UTC, as it is scheduled. */
export const utcTime = (iso: string): string =>
  `${new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`

export function issueWhen(issue: NewsletterIssue): string {
  switch (issue.status) {
    case 'scheduled':
      return issue.scheduledFor ? `Goes out on ${utcTime(issue.scheduledFor)}` : ''
    case 'sending':
      return issue.startedAt ? `Begun on ${utcTime(issue.startedAt)}` : ''
    case 'sent':
      return issue.endedAt ? `Done on ${utcTime(issue.endedAt)}` : ''
    default:
      return `Changed on ${utcTime(issue.updatedAt)}`
  }
}
