import {
  ListPlans,
  type PlanPrice,
  PricePlan,
  QuotePlan,
} from '@understory/contracts/commerce/subscriptions/plans.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { type Currency, isCurrency } from '@understory/domain/quantity/money.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Api } from '../../../../http/api-client.ts'
import { failingWith } from '../../../../http/failing-with.ts'
import { PostedForm, readForm } from '../../../../http/posted-form.ts'
import { sentencesOf } from '../../../../http/sentences-of.ts'
import { publicApi } from '../../../../http/session.ts'
import { visitorCurrency } from '../../../../http/visitor-currency.ts'
import { unreadable, whyNot } from '../../../../shell/setup/reckoned.ts'
import { defaultProjects } from '../../../proof/projects/public.ts'
import { paymentPath } from '../../payments/public.ts'
import { findVisitorsInTheWay } from '../in-the-way.ts'
import { subscriptionsMessage } from '../messages/messages.generated.ts'
import { fieldOf, firstChoice, planChoiceIn, planRequestOf } from './plan-choice.ts'
import type { SetupAnswer, SetupData } from './plan-setup-page.tsx'
import type { PlanPricing } from './reckon-plan.ts'

type SetupLoaderArgs = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}
type Product = PlanPrice['product']

const SENTENCES = sentencesOf({
  NO_PRODUCTS_SELECTED: 'NO_PRODUCTS_SELECTED',
  WRONG_PLAN: 'WRONG_PLAN',
  TOO_MANY_MEMBERS: 'TOO_MANY_MEMBERS',
  BELOW_INCREMENT: 'BELOW_INCREMENT',
  TOO_LARGE: 'AMOUNT_TOO_LARGE',
  AMOUNT_TOO_SMALL: 'AMOUNT_TOO_SMALL',
  AMOUNT_TOO_LARGE: 'AMOUNT_TOO_LARGE',
})

const noSolution = () => subscriptionsMessage('setupLoader.failedGenerateSolutionPlease')

/** Plans, prices and the default choice, with its price. `tonnes` is what a footprint begins with. */
export async function loadSetup(
  from: SetupLoaderArgs,
  product: Product,
  tonnes?: string,
): Promise<SetupData> {
  const api = publicApi(from.request, from.context)
  const search = new URL(from.request.url).searchParams
  const currency = await visitorCurrency(from)
  const choice = firstChoice(product, search, tonnes)
  const { order, problems } = planRequestOf(product, choice)
  const [plans, priced, projects, running] = await failingWith(
    noSolution(),
    Promise.all([
      api(ListPlans, { query: { currency } }),
      api(PricePlan, { body: { ...order, currency } }),
      projectsOfPlan(api, product, currency),
      findVisitorsInTheWay(from, { product, currency }),
    ]),
  )
  if (!plans.ok) throw data(null, { status: plans.status })
  const sum = priced.ok
    ? { sum: priced.data }
    : whyNot(new PostedForm(new FormData()).refused(priced.refusal))
  return {
    product,
    currency,
    plans: plans.data.plans.filter((each) => each.product === product),
    choice,
    sum: unreadable(problems) ?? sum,
    pricing: pricingOf(plans.data, currency),
    projects,
    running,
    today: dayOf(new Date()),
  }
}

/** Plans fund the same projects as a purchase that chooses none. */
export function projectsOfPlan(api: Api, product: Product, currency: Currency) {
  return defaultProjects(api, product.startsWith('business') ? 'business' : 'personal', currency)
}

type Listed = {
  readonly priceBookVersion: string
  readonly prices: { readonly premiumMinor: number } & Omit<
    PlanPricing['prices'],
    'version' | 'currency' | 'services'
  >
}

/** What a plan is priced by as it is put together. */
export function pricingOf({ priceBookVersion, prices }: Listed, currency: Currency): PlanPricing {
  const { premiumMinor: premium, ...micros } = prices
  const book = { version: priceBookVersion, currency, ...micros }
  return { prices: { ...book, services: { premium } }, sentences: SENTENCES }
}

/** Recalculates the price, or continues to payment with a quote. */
export async function takeSetup({ request, context }: SetupLoaderArgs, product: Product) {
  const form = await readForm(request)
  const choice = planChoiceIn(product, form)
  const currency = form.text('currency')
  const { order, problems } = planRequestOf(product, choice)
  const unread = unreadable(problems)
  if (unread) {
    const refused = form.refusedFor(problems)
    return data<SetupAnswer>({ choice, sum: unread, refused }, { status: 400 })
  }
  const api = publicApi(request, context)
  const body = { ...order, currency: isCurrency(currency) ? currency : 'GBP' } as const
  const isSum = form.text('intent') === 'sum'
  const answer = isSum ? await api(PricePlan, { body }) : await api(QuotePlan, { body })
  if (!answer.ok) {
    const refused = form.refused(answer.refusal, (field) => fieldOf(product, field, choice))
    const status = { status: answer.status }
    return data<SetupAnswer>({ choice, sum: whyNot(refused), refused }, status)
  }
  if ('quoteId' in answer.data)
    throw redirect(paymentPath({ pays: 'plan', id: String(answer.data.quoteId) }), 303)
  return data<SetupAnswer>({ choice, sum: { sum: answer.data }, refused: null })
}
