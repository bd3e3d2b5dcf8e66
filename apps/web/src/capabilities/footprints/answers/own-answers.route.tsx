import {
  LeaveSupplierRequest,
  ListOwnAnswers,
} from '@understory/contracts/footprints/suppliers/own-answers.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { mayVouchForFootprints } from '../company-footprints/public.ts'
import type { Route } from './+types/own-answers.route'
import { answersMessage } from './messages/messages.generated.ts'
import { OwnAnswersPage } from './own-answers-page.tsx'
import { OWN_ANSWERS_PATH } from './own-answers-path.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: answersMessage('ownAnswers.answersToCustomers'),
    description: answersMessage('ownAnswers.description'),
    path: OWN_ANSWERS_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  if (session.account.accountType !== 'business') throw redirect('/my-impact/account/accounts')
  const answer = await session.api(ListOwnAnswers, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return {
    ...answer.data,
    mayLeave: mayVouchForFootprints(session),
    done: new URL(request.url).searchParams.get('done'),
  }
}

/** Takes a request off the list. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const params = { supplierRequestId: form.text('request') }
  const answer = await api(LeaveSupplierRequest, { params })
  if (answer.ok) throw redirect(`${OWN_ANSWERS_PATH}?done=left`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function OwnAnswersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnAnswersPage {...loaderData} refused={actionData ?? null} />
}
