import {
  ListIssues,
  type NewsletterIssue,
} from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { data } from 'react-router'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { requireStaffSession, StaffPage } from '../../../staff/console/public.ts'
import type { Route } from './+types/issues.route'
import { IssueNumbers } from './issue-numbers.tsx'
import { issueWhen, STATUS_WORDS } from './issue-words.ts'
import styles from './newsletter-staff.module.css'

const ISSUES_PATH = '/staff/newsletter'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Newsletter',
    description: 'Issues of the newsletter.',
    path: ISSUES_PATH,
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'write-content')
  const answer = await api(ListIssues, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return { staff, ...answer.data }
}

export default function IssuesPage({ loaderData }: Route.ComponentProps) {
  const { staff, issues, readers, suppressed } = loaderData
  return (
    <StaffPage here={ISSUES_PATH} staff={staff} title="Newsletter">
      <div className={styles.head}>
        <p>
          <strong>{readers.toLocaleString('en-GB')}</strong> {readers === 1 ? 'reader' : 'readers'};{' '}
          {suppressed.toLocaleString('en-GB')} addresses bounced or complained and get nothing.
        </p>
        <LinkButton href={`${ISSUES_PATH}/new`} look="action">
          Write an issue
        </LinkButton>
      </div>
      {issues.length > 0 ? (
        <ul className="card-rows">
          {issues.map((issue) => (
            <IssuesRow key={issue.issueId} issue={issue} />
          ))}
        </ul>
      ) : (
        <p>No issue yet. Write one, send it to yourself, and then to everyone who asked for it.</p>
      )}
    </StaffPage>
  )
}

function IssuesRow({ issue }: { readonly issue: NewsletterIssue }) {
  return (
    <li>
      <div>
        <a href={`${ISSUES_PATH}/${issue.issueId}`}>
          <strong>{issue.subject}</strong>
        </a>
        <span className="tag">{STATUS_WORDS[issue.status]}</span>
        <span className="subline">{issueWhen(issue)}</span>
      </div>
      {issue.startedAt ? <IssueNumbers numbers={issue.numbers} /> : null}
    </li>
  )
}
