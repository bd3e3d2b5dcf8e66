import {
  AnswerFigureRequest,
  ReadFigureRequest,
} from '@understory/contracts/footprints/figure-requests.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { publicApi } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { figureRequestsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/answer.route'
import { AnswerPage } from './answer-page.tsx'
import { quantityInUnit } from './quantity-in-unit.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: figureRequestsMessage('answer.giveFigures'),
    description: figureRequestsMessage('answer.description'),
    path: `/answer/${params.token}`,
    robots: 'noindex, nofollow',
  })

/** The link of the email. Opening it changes nothing: programs that look at emails open links, too. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const answer = await publicApi(request, context)(ReadFigureRequest, { params })
  const isDone = new URL(request.url).searchParams.get('done') === 'answer'
  return data(
    { asked: answer.ok ? answer.data : null, isDone },
    {
      status: answer.ok ? 200 : answer.status,
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    },
  )
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const api = publicApi(request, context)
  const form = await readForm(request)
  const asked = await api(ReadFigureRequest, { params })
  if (!asked.ok) return data(form.refused(asked.refusal), { status: asked.status })
  const quantities = asked.data.figures.map(({ unit }, at) =>
    quantityInUnit(form, `figure-${at}`, unit),
  )
  const wrong = form.problems()
  if (wrong) return data(wrong, { status: 400 })
  const answer = await api(AnswerFigureRequest, {
    params,
    body: {
      name: form.text('name'),
      quantities,
      isFromBill: form.has('isFromBill'),
      remark: form.text('remark'),
    },
  })
  if (answer.ok) throw redirect(`/answer/${params.token}?done=answer`, 303)
  return data(
    form.refused(answer.refusal, (field) => field.replace('quantities.', 'figure-')),
    { status: answer.status },
  )
}

export default function AnswerRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswerPage {...loaderData} refused={actionData ?? null} />
}
