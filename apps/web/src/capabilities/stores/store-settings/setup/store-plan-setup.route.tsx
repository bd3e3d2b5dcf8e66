import { GetProduct } from '@understory/contracts/commerce/product-list.ts'
import {
  ListStores,
  type Store,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { EstimateStorePlan } from '@understory/contracts/stores/store-settings/store-plan.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { instantProductOf } from '@understory/domain/commerce/prices/product-identifiers.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { type Currency, isCurrency } from '@understory/domain/quantity/money.ts'
import type { OrderContribution } from '@understory/domain/stores/store-orders/contribution/order-contribution.ts'
import { data, redirect } from 'react-router'
import { type FormAnswer, readForm } from '../../../../http/posted-form.ts'
import { publicApi, requireAccount } from '../../../../http/session.ts'
import { visitorCurrency } from '../../../../http/visitor-currency.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { type Reckoned, unreadable, whyNot } from '../../../../shell/setup/reckoned.ts'
import { priceBookOf } from '../../../commerce/prices/public.ts'
import { CONNECT, INTEGRATIONS } from '../../bills/public.ts'
import { chosenRuleCookie, ruleQuery } from '../../connected-stores/public.ts'
import { storeSettingsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/store-plan-setup.route'
import {
  choiceOf,
  type Estimate,
  numbersOf,
  reckonMonth,
  type StoreChoice,
  storeChoiceIn,
} from './store-choice.ts'
import { StorePlanSetupPage } from './store-plan-setup-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: storeSettingsMessage('storePlanSetup.contributeForEachOrder'),
    description: storeSettingsMessage('storePlanSetup.description'),
    path: '/app/business/ecommerce/recurring/setup',
  })

type StorePlanSetupArgs = Pick<Route.LoaderArgs, 'request' | 'context'>
export async function loader({ request, context }: Route.LoaderArgs) {
  const currency = await visitorCurrency({ request, context })
  const product = await publicApi(request, context)(GetProduct, {
    params: { identifier: instantProductOf('business') },
    query: { currency },
  })
  if (!product.ok) throw data(null, { status: product.status })
  const { searchParams } = new URL(request.url)
  const [choice, prices] = [choiceOf(searchParams), priceBookOf(product.data)]
  const sum = reckonMonth(choice, prices)
  return { currency, choice, sum, prices, today: dayOf(new Date()) }
}

type Numbers = ReturnType<typeof numbersOf>

function estimate({ request, context }: StorePlanSetupArgs, numbers: Numbers, currency: Currency) {
  const { contribution, orders, averageMinor } = numbers
  return publicApi(request, context)(EstimateStorePlan, {
    body: { currency, contribution, orders, averageMinor },
  })
}

const STORE_PLAN_SETUP_FIELDS: Readonly<Record<string, string>> = lookupTable({
  'contribution.trees': 'trees',
  'contribution.grams': 'kilograms',
  'contribution.percent': 'percent',
  averageMinor: 'average',
})

type StorePlanSetupAnswer = {
  readonly choice: StoreChoice
  readonly sum: Reckoned<Estimate>
  readonly refused: FormAnswer | null
}

/** Works the estimate out again, or leads to the settings of a store, for which one has to be there. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = form.text('currency')
  const currency = isCurrency(asked) ? asked : 'GBP'
  const choice = storeChoiceIn(form)
  const numbers = numbersOf(choice)
  const unread = unreadable(numbers.problems)
  if (unread) {
    const refused = form.refusedFor(numbers.problems)
    return data<StorePlanSetupAnswer>({ choice, sum: unread, refused }, { status: 400 })
  }
  const estimated = await estimate({ request, context }, numbers, currency)
  if (!estimated.ok) {
    const refused = form.refused(
      estimated.refusal,
      (field) => STORE_PLAN_SETUP_FIELDS[field] ?? field,
    )
    const status = { status: estimated.status }
    return data<StorePlanSetupAnswer>({ choice, sum: whyNot(refused), refused }, status)
  }
  const sum = { sum: estimated.data }
  if (form.text('intent') === 'sum')
    return data<StorePlanSetupAnswer>({ choice, sum, refused: null })
  // A visitor who has to sign in first comes back to what they chose.
  const { api } = await requireAccount(withChoice(request, choice), context)
  const listed = await api(ListStores, {})
  if (!listed.ok) {
    const refused = form.refused(listed.refusal)
    return data<StorePlanSetupAnswer>({ choice, sum, refused }, { status: listed.status })
  }
  throw onTo(listed.data.stores, numbers.contribution)
}

function withChoice({ url, headers }: Request, choice: StoreChoice): Request {
  const chosen = new URL(url)
  chosen.search = `${new URLSearchParams(choice)}`
  return new Request(chosen, { headers })
}

/** The settings of the connected store, filled with the choice; a choice of stores; or connecting one. */
function onTo(stores: readonly Store[], contribution: OrderContribution): Response {
  const [store, another] = stores.filter(({ status }) => status !== 'disconnected')
  const rule = ruleQuery(contribution)
  if (!store) {
    const headers = { 'set-cookie': chosenRuleCookie(rule) }
    return redirect(`${CONNECT}?result=missing`, { status: 303, headers })
  }
  return redirect(
    another ? `${INTEGRATIONS}?${rule}` : `${INTEGRATIONS}/${store.storeId}?${rule}`,
    303,
  )
}

export default function StorePlanSetup({ loaderData, actionData }: Route.ComponentProps) {
  return <StorePlanSetupPage {...loaderData} refused={null} {...actionData} />
}
