import { ListPlans } from '@understory/contracts/plans.ts'
import {
  ChangePlan,
  ListSubscriptions,
  QuotePlanChange,
} from '@understory/contracts/subscriptions.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requestContext } from '../../../http/request-context.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { askedOf, choiceIn, fieldOf, type PlanChoice } from '../setup/plan-choice.ts'
import type { Route } from './+types/modify.route'
import { type ChangeAnswer, ModifyPage } from './modify-page.tsx'

const SUBSCRIPTIONS = '/my-impact/manage/subscriptions'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Change a subscription',
    description: 'Other members, another tier or interval, from the next cycle on.',
    path: `${SUBSCRIPTIONS}/modify`,
    robots: 'noindex',
  })

async function find({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { api, account } = await requireAccount(request, context)
  const id = new URL(request.url).searchParams.get('id')
  const listed = await api(ListSubscriptions, {})
  if (!listed.ok) throw data(null, { status: listed.status })
  const subscription = listed.data.subscriptions.find(({ uuid }) => uuid === id)
  if (!subscription) throw redirect(SUBSCRIPTIONS)
  return { api, account, subscription }
}

export async function loader(args: Route.LoaderArgs) {
  const { api, account, subscription } = await find(args)
  const { currency, product, lines, interval } = subscription
  const plans = await api(ListPlans, { query: { currency } })
  if (!plans.ok) throw data(null, { status: plans.status })
  const choice: PlanChoice = {
    interval,
    counts: Object.fromEntries(lines.map(({ plan, count }) => [plan, String(count)])),
    tonnes: '',
  }
  return {
    kind: account.accountType,
    support: args.context.get(requestContext).settings.supportEmail,
    subscription,
    plans: plans.data.plans.filter((each) => each.product === product),
    choice,
  }
}

export async function action(args: Route.ActionArgs) {
  const { api, subscription } = await find(args)
  const form = await readForm(args.request)
  const params = { subscriptionId: subscription.uuid }
  const { product } = subscription
  if (form.text('intent') === 'confirm') {
    const body = { quoteId: form.text('quoteId') }
    const changed = await api(ChangePlan, { params, body })
    if (changed.ok) return redirect(`${SUBSCRIPTIONS}?done=change`, 303)
    const refused = form.refused(changed.refusal)
    const choice = choiceIn(product, form)
    return data<ChangeAnswer>({ choice, priced: null, refused }, { status: changed.status })
  }
  const choice = choiceIn(product, form)
  const { order, problems } = askedOf(product, choice)
  if (Object.keys(problems).length > 0) {
    const refused = form.refusedFor(problems)
    return data<ChangeAnswer>({ choice, priced: null, refused }, { status: 400 })
  }
  const { interval, members } = order
  const priced = await api(QuotePlanChange, { params, body: { interval, members } })
  if (priced.ok) return data<ChangeAnswer>({ choice, priced: priced.data, refused: null })
  const refused = form.refused(priced.refusal, (field) => fieldOf(product, field))
  return data<ChangeAnswer>({ choice, priced: null, refused }, { status: priced.status })
}

export default function ModifyRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ModifyPage {...loaderData} answer={actionData ?? null} />
}
