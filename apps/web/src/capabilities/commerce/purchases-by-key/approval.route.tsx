import {
  ApprovePurchase,
  DeclinePurchase,
  GetPurchaseByKey,
} from '@understory/contracts/commerce/purchases-by-key.ts'
import { mayDo } from '@understory/domain/people/accounts/permissions.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { orderOfQuote } from '../purchases/public.ts'
import type { Route } from './+types/approval.route'
import { ApprovalPage } from './approval-page.tsx'
import { purchasesByKeyMessage } from './messages/messages.generated.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: purchasesByKeyMessage('page'),
    description: purchasesByKeyMessage('description'),
    path: `/app/approvals/${params.purchaseId}`,
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, role, user } = await requireAccount(request, context)
  if (!mayDo(role, 'spend') || user.impersonation) return { mayDecide: false as const }
  const answer = await api(GetPurchaseByKey, { params })
  if (!answer.ok) throw data(null, { status: answer.status === 400 ? 404 : answer.status })
  const { quote, ...asked } = answer.data
  return { mayDecide: true as const, asked, order: orderOfQuote(quote) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const decide = form.text('answer') === 'yes' ? ApprovePurchase : DeclinePurchase
  const answer = await api(decide, { params })
  if (answer.ok) throw redirect(`/app/approvals/${params.purchaseId}`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function ApprovalRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ApprovalPage {...loaderData} answer={actionData} />
}
