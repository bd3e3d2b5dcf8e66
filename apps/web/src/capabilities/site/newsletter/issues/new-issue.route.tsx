import { CreateIssue } from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { requireStaffSession, StaffPage } from '../../../staff/console/public.ts'
import type { Route } from './+types/new-issue.route'
import { DraftForm, readDraft } from './draft-form.tsx'

const NEW_ISSUE_PATH = '/staff/newsletter'
const EMPTY = { subject: '', preview: '', body: '' }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Write an issue',
    description: 'Write an issue of the newsletter.',
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
    <StaffPage here={NEW_ISSUE_PATH} staff={loaderData.staff} title="Write an issue">
      <Breadcrumb trail={[{ href: NEW_ISSUE_PATH, label: 'Newsletter' }]} here="A new issue" />
      <DraftForm draft={EMPTY} answer={actionData} />
    </StaffPage>
  )
}
