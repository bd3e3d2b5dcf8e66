import {
  DeleteCommutingSurvey,
  EndCommutingSurvey,
  GetCommutingSurvey,
  SetCommutingSurvey,
  TakeOverCommuting,
} from '@understory/contracts/footprints/commuting-surveys.ts'
import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import {
  commutingAddress,
  mayVouchForFootprints,
  reasonOf,
} from '../../company-footprints/public.ts'
import { commutingSurveysMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/survey.route'
import { fieldOfSurvey, surveyOfForm } from './survey-of-form.ts'
import { SurveyPage } from './survey-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: commutingSurveysMessage('survey.commutingSurvey'),
    description: commutingSurveysMessage('survey.description'),
    path: commutingAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const [inventory, found] = await Promise.all([
    session.api(GetInventory, { params }),
    session.api(GetCommutingSurvey, { params }),
  ])
  for (const answer of [inventory, found]) {
    if (!answer.ok) throw data(null, { status: answer.status === 400 ? 404 : answer.status })
  }
  if (!(inventory.ok && found.ok)) throw data(null, { status: 404 })
  const { status, input } = inventory.data.footprint
  return {
    footprintId: params.footprintId,
    isLocked: status === 'verifying' || status === 'verified',
    employees: input.employees ?? null,
    survey: found.data.survey,
    mayChange: mayVouchForFootprints(session),
    done: new URL(request.url).searchParams.get('done'),
  }
}

const SURVEY_INTENTS = ['set', 'end', 'take', 'delete'] as const

/** Opens or changes the survey, ends it, makes lines of it, or deletes it. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const intent = form.oneOf('intent', SURVEY_INTENTS, 'set')
  const body = surveyOfForm(form)
  const wrong = intent === 'set' ? form.problems() : null
  if (wrong) return data(wrong, { status: 400 })
  const answer = await (intent === 'set'
    ? api(SetCommutingSurvey, { params, body })
    : intent === 'end'
      ? api(EndCommutingSurvey, { params })
      : intent === 'take'
        ? api(TakeOverCommuting, {
            params,
            body: { replacesOthers: form.has('replacesOthers'), ...reasonOf(form) },
          })
        : api(DeleteCommutingSurvey, { params }))
  if (answer.ok) throw redirect(`${commutingAddress(params.footprintId)}?done=${intent}`, 303)
  const isBySite = body.sites.some(({ site }) => site !== null)
  return data(
    form.refused(answer.refusal, (field) => fieldOfSurvey(field, isBySite)),
    { status: answer.status },
  )
}

export default function SurveyRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SurveyPage {...loaderData} refused={actionData ?? null} />
}
