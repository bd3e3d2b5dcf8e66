import { CreateIssue } from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { requireStaffSession, StaffPage } from '../../../staff/console/public.ts'
import { newsletterMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/new-issue.route'
import { DraftForm, readDraft } from './draft-form.tsx'

const NEW_ISSUE_PATH = '/staff/newsletter'
const EMPTY = { subject: '', preview: '', body: '' }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: newsletterMessage('newIssue.writeAnIssue'),
    description: newsletterMessage('newIssue.description'),
    path: `${NEW_ISSUE_PATH}/new`,
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = await requireStaffSession(request, context, 'write-content')
  return { staff }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireStaffSession(request, context, 'write-content')
  const form = await readForm(request)
  const answer = await api(CreateIssue, { body: readDraft(form) })
  if (!answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
  return redirect(`${NEW_ISSUE_PATH}/${answer.data.issueId}`, 303)
}

export default function NewIssue({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StaffPage
      here={NEW_ISSUE_PATH}
      staff={loaderData.staff}
      title={newsletterMessage('newIssue.writeAnIssue')}
    >
      <Breadcrumb
        trail={[{ href: NEW_ISSUE_PATH, label: newsletterMessage('newIssue.newsletter') }]}
        here={newsletterMessage('newIssue.aNewIssue')}
      />
      <DraftForm draft={EMPTY} answer={actionData} />
    </StaffPage>
  )
}
