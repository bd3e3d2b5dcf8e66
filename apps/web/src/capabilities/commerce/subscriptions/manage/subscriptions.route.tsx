import { ListCards } from '@understory/contracts/commerce/payments/payments.ts'
import {
  CancelSubscription,
  ListSubscriptions,
  ResumeSubscription,
  SetSubscriptionCard,
} from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import { requestContext } from '../../../../http/request-context.ts'
import { type AccountSession, requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { subscriptionsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/subscriptions.route'
import { SubscriptionsPage } from './subscriptions-page.tsx'

const MANAGE_SUBSCRIPTIONS_PATH = '/my-impact/manage/subscriptions'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: subscriptionsMessage('subscriptions.mySubscriptions'),
    description: subscriptionsMessage('subscriptions.description'),
    path: MANAGE_SUBSCRIPTIONS_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, account, role } = await requireAccount(request, context)
  const [listed, cards] = await Promise.all([api(ListSubscriptions, {}), api(ListCards, {})])
  if (!listed.ok) throw data(null, { status: listed.status })
  const search = new URL(request.url).searchParams
  return {
    kind: account.accountType,
    mayChange: role !== 'viewer',
    // That of stores is shown with them.
    subscriptions: listed.data.subscriptions.filter(({ product }) => !isUsage(product)),
    cards: cards.ok ? cards.data.cards : [],
    support: context.get(requestContext).settings.supportEmail,
    done: search.get('done'),
    history: { of: search.get('history'), page: Math.trunc(Number(search.get('page'))) || 1 },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const intent = form.text('intent')
  const answer = await act(api, intent, form)
  const done = intent === 'cancel' ? `cancel-${form.text('subscriptionId')}` : intent
  if (answer.ok) return redirect(`${MANAGE_SUBSCRIPTIONS_PATH}?done=${done}`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

function act(api: AccountSession['api'], intent: string, form: PostedForm) {
  const params = { subscriptionId: form.text('subscriptionId') }
  switch (intent) {
    case 'cancel':
    case 'give-up':
      return api(CancelSubscription, { params })
    case 'resume':
      return api(ResumeSubscription, { params })
    case 'card':
      return api(SetSubscriptionCard, { params, body: { cardId: form.text('cardId') } })
    default:
      throw data(null, { status: 400 })
  }
}

export default function SubscriptionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SubscriptionsPage {...loaderData} refused={actionData ?? null} />
}
