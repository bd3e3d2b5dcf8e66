import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import type { Jobs } from '../../../../jobs/jobs.ts'
import { type MailDeps, sendOnce } from '../../mail/public.ts'
import { previewIssue } from './compose-issue.ts'

const TESTS = { name: 'newsletter-tests', points: 30, seconds: 3_600 }

type SendTestDeps = Pick<Deps, 'db' | 'newId' | 'jobs' | 'limit'>

/** To the member of staff who asks, and nobody else. */
export async function testIssue(
  { db, newId, jobs, limit }: SendTestDeps,
  { staffId }: { readonly staffId: string | null },
  issueId: string,
): Promise<{ sentTo: string } | Refused> {
  if (staffId === null) return refuse('FORBIDDEN')
  const issue = await db
    .selectFrom('newsletter_issue')
    .select('id')
    .where('id', '=', issueId)
    .executeTakeFirst()
  if (!issue) return refuse('NEWSLETTER_ISSUE_NOT_FOUND')
  if (!(await limit(TESTS, staffId))) return refuse('TOO_MANY_ATTEMPTS')
  const { email } = await db
    .selectFrom('staff_member')
    .select('email')
    .where('user_id', '=', staffId)
    .executeTakeFirstOrThrow()
  const messageId = `newsletter-test-${newId()}`
  await jobs.enqueue(db, 'send-newsletter-test', { issueId, to: email, messageId })
  return { sentTo: email }
}

export async function sendNewsletterTest(
  deps: MailDeps & Pick<Deps, 'emailMarkdown'>,
  { issueId, to, messageId }: Jobs['send-newsletter-test'],
): Promise<void> {
  const issue = await deps.db
    .selectFrom('newsletter_issue')
    .select(['id', 'subject', 'preview', 'body'])
    .where('id', '=', issueId)
    .executeTakeFirst()
  if (!issue) return
  await sendOnce(deps, 'newsletter-test', {
    id: messageId,
    to,
    subject: `[Test] ${issue.subject}`,
    ...previewIssue(deps, issue),
  })
}
