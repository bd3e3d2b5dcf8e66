import {
  DraftChange,
  GetChangeKind,
  GetChangeSubject,
} from '@understory/contracts/staff/changes.ts'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { requireStaffSession, StaffPage } from '../console/public.ts'
import type { Route } from './+types/edit.route'
import { ChangeForm, readValues } from './change-form.tsx'
import { changesMessage } from './messages/messages.generated.ts'
import { placeOfKind } from './place-of-kind.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: changesMessage('edit.draftAChange'),
    description: changesMessage('edit.description'),
    path: `/staff/changes/${params.kind}/edit`,
    robots: 'noindex, nofollow',
  })

const subjectIn = (request: Request) =>
  new URL(request.url).searchParams.get('subject')?.trim() ?? ''

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'open-console')
  const subject = subjectIn(request)
  const [kind, found] = await Promise.all([
    api(GetChangeKind, { params }),
    api(GetChangeSubject, { params: { ...params, subject } }),
  ])
  if (!kind.ok) throw data(kind.refusal.message, { status: kind.status })
  if (!found.ok) throw data(found.refusal.message, { status: found.status })
  const { openChangeId, values } = found.data
  if (openChangeId) throw redirect(`/staff/change/${openChangeId}`)
  return { staff, subject, values, ...kind.data }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireStaffSession(request, context, 'open-console')
  const form = await readForm(request)
  const kind = await api(GetChangeKind, { params })
  if (!kind.ok) throw data(kind.refusal.message, { status: kind.status })
  const body = {
    kind: params.kind,
    subject: subjectIn(request),
    values: readValues(form, kind.data.fields),
    reason: form.text('reason'),
  }
  const answer = await api(DraftChange, { body })
  if (answer.ok) throw redirect(`/staff/change/${answer.data.changeId}`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, kind, label, subject, subjects, fields, values } = loaderData
  const called = subjects.find((each) => each.subject === subject)?.label ?? subject
  return (
    <StaffPage here={placeOfKind(kind)} staff={staff} title={called}>
      <Breadcrumb
        trail={[
          { href: `/staff/changes/${kind}`, label: changesMessage('edit.whatThereIs', { label }) },
        ]}
        here={values === null ? changesMessage('edit.addIt') : changesMessage('edit.changeIt')}
      />
      <ChangeForm
        fields={fields}
        values={values ?? {}}
        isThere={values !== null}
        reason=""
        answer={actionData}
      />
    </StaffPage>
  )
}
