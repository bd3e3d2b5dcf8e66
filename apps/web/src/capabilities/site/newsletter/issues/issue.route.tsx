import {
  GetIssue,
  SaveIssue,
  ScheduleIssue,
  TestIssue,
  WithdrawIssue,
} from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { requireStaffSession, StaffPage } from '../../../staff/console/public.ts'
import { newsletterMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/issue.route'
import { DraftForm, readDraft } from './draft-form.tsx'
import { IssueNumbers } from './issue-numbers.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { IssueSteps } from './issue-steps.tsx'
import { issueWhen, statusWords } from './issue-words.ts'
import styles from './newsletter-staff.module.css'

const ISSUE_PATH = '/staff/newsletter'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.subject ?? newsletterMessage('issue.issue'),
    description: newsletterMessage('issue.description'),
    path: ISSUE_PATH,
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'write-content')
  const answer = await api(GetIssue, { params: { issueId: params.issueId } })
  if (!answer.ok) throw data(null, { status: 404 })
  const { html: _, ...issue } = answer.data
  return { staff, ...issue, tested: new URL(request.url).searchParams.has('tested') }
}

const INTENTS = ['save', 'test', 'schedule', 'draft', 'cancelled'] as const

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireStaffSession(request, context, 'write-content')
  const form = await readForm(request)
  const intent = form.oneOf('intent', INTENTS, 'save')
  const given = { params: { issueId: params.issueId } }
  const answer = await {
    save: () => api(SaveIssue, { ...given, body: readDraft(form) }),
    test: () => api(TestIssue, given),
    schedule: () => api(ScheduleIssue, { ...given, body: { at: timeOf(form) } }),
    draft: () => api(WithdrawIssue, { ...given, body: { to: 'draft' } }),
    cancelled: () => api(WithdrawIssue, { ...given, body: { to: 'cancelled' } }),
  }[intent]()
  if (answer.ok) {
    return redirect(`${ISSUE_PATH}/${params.issueId}${intent === 'test' ? '?tested' : ''}`, 303)
  }
  return data({ intent, ...form.refused(answer.refusal) }, { status: answer.status })
}

/** What was typed as UTC. What is no time is refused like one that has passed. */
function timeOf(form: PostedForm): string {
  const time = new Date(`${form.text('at').slice(0, 16)}:00Z`)
  return Number.isNaN(time.getTime()) ? new Date(0).toISOString() : time.toISOString()
}

const isOver = (status: string) => status === 'sent' || status === 'cancelled'

export default function IssuePage({ loaderData: issue, actionData }: Route.ComponentProps) {
  const isDraft = issue.status === 'draft'
  const refusedDraft = actionData?.intent === 'save' ? actionData : undefined
  return (
    <StaffPage here={ISSUE_PATH} staff={issue.staff} title={issue.subject}>
      <Breadcrumb
        trail={[{ href: ISSUE_PATH, label: newsletterMessage('issue.newsletter') }]}
        here={issue.subject}
      />
      {issue.tested ? (
        <PageToast
          id="tested"
          kind="success"
          body={newsletterMessage('issue.body', { email: issue.staff.email })}
        />
      ) : null}
      <p>
        <strong>{statusWords()[issue.status]}.</strong> {issueWhen(issue)}
      </p>
      {issue.startedAt ? (
        <div className="flow-12">
          <IssueNumbers numbers={issue.numbers} />
          <p className="quiet">{newsletterMessage('issue.mailServersSaidLeft')}</p>
        </div>
      ) : null}
      <div className={styles.desk}>
        {isOver(issue.status) ? null : (
          <div className={styles.steps}>
            {isDraft ? <DraftForm draft={issue} answer={refusedDraft} /> : null}
            <IssueSteps
              issue={issue}
              may={issue.staff.may}
              refused={refusedDraft ? null : (actionData ?? null)}
            />
          </div>
        )}
        <IssuePreview issue={issue} />
      </div>
    </StaffPage>
  )
}
