import {
  AnswerCommutingSurvey,
  ReadCommutingSurvey,
} from '@understory/contracts/footprints/commuting-surveys.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { publicApi } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { commutingSurveysMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/commuting.route'
import { answerOfForm, fieldOfAnswer } from './answer-of-form.ts'
import { CommutingPage } from './commuting-page.tsx'
import { deviceOfSurvey } from './device-of-survey.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: commutingSurveysMessage('commuting.doGetWork'),
    description: commutingSurveysMessage('commuting.description'),
    path: `/commuting/${params.token}`,
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { device, keep } = deviceOfSurvey(request)
  const answer = await publicApi(request, context)(ReadCommutingSurvey, {
    params,
    query: { device },
  })
  // Nothing is kept of those who answer nothing.
  if (answer.ok && answer.data.state === 'open') keep(context)
  return data(
    { survey: answer.ok ? answer.data : null },
    {
      status: answer.ok ? 200 : answer.status,
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    },
  )
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { device, keep } = deviceOfSurvey(request)
  const form = await readForm(request)
  const answer = answerOfForm(form)
  const wrong = form.problems()
  if (wrong) return data(wrong, { status: 400 })
  const answered = await publicApi(request, context)(AnswerCommutingSurvey, {
    params,
    body: { device, site: form.optional('site'), answer },
  })
  keep(context)
  if (answered.ok) throw redirect(`/commuting/${params.token}`, 303)
  return data(form.refused(answered.refusal, fieldOfAnswer), { status: answered.status })
}

export default function CommutingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CommutingPage {...loaderData} refused={actionData ?? null} />
}
