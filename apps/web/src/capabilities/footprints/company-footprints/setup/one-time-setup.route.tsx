import { GetProduct } from '@understory/contracts/commerce/product-list.ts'
import {
  PriceFootprint,
  QuoteFootprint,
} from '@understory/contracts/footprints/company-footprints/footprints.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { type Currency, isCurrency } from '@understory/domain/quantity/money.ts'
import { data, redirect } from 'react-router'
import { failingWith } from '../../../../http/failing-with.ts'
import { type FormAnswer, readForm } from '../../../../http/posted-form.ts'
import { publicApi } from '../../../../http/session.ts'
import { visitorCurrency } from '../../../../http/visitor-currency.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { type Reckoned, unreadable, whyNot } from '../../../../shell/setup/reckoned.ts'
import { currentMonth, monthOptions } from '../../../commerce/instant-offset/public.ts'
import { paymentPath } from '../../../commerce/payments/public.ts'
import { offsetPricing } from '../../../commerce/prices/public.ts'
import { picturedProjects } from '../../../proof/projects/public.ts'
import { activeFootprint } from '../active-footprint.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/one-time-setup.route'
import {
  type FootprintChoice,
  type FootprintTotal,
  footprintChoiceIn,
  gramsOf,
  reckonFootprint,
} from './footprint-choice.ts'
import { OneTimeSetupPage } from './one-time-setup-page.tsx'

const noSolution = () => companyFootprintsMessage('oneTimeSetup.failedGenerateSolutionPlease')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: companyFootprintsMessage('oneTimeSetup.offsetYearOnce'),
    description: companyFootprintsMessage('oneTimeSetup.description'),
    path: '/app/business/footprint/one-time/setup',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const currency = await visitorCurrency({ request, context })
  const months = monthOptions(new Date())
  const asked = search.get('startMonth') ?? ''
  const footprint = await activeFootprint({ request, context })
  const choice = {
    tonnes: search.get('tonnes') || (footprint ? (footprint.tonnesLeft ?? '0') : '10'),
    startMonth:
      [asked, footprint?.from].find((month) => months.some(({ value }) => value === month)) ??
      currentMonth(new Date()),
  }
  const product = await failingWith(
    noSolution(),
    publicApi(request, context)(GetProduct, {
      params: { identifier: 'business-footprint-onetime' },
      query: { currency },
    }),
  )
  if (!product.ok) throw data(null, { status: product.status })
  const pricing = offsetPricing(product.data)
  const projects = picturedProjects(product.data)
  const today = dayOf(new Date())
  const sum = reckonFootprint(choice, pricing)
  return { currency, choice, footprint, months, sum, pricing, projects, today }
}

const orderOf = (choice: FootprintChoice, currency: Currency) => ({
  currency,
  co2eGrams: gramsOf(choice).units.tonnes,
  startMonth: choice.startMonth,
})

type OneTimeSetupAnswer = {
  readonly choice: FootprintChoice
  readonly sum: Reckoned<FootprintTotal>
  readonly refused: FormAnswer | null
}

/** Recalculates the price, or continues to payment with the quote. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const choice = footprintChoiceIn(form)
  const currency = form.text('currency')
  const { problems } = gramsOf(choice)
  const unread = unreadable(problems)
  if (unread) {
    const refused = form.refusedFor(problems)
    return data<OneTimeSetupAnswer>({ choice, sum: unread, refused }, { status: 400 })
  }
  const body = orderOf(choice, isCurrency(currency) ? currency : 'GBP')
  const api = publicApi(request, context)
  const isSum = form.text('intent') === 'sum'
  const answer = isSum ? await api(PriceFootprint, { body }) : await api(QuoteFootprint, { body })
  if (!answer.ok) {
    const refused = form.refused(answer.refusal, (field) =>
      field === 'co2eGrams' ? 'tonnes' : field,
    )
    return data<OneTimeSetupAnswer>(
      { choice, sum: whyNot(refused), refused },
      { status: answer.status },
    )
  }
  if ('quoteId' in answer.data)
    throw redirect(paymentPath({ pays: 'quote', id: answer.data.quoteId }), 303)
  return data<OneTimeSetupAnswer>({ choice, sum: { sum: answer.data }, refused: null })
}

export default function OneTimeSetup({ loaderData, actionData }: Route.ComponentProps) {
  return <OneTimeSetupPage {...loaderData} refused={null} {...actionData} />
}
