import { QuoteInstantOffset } from '@understory/contracts/commerce/instant-offset.ts'
import { GetProduct } from '@understory/contracts/commerce/product-list.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { instantProductOf } from '@understory/domain/commerce/prices/product-identifiers.ts'
import { isCurrency } from '@understory/domain/quantity/money.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { publicApi } from '../../../../http/session.ts'
import { chooseCurrency, visitorCurrency } from '../../../../http/visitor-currency.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { CHANGE_CURRENCY } from '../../../../shell/setup/currency-select.tsx'
import { paymentPath } from '../../payments/public.ts'
import { instantOffsetMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/setup.route'
import { amountProblems, emptyChoice, readChoice, toInstantChoice, withPick } from './choice.ts'
import { InstantPlace } from './instant-place.tsx'
import { problemsOf } from './problems.ts'
import SetupPage from './setup-page.island.tsx'
import { currentMonth, monthOptions } from './start-months.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title:
      params.audience === 'business'
        ? instantOffsetMessage('setup.fundImpactBusiness')
        : instantOffsetMessage('setup.fundImpact'),
    description: instantOffsetMessage('setup.description'),
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
  const asked = AMOUNTS.some((name) => search.has(name))
  return {
    audience,
    product: product.data,
    months: monthOptions(now),
    today: dayOf(now),
    /** Only what the address asks for; what was chosen before comes from the browser. */
    choice: asked ? readChoice(fieldsOf(search), empty) : empty,
    isAsked: asked,
  }
}

const AMOUNTS = ['trees', 'co2e', 'plastic']

/** What a link does not name, or leaves empty, is not chosen. */
const fieldsOf = (search: URLSearchParams) => ({
  text: (name: string) => search.get(name) || (AMOUNTS.includes(name) ? '0' : ''),
  has: (name: string) => search.has(name),
})

export async function action({ request, context, params }: Route.ActionArgs) {
  const audience = audienceOf(params)
  const form = await readForm(request)
  const currency = form.text('currency')
  const choice = readChoice(form, emptyChoice(currentMonth(new Date())))
  const asked = isCurrency(currency) ? currency : 'GBP'
  if (form.text('intent') === CHANGE_CURRENCY) {
    chooseCurrency(asked, context)
    return data({ choice, refused: null })
  }
  const api = publicApi(request, context)
  const product = await api(GetProduct, {
    params: { identifier: instantProductOf(audience) },
    query: { currency: asked },
  })
  if (!product.ok) throw data(null, { status: product.status })
  const picked = withPick(choice, form.text('pick'))
  if (picked) return data({ choice: picked, refused: null })
  const unreadable = amountProblems(choice, product.data)
  if (Object.keys(unreadable).length > 0) {
    const { message } = form.refusedFor(unreadable)
    return data({ choice, refused: { message, fields: unreadable } }, { status: 400 })
  }
  const answer = await api(QuoteInstantOffset, {
    body: {
      audience,
      currency: asked,
      choice: toInstantChoice(choice),
    },
  })
  if (!answer.ok) {
    return data({ choice, refused: problemsOf(answer.refusal) }, { status: answer.status })
  }
  return redirect(paymentPath({ pays: 'quote', id: answer.data.quoteId }), 303)
}

export default function SetupRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { today, ...asked } = loaderData
  const choice = actionData?.choice ?? asked.choice
  return (
    <SetupPage
      {...asked}
      choice={choice}
      isAsked={asked.isAsked || actionData !== undefined}
      refused={actionData?.refused ?? null}
      serverPart={<InstantPlace choice={choice} product={asked.product} today={today} />}
    />
  )
}
