import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  CreateIssue,
  NewsletterIssue,
} from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import type { IssueStatus } from '@understory/domain/site/newsletter/issue-status.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { previewIssue } from './compose-issue.ts'
import { countReaders, NO_NUMBERS, numbersOf } from './issue-numbers.ts'

const WRITE_ISSUES_LIMIT = 100

type Draft = BodyOf<typeof CreateIssue>
const WRITE_ISSUES_SHOWN = [
  'id',
  'subject',
  'status',
  'updated_at',
  'scheduled_for',
  'started_at',
  'ended_at',
] as const

export async function listIssues({ db }: Pick<Deps, 'db'>) {
  const rows = await db
    .selectFrom('newsletter_issue')
    .select(WRITE_ISSUES_SHOWN)
    .orderBy('created_at', 'desc')
    .limit(WRITE_ISSUES_LIMIT)
    .execute()
  const numbers = await numbersOf(
    db,
    rows.map(({ id }) => id),
  )
  const { count } = await db
    .selectFrom('newsletter_suppression')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    issues: rows.map((row) => toIssue(row, numbers)),
    readers: await countReaders(db),
    suppressed: Number(count),
  }
}

export async function getIssue(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'emailMarkdown'>,
  issueId: string,
) {
  const row = await deps.db
    .selectFrom('newsletter_issue')
    .select([...WRITE_ISSUES_SHOWN, 'preview', 'body'])
    .where('id', '=', issueId)
    .executeTakeFirst()
  if (!row) return refuse('NEWSLETTER_ISSUE_NOT_FOUND')
  const { preview, body } = row
  return {
    ...toIssue(row, await numbersOf(deps.db, [issueId])),
    preview,
    body,
    ...previewIssue(deps, row),
    wouldReach: await countReaders(deps.db),
  }
}

export async function createIssue(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { staffId }: { readonly staffId: string | null },
  draft: Draft,
): Promise<{ issueId: string }> {
  const [id, now] = [newId(), clock()]
  await db
    .insertInto('newsletter_issue')
    .values({ id, ...draft, created_by: staffId, created_at: now, updated_at: now })
    .execute()
  return { issueId: id }
}

export async function saveIssue(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  issueId: string,
  draft: Draft,
): Promise<Refused | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_issue')
    .set({ ...draft, updated_at: clock() })
    .where('id', '=', issueId)
    .where('status', '=', 'draft')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuseIssue({ db }, issueId)
}

/** Why an issue was not found in the status that was needed. */
export async function refuseIssue({ db }: Pick<Deps, 'db'>, issueId: string): Promise<Refused> {
  const issue = await db
    .selectFrom('newsletter_issue')
    .select('id')
    .where('id', '=', issueId)
    .executeTakeFirst()
  return refuse(issue ? 'NEWSLETTER_ISSUE_FIXED' : 'NEWSLETTER_ISSUE_NOT_FOUND')
}

type WriteIssuesRow = {
  id: string
  subject: string
  status: IssueStatus
  updated_at: Date
  scheduled_for: Date | null
  started_at: Date | null
  ended_at: Date | null
}

function toIssue(
  row: WriteIssuesRow,
  numbers: ReadonlyMap<string, NewsletterIssue['numbers']>,
): NewsletterIssue {
  return {
    issueId: row.id,
    subject: row.subject,
    status: row.status,
    updatedAt: row.updated_at.toISOString(),
    scheduledFor: row.scheduled_for?.toISOString() ?? null,
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    numbers: numbers.get(row.id) ?? NO_NUMBERS,
  }
}
