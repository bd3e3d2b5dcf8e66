import {
  ListActionsToVerify,
  VerifyAction,
} from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import { AskQuestion } from '@understory/contracts/footprints/verification/verification-questions.ts'
import {
  DecideVerification,
  ViewVerification,
} from '@understory/contracts/footprints/verification/verifications.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { requireStaffSession } from '../../../staff/console/public.ts'
import { verificationMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/decide.route'
import { answerCheckForm } from './checking/check-intents.ts'
import { DecidePage } from './decide-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: verificationMessage('decide.verifyAFootprint'),
    description: verificationMessage('decide.description'),
    path: `/staff/verifications/${params.verificationId}`,
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'verify-footprints')
  const [answer, done] = await Promise.all([
    api(ViewVerification, { params }),
    api(ListActionsToVerify, { params }),
  ])
  if (!answer.ok) throw data(null, { status: 404 })
  return { staff, ...answer.data, actions: done.ok ? done.data.actions : [] }
}

/** A question, an action, a part of the check, or the decision. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireStaffSession(request, context, 'verify-footprints')
  const form = await readForm(request)
  if (form.text('intent') === 'ask') return ask(api, form, params)
  if (form.text('intent') === 'verify-action') {
    const done = await api(VerifyAction, { params: { actionId: form.text('actionId') || '-' } })
    if (done.ok) throw redirect(`/staff/verifications/${params.verificationId}`, 303)
    return data(form.refused(done.refusal), { status: done.status })
  }
  const checked = await answerCheckForm(api, form, params)
  if (checked) return checked
  const said = { findings: form.text('findings'), withoutAnswers: form.has('withoutAnswers') }
  const answer =
    form.text('outcome') === 'verified'
      ? await api(DecideVerification, { params, body: { outcome: 'verified', ...said } })
      : await api(DecideVerification, { params, body: { outcome: 'returned', ...said } })
  if (answer.ok) throw redirect('/staff/queues', 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

type StaffApi = Awaited<ReturnType<typeof requireStaffSession>>['api']

async function ask(api: StaffApi, form: PostedForm, params: Route.ActionArgs['params']) {
  const about = form.text('about')
  const category = CATEGORY_KEYS.find((key) => key === about) ?? null
  const lineId = category || about === '' ? null : about
  const body = { text: form.text('text'), category, lineId }
  const answer = await api(AskQuestion, { params, body })
  if (answer.ok) throw redirect(`/staff/verifications/${params.verificationId}#questions`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function DecideRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DecidePage {...loaderData} refused={actionData ?? null} />
}
