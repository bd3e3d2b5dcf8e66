import { ListPlans, type PlanQuote, QuotePlan } from '@understory/contracts/plans.ts'
import { isCurrency } from '@understory/domain/quantity/money.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { publicApi } from '../../../http/session.ts'
import { visitorCurrency } from '../../../http/visitor-currency.ts'
import { refusedForm, textOf } from '../../accounts/public.ts'
import { askedOf, choiceIn, fieldOf, firstChoice } from './plan-choice.ts'

type From = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }
type Product = PlanQuote['product']

/** Plans, prices and what is chosen at first, with its sum. */
export async function loadSetup(from: From, product: Product) {
  const api = publicApi(from.request, from.context)
  const search = new URL(from.request.url).searchParams
  const currency = await visitorCurrency(from)
  const choice = firstChoice(product, search)
  const [plans, quoted] = await Promise.all([
    api(ListPlans, { query: { currency } }),
    api(QuotePlan, { body: { ...askedOf(product, choice), currency } }),
  ])
  if (!plans.ok) throw data(null, { status: plans.status })
  return {
    product,
    currency,
    plans: plans.data.plans.filter((each) => each.product === product),
    choice,
    quote: quoted.ok ? quoted.data : null,
  }
}

/** Adds it up again, or goes on to payment with the price that was made. */
export async function takeSetup({ request, context }: From, product: Product) {
  const form = await request.formData()
  const choice = choiceIn(product, form)
  const currency = textOf(form, 'currency')
  const answer = await publicApi(request, context)(QuotePlan, {
    body: { ...askedOf(product, choice), currency: isCurrency(currency) ? currency : 'GBP' },
  })
  if (!answer.ok) {
    const { problems, ...refused } = refusedForm(form, answer.refusal)
    const named = Object.entries(problems).map(([field, why]) => [fieldOf(product, field), why])
    return data(
      { choice, quote: null, refused: { ...refused, problems: Object.fromEntries(named) } },
      { status: answer.status },
    )
  }
  if (textOf(form, 'intent') === 'sum') return { choice, quote: answer.data, refused: null }
  return redirect(`/app/payment?plan=${answer.data.quoteId}`, 303)
}
