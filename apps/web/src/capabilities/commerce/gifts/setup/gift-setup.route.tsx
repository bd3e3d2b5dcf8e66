import { QuoteGifts } from '@understory/contracts/commerce/gifts.ts'
import { GetProduct } from '@understory/contracts/commerce/product-list.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { MOST_GIFTS } from '@understory/domain/commerce/gifts/recipients.ts'
import { instantProductOf } from '@understory/domain/commerce/prices/product-identifiers.ts'
import { type Currency, isCurrency } from '@understory/domain/quantity/money.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import { findSession, publicApi } from '../../../../http/session.ts'
import { chooseCurrency, visitorCurrency } from '../../../../http/visitor-currency.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { CHANGE_CURRENCY } from '../../../../shell/setup/currency-select.tsx'
import { picturedProjects } from '../../../proof/projects/public.ts'
import { paymentPath } from '../../payments/public.ts'
import { offsetPricing } from '../../prices/public.ts'
import { giftsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/gift-setup.route'
import {
  type Audience,
  EMPTY_ROW,
  eachOf,
  firstChoice,
  giftChoiceIn,
  giftRequestOf,
  problemsOnForm,
  reckonGifts,
} from './gift-choice.ts'
import { GiftSetupPage } from './gift-setup-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title:
      params.audience === 'business'
        ? giftsMessage('giftSetup.giftsFromYourBusiness')
        : giftsMessage('giftSetup.giveAGift'),
    description: giftsMessage('giftSetup.description'),
    path: `/app/${params.audience}/gift/one-time/setup`,
  })

type GiftSetupArgs = Pick<Route.LoaderArgs, 'request' | 'context'>

function audienceOf(params: { audience?: string | undefined }): Audience {
  if (params.audience === 'personal' || params.audience === 'business') return params.audience
  throw data(null, { status: 404 })
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const audience = audienceOf(params)
  const from = await giverOf({ request, context })
  const currency = await visitorCurrency({ request, context })
  const choice = firstChoice(from, new URL(request.url).searchParams)
  const product = await productOf({ request, context }, audience, currency)
  const pricing = offsetPricing(product)
  return {
    audience,
    currency,
    choice,
    sum: reckonGifts(audience, choice, pricing),
    pricing,
    projects: picturedProjects(product),
    today: dayOf(new Date()),
  }
}

async function giverOf({ request, context }: GiftSetupArgs): Promise<string> {
  const session = await findSession(request, context)
  return [session?.user.firstname, session?.user.lastname].filter(Boolean).join(' ')
}

/** A gift as the pages about them begin it: what its address says, for someone whom it does not name. */
async function begin(asked: GiftSetupArgs, audience: Audience, form: PostedForm) {
  const { searchParams } = new URL(asked.request.url)
  const choice = firstChoice(await giverOf(asked), searchParams, form.text('name'))
  const product = await productOf(asked, audience, await visitorCurrency(asked))
  return { choice, sum: reckonGifts(audience, choice, offsetPricing(product)), refused: null }
}

async function productOf(
  { request, context }: GiftSetupArgs,
  audience: Audience,
  currency: Currency,
) {
  const answer = await publicApi(request, context)(GetProduct, {
    params: { identifier: instantProductOf(audience) },
    query: { currency },
  })
  if (!answer.ok) throw data(null, { status: answer.status })
  return answer.data
}

/** Recalculates the price, or continues to payment with the quote. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const audience = audienceOf(params)
  const form = await readForm(request)
  if (form.text('intent') === 'begin') return begin({ request, context }, audience, form)
  const asked = form.text('currency')
  const currency = isCurrency(asked) ? asked : 'GBP'
  const choice = giftChoiceIn(form)
  const pricing = offsetPricing(await productOf({ request, context }, audience, currency))
  const sum = reckonGifts(audience, choice, pricing)
  if (form.text('intent') === CHANGE_CURRENCY) {
    chooseCurrency(currency, context)
    return { choice, sum, refused: null }
  }
  const { problems: unreadable } = eachOf(choice)
  if (Object.keys(unreadable).length > 0) {
    return data({ choice, sum, refused: form.refusedFor(unreadable) }, { status: 400 })
  }
  const intent = form.text('intent')
  if (intent === 'row') {
    const rows = [...choice.rows, EMPTY_ROW].slice(0, MOST_GIFTS)
    return { choice: { ...choice, rows }, sum, refused: null }
  }
  if (intent === 'sum') return { choice, sum, refused: null }
  const answer = await publicApi(request, context)(QuoteGifts, {
    body: { ...giftRequestOf(audience, choice), currency },
  })
  if (answer.ok) return redirect(paymentPath({ pays: 'quote', id: answer.data.quoteId }), 303)
  const { problems, ...refused } = form.refused(answer.refusal)
  return data(
    { choice, sum, refused: { ...refused, problems: problemsOnForm(audience, choice, problems) } },
    { status: answer.status },
  )
}

export default function GiftSetup({ loaderData, actionData }: Route.ComponentProps) {
  return <GiftSetupPage {...loaderData} {...actionData} refused={actionData?.refused ?? null} />
}
