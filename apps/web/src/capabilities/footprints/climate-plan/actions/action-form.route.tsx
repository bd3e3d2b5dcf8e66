import {
  AddAction,
  ChangeAction,
  ListActionIdeas,
  ListActions,
  RemoveAction,
} from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { requirePlanner } from '../may-change-plan.ts'
import { climatePlanMessage } from '../messages/messages.generated.ts'
import { actionAddress, PLAN } from '../plan-addresses.ts'
import type { Route } from './+types/action-form.route'
import { ActionFormPage } from './action-form-page.tsx'
import { actionOf } from './action-of-form.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: climatePlanMessage('actionForm.action'),
    description: climatePlanMessage('actionForm.description'),
    path: actionAddress(params.actionId ?? 'new'),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  requirePlanner(session)
  const { api } = session
  const [actions, footprints] = await Promise.all([api(ListActions, {}), api(ListFootprints, {})])
  if (!actions.ok || !footprints.ok) throw data(null, { status: 500 })
  const action = actions.data.actions.find(({ actionId }) => actionId === params.actionId)
  const isNew = params.actionId === 'new'
  if (!isNew && (!action || action.status === 'verified')) throw data(null, { status: 404 })
  const sector = footprints.data.footprints[0]?.input.sector
  const found = isNew ? await api(ListActionIdeas, { query: sector ? { sector } : {} }) : null
  const ideas = found?.ok ? found.data.ideas : []
  const chosen = new URL(request.url).searchParams.get('idea')
  return { action: action ?? null, ideas, idea: ideas.find(({ id }) => id === chosen) ?? null }
}

/** Saves or deletes an action. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const { actionId } = params
  if (form.text('intent') === 'remove') {
    const removed = await api(RemoveAction, { params: { actionId } })
    if (removed.ok) throw redirect(`${PLAN}?done=removed#actions`, 303)
    return data(form.refused(removed.refusal), { status: removed.status })
  }
  const body = actionOf(form)
  const unread = form.problems()
  if (unread) return data(unread, { status: 400 })
  const answer =
    actionId === 'new'
      ? await api(AddAction, { body })
      : await api(ChangeAction, { params: { actionId }, body })
  if (answer.ok) throw redirect(`${PLAN}?done=saved#actions`, 303)
  const fieldOf = (field: string) =>
    field === 'gramsAYear' ? 'tonnes' : field.replace(/^cost\..*/, 'cost')
  return data(form.refused(answer.refusal, fieldOf), { status: answer.status })
}

export default function ActionForm({ loaderData, actionData }: Route.ComponentProps) {
  return <ActionFormPage {...loaderData} refused={actionData ?? null} />
}
