import { ListPlans } from '@understory/contracts/commerce/subscriptions/plans.ts'
import {
  ChangePlan,
  ListSubscriptions,
  PricePlanChange,
  QuotePlanChange,
} from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import type { Refusal } from '@understory/contracts/refusals/refusals.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requestContext } from '../../../../http/request-context.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { subscriptionsMessage } from '../messages/messages.generated.ts'
import { householdOf } from '../setup/household/household.ts'
import { fieldOf, type PlanChoice, planChoiceIn, planRequestOf } from '../setup/plan-choice.ts'
import { pricingOf, projectsOfPlan } from '../setup/setup-loader.ts'
import type { Route } from './+types/modify.route'
import { type ChangeAnswer, ModifyPage } from './modify-page.tsx'

const SUBSCRIPTIONS = '/my-impact/manage/subscriptions'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: subscriptionsMessage('modify.changeASubscription'),
    description: subscriptionsMessage('modify.description'),
    path: `${SUBSCRIPTIONS}/modify`,
    robots: 'noindex',
  })

async function find({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { api } = await requireAccount(request, context)
  const id = new URL(request.url).searchParams.get('id')
  const listed = await api(ListSubscriptions, {})
  if (!listed.ok) throw data(null, { status: listed.status })
  const subscription = listed.data.subscriptions.find(({ uuid }) => uuid === id)
  if (!subscription || isUsage(subscription.product)) throw redirect(SUBSCRIPTIONS)
  return { api, subscription: { ...subscription, product: subscription.product } }
}

export async function loader(args: Route.LoaderArgs) {
  const { api, subscription } = await find(args)
  const { currency, product, lines, interval } = subscription
  const [plans, projects] = await Promise.all([
    api(ListPlans, { query: { currency } }),
    projectsOfPlan(api, product, currency),
  ])
  if (!plans.ok) throw data(null, { status: plans.status })
  const counts = Object.fromEntries(lines.map(({ plan, count }) => [plan, String(count)]))
  const household = product === 'personal-family-recurring' ? householdOf(counts) : null
  const choice: PlanChoice = { interval, counts, tonnes: '', household }
  return {
    support: args.context.get(requestContext).settings.supportEmail,
    subscription,
    plans: plans.data.plans.filter((each) => each.product === product),
    pricing: pricingOf(plans.data, currency),
    choice,
    projects,
    today: dayOf(new Date()),
  }
}

export async function action(args: Route.ActionArgs) {
  const { api, subscription } = await find(args)
  const form = await readForm(args.request)
  const params = { subscriptionId: subscription.uuid }
  const { product } = subscription
  const choice = planChoiceIn(product, form)
  const { order, problems } = planRequestOf(product, choice)
  if (Object.keys(problems).length > 0) {
    const refused = form.refusedFor(problems)
    return data<ChangeAnswer>({ choice, isNewPrice: false, refused }, { status: 400 })
  }
  const refuse = ({ refusal, status }: { refusal: Refusal; status: number }) => {
    const refused = form.refused(refusal, (field) => fieldOf(product, field, choice))
    return data<ChangeAnswer>({ choice, isNewPrice: false, refused }, { status })
  }
  const { interval, members } = order
  const body = { interval, members }
  if (form.text('intent') !== 'confirm') {
    const priced = await api(PricePlanChange, { params, body })
    return priced.ok
      ? data<ChangeAnswer>({ choice, isNewPrice: false, refused: null })
      : refuse(priced)
  }
  const quoted = await api(QuotePlanChange, { params, body })
  if (!quoted.ok) return refuse(quoted)
  const { quote } = quoted.data
  if (String(quote.totalMinor) !== form.text('totalMinor')) {
    // The price changed since it was shown, so it is shown again to be confirmed.
    return data<ChangeAnswer>({ choice, isNewPrice: true, refused: null })
  }
  const changed = await api(ChangePlan, { params, body: { quoteId: quote.quoteId } })
  return changed.ok ? redirect(`${SUBSCRIPTIONS}?done=change`, 303) : refuse(changed)
}

export default function ModifyRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ModifyPage {...loaderData} answer={actionData ?? null} />
}
