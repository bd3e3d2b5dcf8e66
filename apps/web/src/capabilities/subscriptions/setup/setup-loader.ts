import { ListPlans, type PlanPrice, PricePlan, QuotePlan } from '@understory/contracts/plans.ts'
import { isCurrency } from '@understory/domain/quantity/money.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { publicApi } from '../../../http/session.ts'
import { visitorCurrency } from '../../../http/visitor-currency.ts'
import { askedOf, choiceIn, fieldOf, firstChoice } from './plan-choice.ts'

type From = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }
type Product = PlanPrice['product']

/** Plans, prices and the default choice, with its price. */
export async function loadSetup(from: From, product: Product) {
  const api = publicApi(from.request, from.context)
  const search = new URL(from.request.url).searchParams
  const currency = await visitorCurrency(from)
  const choice = firstChoice(product, search)
  const [plans, priced] = await Promise.all([
    api(ListPlans, { query: { currency } }),
    api(PricePlan, { body: { ...askedOf(product, choice).order, currency } }),
  ])
  if (!plans.ok) throw data(null, { status: plans.status })
  return {
    product,
    currency,
    plans: plans.data.plans.filter((each) => each.product === product),
    choice,
    price: priced.ok ? priced.data : null,
  }
}

/** Recalculates the price, or continues to payment with a quote. */
export async function takeSetup({ request, context }: From, product: Product) {
  const form = await readForm(request)
  const choice = choiceIn(product, form)
  const currency = form.text('currency')
  const { order, problems } = askedOf(product, choice)
  if (Object.keys(problems).length > 0) {
    return data({ choice, price: null, refused: form.refusedFor(problems) }, { status: 400 })
  }
  const api = publicApi(request, context)
  const body = { ...order, currency: isCurrency(currency) ? currency : 'GBP' } as const
  const isSum = form.text('intent') === 'sum'
  const answer = isSum ? await api(PricePlan, { body }) : await api(QuotePlan, { body })
  if (!answer.ok) {
    const refused = form.refused(answer.refusal, (field) => fieldOf(product, field))
    return data({ choice, price: null, refused }, { status: answer.status })
  }
  if ('quoteId' in answer.data) throw redirect(`/app/payment?plan=${answer.data.quoteId}`, 303)
  return data({ choice, price: answer.data, refused: null })
}
