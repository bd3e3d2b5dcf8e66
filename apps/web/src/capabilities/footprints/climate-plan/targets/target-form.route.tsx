import {
  AddTarget,
  ChangeTarget,
  ListTargets,
  RemoveTarget,
} from '@understory/contracts/footprints/climate-plan/targets.ts'
import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { dayOf, monthOf } from '@understory/domain/calendar/calendar.ts'
import {
  TARGET_COVERAGES,
  TARGET_KINDS,
} from '@understory/domain/footprints/climate-plan/targets.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { usualBaseMonth } from '../base-year/base-months.ts'
import { requirePlanner } from '../may-change-plan.ts'
import { climatePlanMessage } from '../messages/messages.generated.ts'
import { PLAN, targetAddress } from '../plan-addresses.ts'
import type { Route } from './+types/target-form.route'
import { TargetFormPage } from './target-form-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: climatePlanMessage('targetForm.setATarget'),
    description: climatePlanMessage('targetForm.description'),
    path: targetAddress(params.targetId ?? 'new'),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  requirePlanner(session)
  const { api } = session
  const [targets, footprints] = await Promise.all([api(ListTargets, {}), api(ListFootprints, {})])
  if (!targets.ok || !footprints.ok) throw data(null, { status: 500 })
  const target = targets.data.targets.find(({ targetId }) => targetId === params.targetId)
  if (!target && params.targetId !== 'new') throw data(null, { status: 404 })
  const asked = new URL(request.url).searchParams.get('kind')
  return {
    target: target ?? null,
    others: targets.data.targets.filter((other) => other !== target),
    kind: target?.kind ?? TARGET_KINDS.find((kind) => kind === asked) ?? 'near-term',
    usualBase: usualBaseMonth(footprints.data.footprints),
    thisMonth: monthOf(dayOf(new Date())),
  }
}

/** Saves or deletes a target. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const { targetId } = params
  if (form.text('intent') === 'remove') {
    const removed = await api(RemoveTarget, { params: { targetId } })
    if (removed.ok) throw redirect(`${PLAN}?done=removed`, 303)
    return data(form.refused(removed.refusal), { status: removed.status })
  }
  const body = targetOf(form)
  const unread = form.problems()
  if (unread) return data(unread, { status: 400 })
  const answer =
    targetId === 'new'
      ? await api(AddTarget, { body })
      : await api(ChangeTarget, { params: { targetId }, body })
  if (answer.ok) throw redirect(`${PLAN}?target=${answer.data.targetId}&done=saved`, 303)
  const fieldOf = (field: string) => (field === 'reductionBasisPoints' ? 'reduction' : field)
  return data(form.refused(answer.refusal, fieldOf), { status: answer.status })
}

function targetOf(form: PostedForm) {
  return {
    kind: form.oneOf('kind', TARGET_KINDS, 'near-term'),
    covers: form.oneOf('covers', TARGET_COVERAGES, 'all'),
    baseMonth: form.text('baseMonth'),
    targetYear: form.number('targetYear', 0),
    reductionBasisPoints: form.number('reduction', 2),
  }
}

export default function TargetForm({ loaderData, actionData }: Route.ComponentProps) {
  return <TargetFormPage {...loaderData} refused={actionData ?? null} />
}
