import type { NewsletterIssue } from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import { newsletterMessage } from '../messages/messages.generated.ts'

export const statusWords = (): Readonly<Record<NewsletterIssue['status'], string>> => ({
  draft: newsletterMessage('issue.draft'),
  scheduled: newsletterMessage('issue.scheduled'),
  sending: newsletterMessage('issue.sending'),
  sent: newsletterMessage('issue.sent'),
  cancelled: newsletterMessage('issue.cancelled'),
})

/** In UTC, as it is scheduled. */
export const utcTime = (iso: string): string =>
  `${new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`

export function issueWhen(issue: NewsletterIssue): string {
  switch (issue.status) {
    case 'scheduled':
      return issue.scheduledFor
        ? newsletterMessage('issueWords.goesOutOn', { utcTime: utcTime(issue.scheduledFor) })
        : ''
    case 'sending':
      return issue.startedAt
        ? newsletterMessage('issueWords.begunOn', { utcTime: utcTime(issue.startedAt) })
        : ''
    case 'sent':
      return issue.endedAt
        ? newsletterMessage('issueWords.doneOn', { utcTime: utcTime(issue.endedAt) })
        : ''
    default:
      return newsletterMessage('issueWords.changedOn', { utcTime: utcTime(issue.updatedAt) })
  }
}
