import {
  GetBaseYear,
  RecalculateBaseYear,
  RecordBaseChange,
  WriteBasePolicy,
} from '@understory/contracts/footprints/climate-plan/base-year.ts'
import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { dayOf, monthOf } from '@understory/domain/calendar/calendar.ts'
import { BASE_CHANGE_KINDS } from '@understory/domain/footprints/climate-plan/base-year-recalculation.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { mayChangePlan } from '../may-change-plan.ts'
import { climatePlanMessage } from '../messages/messages.generated.ts'
import { BASE_YEAR } from '../plan-addresses.ts'
import type { Route } from './+types/base-year.route'
import { usualBaseMonth } from './base-months.ts'
import { BaseYearPage } from './base-year-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: climatePlanMessage('baseYear.baseYear'),
    description: climatePlanMessage('baseYear.description'),
    path: BASE_YEAR,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const { api } = session
  const [baseYear, footprints] = await Promise.all([api(GetBaseYear, {}), api(ListFootprints, {})])
  if (!baseYear.ok || !footprints.ok) throw data(null, { status: 500 })
  return {
    baseYear: baseYear.data,
    mayChange: mayChangePlan(session),
    usualBase: usualBaseMonth(footprints.data.footprints),
    thisMonth: monthOf(dayOf(new Date())),
    done: new URL(request.url).searchParams.get('done'),
  }
}

const INTENTS = ['policy', 'change', 'recalculate'] as const
const KILOGRAMS = 3

/** Writes the policy, records a change, or recalculates. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const intent = form.oneOf('intent', INTENTS, 'policy')
  const answer = await answerTo(form, intent, api)
  if ('problems' in answer) return data(answer, { status: 400 })
  if (answer.ok) throw redirect(`${BASE_YEAR}?done=${intent}`, 303)
  return data(form.refused(answer.refusal, fieldOf), { status: answer.status })
}

const fieldOf = (field: string) =>
  ({ thresholdBasisPoints: 'threshold', changeGrams: 'tonnes' })[field] ?? field

type Api = Awaited<ReturnType<typeof requireAccount>>['api']

async function answerTo(form: PostedForm, intent: (typeof INTENTS)[number], api: Api) {
  if (intent === 'recalculate') {
    const body = { reason: form.text('because'), approver: form.text('approver') }
    return api(RecalculateBaseYear, { body })
  }
  if (intent === 'change') {
    const sign = form.text('direction') === 'less' ? -1 : 1
    const body = {
      kind: form.oneOf('kind', BASE_CHANGE_KINDS, 'structure'),
      description: form.text('description'),
      changeGrams: sign * form.number('tonnes', KILOGRAMS) * 1_000,
      category: form.oneOf('category', ['', ...CATEGORY_KEYS] as const, '') || null,
      source: form.optional('source'),
      happenedOn: form.text('happenedOn'),
    }
    if (!body.category)
      form.refuseField('category', climatePlanMessage('baseYear.pleaseChooseACategory'))
    if (!body.source)
      form.refuseField('source', climatePlanMessage('baseYear.pleaseNameLineFactor'))
    return form.problems() ?? api(RecordBaseChange, { body })
  }
  const body = {
    baseMonth: form.text('baseMonth'),
    reason: form.text('reason'),
    policy: form.text('policy'),
    thresholdBasisPoints: form.number('threshold', 2),
  }
  return form.problems() ?? api(WriteBasePolicy, { body })
}

export default function BaseYearRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BaseYearPage {...loaderData} refused={actionData ?? null} />
}
