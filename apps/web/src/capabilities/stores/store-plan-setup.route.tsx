import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { EstimateStorePlan, StartStorePlan } from '@understory/contracts/stores.ts'
import { type Currency, isCurrency } from '@understory/domain/quantity/money.ts'
import { data, redirect } from 'react-router'
import { publicApi, requireAccount } from '../../http/session.ts'
import { visitorCurrency } from '../../http/visitor-currency.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { refusedForm, textOf } from '../accounts/public.ts'
import type { Route } from './+types/store-plan-setup.route'
import { contributionOf, FIRST_CHOICE, type StoreChoice } from './store-choice.ts'
import { StorePlanSetupPage } from './store-plan-setup-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Contribute for each order',
    description: 'Trees, or a part of the checkout, for every order of your shop.',
    path: '/app/business/ecommerce/recurring/setup',
  })

type From = Pick<Route.LoaderArgs, 'request' | 'context'>
export async function loader({ request, context }: Route.LoaderArgs) {
  const currency = await visitorCurrency({ request, context })
  const estimated = await estimate({ request, context }, FIRST_CHOICE, currency)
  return { currency, choice: FIRST_CHOICE, estimate: estimated.ok ? estimated.data : null }
}

function estimate({ request, context }: From, choice: StoreChoice, currency: Currency) {
  return publicApi(request, context)(EstimateStorePlan, {
    body: {
      currency,
      contribution: contributionOf(choice),
      orders: Number(choice.orders.replaceAll(',', '')),
      averageMinor: Math.round(Number(choice.average.replaceAll(',', '')) * 100),
    },
  })
}

const FIELDS: Readonly<Record<string, string>> = {
  'contribution.trees': 'trees',
  'contribution.percent': 'percent',
  averageMinor: 'average',
}

type Answer = {
  readonly choice: StoreChoice
  readonly estimate: AnswerOf<typeof EstimateStorePlan> | null
  readonly refused: ReturnType<typeof refusedForm> | null
}

/** Works the estimate out again, or starts the plan, for which a store has to be there. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const asked = textOf(form, 'currency')
  const currency = isCurrency(asked) ? asked : 'GBP'
  const text = (name: string) => textOf(form, name)
  const choice: StoreChoice = {
    kind: text('kind') === 'percentage' ? 'percentage' : 'trees',
    trees: text('trees'),
    percent: text('percent'),
    orders: text('orders'),
    average: text('average'),
  }
  const estimated = await estimate({ request, context }, choice, currency)
  if (!estimated.ok) {
    const { problems, ...refused } = refusedForm(form, estimated.refusal)
    const named = Object.entries(problems).map(([field, why]) => [FIELDS[field] ?? field, why])
    const answer = { ...refused, problems: Object.fromEntries(named) as Record<string, string> }
    return data<Answer>({ choice, estimate: null, refused: answer }, { status: estimated.status })
  }
  if (text('intent') === 'sum') {
    return data<Answer>({ choice, estimate: estimated.data, refused: null })
  }
  const { api } = await requireAccount(request, context)
  const started = await api(StartStorePlan, {
    body: { currency, contribution: contributionOf(choice) },
  })
  if (started.ok) throw redirect('/my-impact/manage/subscriptions', 303)
  const refused = refusedForm(form, started.refusal)
  return data<Answer>({ choice, estimate: estimated.data, refused }, { status: started.status })
}

export default function StorePlanSetup({ loaderData, actionData }: Route.ComponentProps) {
  return <StorePlanSetupPage {...loaderData} refused={null} {...actionData} />
}
