import {
  ListHouseholdResults,
  RemoveHouseholdResult,
} from '@understory/contracts/footprints/household.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { SAVED_HOUSEHOLDS_PATH } from '../household-path.ts'
import type { Route } from './+types/saved.route'
import { SavedPage } from './saved-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Household footprint',
    description: 'The results that you saved, one beside the other.',
    path: SAVED_HOUSEHOLDS_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(ListHouseholdResults, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return { results: answer.data.results }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const params = { resultId: form.text('resultId') }
  const answer = await api(RemoveHouseholdResult, { params })
  if (answer.ok) return redirect(SAVED_HOUSEHOLDS_PATH, 303)
  return data({ refused: answer.refusal.message }, { status: answer.status })
}

export default function SavedRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SavedPage {...loaderData} refused={actionData?.refused ?? null} />
}
