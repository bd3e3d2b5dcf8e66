import {
  ListIssues,
  type NewsletterIssue,
} from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { data } from 'react-router'
import { strongWords } from '../../../../shell/message-tags.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { requireStaffSession, StaffPage } from '../../../staff/console/public.ts'
import { newsletterMessage, newsletterRich } from '../messages/messages.generated.ts'
import type { Route } from './+types/issues.route'
import { IssueNumbers } from './issue-numbers.tsx'
import { issueWhen, statusWords } from './issue-words.ts'
import styles from './newsletter-staff.module.css'

const ISSUES_PATH = '/staff/newsletter'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: newsletterMessage('issues.newsletter'),
    description: newsletterMessage('issues.description'),
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
    <StaffPage here={ISSUES_PATH} staff={staff} title={newsletterMessage('issues.newsletter')}>
      <div className={styles.head}>
        <p>
          {newsletterRich('issues.readerAddressesBouncedComplained', {
            strong: strongWords,
            readers: readers.toLocaleString('en-GB'),
            readers2: readers,
            suppressed: suppressed.toLocaleString('en-GB'),
          })}
        </p>
        <LinkButton href={`${ISSUES_PATH}/new`} look="action">
          {newsletterMessage('issues.writeAnIssue')}
        </LinkButton>
      </div>
      {issues.length > 0 ? (
        <ul className="card-rows">
          {issues.map((issue) => (
            <IssuesRow key={issue.issueId} issue={issue} />
          ))}
        </ul>
      ) : (
        <p>{newsletterMessage('issues.noIssueYetWrite')}</p>
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
        <span className="tag">{statusWords()[issue.status]}</span>
        <span className="subline">{issueWhen(issue)}</span>
      </div>
      {issue.startedAt ? <IssueNumbers numbers={issue.numbers} /> : null}
    </li>
  )
}
