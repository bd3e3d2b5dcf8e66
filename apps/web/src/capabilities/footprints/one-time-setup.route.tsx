import { QuoteFootprint } from '@understory/contracts/footprints.ts'
import type { Quote } from '@understory/contracts/offsetting.ts'
import { GRAMS_PER_TONNE } from '@understory/domain/quantity/impact-quantity.ts'
import { type Currency, isCurrency } from '@understory/domain/quantity/money.ts'
import { data, redirect } from 'react-router'
import { publicApi } from '../../http/session.ts'
import { visitorCurrency } from '../../http/visitor-currency.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { refusedForm, textOf } from '../accounts/public.ts'
import { currentMonth, monthOptions } from '../offsetting/public.ts'
import type { Route } from './+types/one-time-setup.route'
import { OneTimeSetupPage } from './one-time-setup-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Offset a year at once',
    description: 'A footprint, or any yearly figure, offset with one payment.',
    path: '/app/business/footprint/one-time/setup',
  })

type From = Pick<Route.LoaderArgs, 'request' | 'context'>
type Choice = { readonly tonnes: string; readonly startMonth: string }

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const currency = await visitorCurrency({ request, context })
  const months = monthOptions(new Date())
  const asked = search.get('startMonth') ?? ''
  const choice = {
    tonnes: search.get('tonnes') || '10',
    startMonth: months.some(({ value }) => value === asked) ? asked : currentMonth(new Date()),
  }
  const quoted = await ask({ request, context }, choice, currency)
  return { currency, choice, months, quote: quoted.ok ? quoted.data : null }
}

function ask({ request, context }: From, { tonnes, startMonth }: Choice, currency: Currency) {
  const co2eGrams = Math.round(Number(tonnes.replaceAll(',', '')) * GRAMS_PER_TONNE)
  return publicApi(request, context)(QuoteFootprint, { body: { currency, co2eGrams, startMonth } })
}

type Answer = {
  readonly choice: Choice
  readonly quote: Quote | null
  readonly refused: ReturnType<typeof refusedForm> | null
}

/** Adds it up again, or goes on to payment with the price that was made. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const choice = { tonnes: textOf(form, 'tonnes'), startMonth: textOf(form, 'startMonth') }
  const currency = textOf(form, 'currency')
  const answer = await ask({ request, context }, choice, isCurrency(currency) ? currency : 'GBP')
  if (!answer.ok) {
    const refused = refusedForm(form, answer.refusal)
    return data<Answer>({ choice, quote: null, refused }, { status: answer.status })
  }
  const { quoteId } = answer.data
  if (textOf(form, 'intent') !== 'sum') throw redirect(`/app/payment?quote=${quoteId}`, 303)
  return data<Answer>({ choice, quote: answer.data, refused: null })
}

export default function OneTimeSetup({ loaderData, actionData }: Route.ComponentProps) {
  return <OneTimeSetupPage {...loaderData} refused={null} {...actionData} />
}
