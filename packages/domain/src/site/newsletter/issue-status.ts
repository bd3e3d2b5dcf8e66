export const ISSUE_STATUSES = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type IssueStatus = (typeof ISSUE_STATUSES)[number]

/** The transitions from each status; the database has the same table and refuses any other. */
export const NEXT_ISSUE_STATUSES: Readonly<Record<IssueStatus, readonly IssueStatus[]>> = {
  draft: ['scheduled', 'sending', 'cancelled'],
  scheduled: ['draft', 'sending', 'cancelled'],
  sending: ['sent'],
  sent: [],
  cancelled: [],
}

/** The statuses from which an issue can become this one. */
export const issueStatusesBefore = (to: IssueStatus): IssueStatus[] =>
  ISSUE_STATUSES.filter((from) => NEXT_ISSUE_STATUSES[from].includes(to))
