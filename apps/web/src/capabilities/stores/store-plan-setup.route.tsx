import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { EstimateStorePlan, StartStorePlan } from '@understory/contracts/stores.ts'
import { lookupTable } from '@understory/domain/lookup-table.ts'
import { type Currency, isCurrency } from '@understory/domain/quantity/money.ts'
import { data, redirect } from 'react-router'
import { type FormAnswer, readForm } from '../../http/posted-form.ts'
import { publicApi, requireAccount } from '../../http/session.ts'
import { visitorCurrency } from '../../http/visitor-currency.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/store-plan-setup.route'
import { FIRST_CHOICE, numbersOf, type StoreChoice } from './store-choice.ts'
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
  const estimated = await estimate({ request, context }, numbersOf(FIRST_CHOICE), currency)
  return { currency, choice: FIRST_CHOICE, estimate: estimated.ok ? estimated.data : null }
}

type Numbers = ReturnType<typeof numbersOf>

function estimate({ request, context }: From, numbers: Numbers, currency: Currency) {
  const { contribution, orders, averageMinor } = numbers
  return publicApi(request, context)(EstimateStorePlan, {
    body: { currency, contribution, orders, averageMinor },
  })
}

const FIELDS: Readonly<Record<string, string>> = lookupTable({
  'contribution.trees': 'trees',
  'contribution.percent': 'percent',
  averageMinor: 'average',
})

type Answer = {
  readonly choice: StoreChoice
  readonly estimate: AnswerOf<typeof EstimateStorePlan> | null
  readonly refused: FormAnswer | null
}

/** Works the estimate out again, or starts the plan, for which a store has to be there. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = form.text('currency')
  const currency = isCurrency(asked) ? asked : 'GBP'
  const text = (name: string) => form.text(name)
  const choice: StoreChoice = {
    kind: text('kind') === 'percentage' ? 'percentage' : 'trees',
    trees: text('trees'),
    percent: text('percent'),
    orders: text('orders'),
    average: text('average'),
  }
  const numbers = numbersOf(choice)
  if (Object.keys(numbers.problems).length > 0) {
    const refused = form.refusedFor(numbers.problems)
    return data<Answer>({ choice, estimate: null, refused }, { status: 400 })
  }
  const estimated = await estimate({ request, context }, numbers, currency)
  if (!estimated.ok) {
    const refused = form.refused(estimated.refusal, (field) => FIELDS[field] ?? field)
    return data<Answer>({ choice, estimate: null, refused }, { status: estimated.status })
  }
  if (text('intent') === 'sum') {
    return data<Answer>({ choice, estimate: estimated.data, refused: null })
  }
  const { api } = await requireAccount(request, context)
  const started = await api(StartStorePlan, {
    body: { currency, contribution: numbers.contribution },
  })
  if (started.ok) throw redirect('/my-impact/manage/subscriptions', 303)
  const refused = form.refused(started.refusal)
  return data<Answer>({ choice, estimate: estimated.data, refused }, { status: started.status })
}

export default function StorePlanSetup({ loaderData, actionData }: Route.ComponentProps) {
  return <StorePlanSetupPage {...loaderData} refused={null} {...actionData} />
}
