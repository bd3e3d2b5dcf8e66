import { SaveHouseholdResult } from '@understory/contracts/footprints/household.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { findSession, requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/household.route'
import { answerAll, answerByRegistration, answerOne } from './answer-household.ts'
import { HouseholdPage } from './household-page.tsx'
import { HOUSEHOLD_PATH, SAVED_HOUSEHOLDS_PATH } from './household-path.ts'
import { readState, withAnswers } from './household-state.ts'
import { householdMessage } from './messages/messages.generated.ts'
import {
  answersOfSaved,
  householdOptionsOf,
  showHousehold,
  startHousehold,
} from './show-household.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: householdMessage('household.yourHouseholdFootprint'),
    description: householdMessage('household.description'),
    path: HOUSEHOLD_PATH,
  })

export function loader({ request, context }: Route.LoaderArgs) {
  return startHousehold({ request, context }, 'GB')
}

/** Each answer is a form of its own, so that it works without script; nothing of it is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = { request, context }
  const form = await readForm(request)
  const state = readState(form)
  const intent = form.text('intent')
  if (intent === 'save') {
    const { api } = await requireAccount(request, context)
    const { country, answers } = state
    const saved = await api(SaveHouseholdResult, { body: { country, answers } })
    if (saved.ok) return redirect(SAVED_HOUSEHOLDS_PATH, 303)
    return data(await showHousehold(visit, { state, refused: saved.refusal.message }), {
      status: saved.status,
    })
  }
  const options = await householdOptionsOf(visit, state.country)
  if (!options.ok)
    return data(await startHousehold(visit, 'GB', options.message), { status: options.status })
  const posted = { form, state, options: options.data }
  if (intent === 'answer' || intent === 'all') {
    const { status, ...shown } = await (intent === 'all' ? answerAll : answerOne)(visit, posted)
    return data(await showHousehold(visit, shown), { status })
  }
  if (intent === 'registration') {
    const { status, ...shown } = await answerByRegistration(visit, posted)
    return data(await showHousehold(visit, shown), { status })
  }
  if (intent === 'vehicles') {
    const saved = await answersOfSaved(await findSession(request, context))
    return data(await showHousehold(visit, { state: withAnswers(state, saved ?? {}) }))
  }
  const question = form.text('question')
  const skipped = intent === 'skip' ? [...state.skipped, question] : state.skipped
  const isWhole = intent === 'form'
  const asked = intent === 'edit' ? question : null
  return data(await showHousehold(visit, { state: { ...state, skipped }, isWhole, asked }))
}

export default function HouseholdRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <HouseholdPage shown={actionData ?? loaderData} />
}
