import type { BodyOf } from '@understory/contracts/endpoint.ts'
import {
  ListHouseholdResults,
  RemoveHouseholdResult,
} from '@understory/contracts/footprints/household.ts'
import {
  GetHouseholdPlan,
  SetHouseholdAction,
} from '@understory/contracts/footprints/household-plan.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { SAVED_HOUSEHOLDS_PATH } from '../household-path.ts'
import { householdMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/saved.route'
import { SavedPage } from './saved-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: householdMessage('saved.householdFootprint'),
    description: householdMessage('saved.description'),
    path: SAVED_HOUSEHOLDS_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const [results, plan] = await Promise.all([
    api(ListHouseholdResults, {}),
    api(GetHouseholdPlan, {}),
  ])
  if (!results.ok || !plan.ok) throw data(null, { status: 500 })
  return { results: results.data.results, plan: plan.data }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const answer =
    form.text('intent') === 'plan'
      ? await api(SetHouseholdAction, { body: changeOfPlan(form.text('set')) })
      : await api(RemoveHouseholdResult, { params: { resultId: form.text('resultId') } })
  if (answer.ok) return redirect(SAVED_HOUSEHOLDS_PATH, 303)
  return data({ refused: answer.refusal.message }, { status: answer.status })
}

/** 'eatLessMeat:done'; anything else is refused by what it names. */
function changeOfPlan(set: string): BodyOf<typeof SetHouseholdAction> {
  const [action, state] = set.split(':')
  return { action, state } as BodyOf<typeof SetHouseholdAction>
}

export default function SavedRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SavedPage {...loaderData} refused={actionData?.refused ?? null} />
}
