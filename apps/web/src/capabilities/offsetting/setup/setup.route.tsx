import { QuoteInstantOffset } from '@understory/contracts/offsetting.ts'
import { GetProduct } from '@understory/contracts/products.ts'
import { instantProductOf } from '@understory/domain/offsetting/product-identifiers.ts'
import { isCurrency } from '@understory/domain/quantity/money.ts'
import { data, redirect } from 'react-router'
import { publicApi } from '../../../http/session.ts'
import { visitorCurrency } from '../../../http/visitor-currency.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/setup.route'
import { emptyChoice, readChoice, toInstantChoice } from './choice.ts'
import { problemsOf } from './problems.ts'
import { SetupPage } from './setup-page.tsx'
import { currentMonth, monthOptions } from './start-months.ts'

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: params.audience === 'business' ? 'Fund impact for your business' : 'Fund impact',
    description:
      'Choose trees, CO2e and plastic removal, see the price as you go, and pay by card.',
    path: `/app/${params.audience}/instant/one-time/setup`,
  })

function audienceOf(params: { audience?: string | undefined }): 'personal' | 'business' {
  if (params.audience === 'personal' || params.audience === 'business') return params.audience
  throw data(null, { status: 404 })
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const audience = audienceOf(params)
  const search = new URL(request.url).searchParams
  const api = publicApi(request, context)
  const currency = await visitorCurrency({ request, context })
  const identifier = instantProductOf(audience)
  const product = await api(GetProduct, { params: { identifier }, query: { currency } })
  if (!product.ok) throw data(null, { status: product.status })
  const now = new Date()
  const empty = emptyChoice(currentMonth(now))
  const asked = ['trees', 'co2e', 'plastic'].some((name) => search.has(name))
  return {
    audience,
    product: product.data,
    months: monthOptions(now),
    /** Only what the address asks for; what was chosen before comes from the browser. */
    choice: asked ? readChoice(search, empty) : empty,
    isAsked: asked,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const audience = audienceOf(params)
  const form = await request.formData()
  const currency = String(form.get('currency'))
  const choice = readChoice(form, emptyChoice(currentMonth(new Date())))
  const answer = await publicApi(request, context)(QuoteInstantOffset, {
    body: {
      audience,
      currency: isCurrency(currency) ? currency : 'GBP',
      choice: toInstantChoice(choice),
    },
  })
  if (!answer.ok) {
    return data({ choice, ...problemsOf(answer.refusal) }, { status: answer.status })
  }
  return redirect(`/app/payment?quote=${answer.data.quoteId}`, 303)
}

export default function SetupRoute({ loaderData, actionData }: Route.ComponentProps) {
  // Without script the page is drawn anew after a refusal: with what was typed.
  const choice = actionData?.choice ?? loaderData.choice
  return (
    <SetupPage key={loaderData.audience} {...loaderData} choice={choice} refused={actionData} />
  )
}
