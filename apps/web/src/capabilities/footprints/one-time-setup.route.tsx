import {
  type FootprintPrice,
  PriceFootprint,
  QuoteFootprint,
} from '@understory/contracts/footprints.ts'
import { type Currency, isCurrency } from '@understory/domain/quantity/money.ts'
import { readTypedNumbers } from '@understory/domain/quantity/typed-number.ts'
import { data, redirect } from 'react-router'
import { type FormAnswer, readForm } from '../../http/posted-form.ts'
import { publicApi } from '../../http/session.ts'
import { visitorCurrency } from '../../http/visitor-currency.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { currentMonth, monthOptions } from '../offsetting/public.ts'
import type { Route } from './+types/one-time-setup.route'
import { OneTimeSetupPage } from './one-time-setup-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Offset a year at once',
    description: 'A footprint, or any yearly figure, offset with one payment.',
    path: '/app/business/footprint/one-time/setup',
  })

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
  const { units, problems } = gramsOf(choice)
  if (problems.tonnes) return { currency, choice, months, price: null }
  const body = orderOf({ ...choice, ...units }, currency)
  const priced = await publicApi(request, context)(PriceFootprint, { body })
  return { currency, choice, months, price: priced.ok ? priced.data : null }
}

/** Tonnes with six decimals are whole grams. */
function gramsOf({ tonnes }: Choice) {
  return readTypedNumbers({ tonnes }, { tonnes: { decimals: 6 } })
}

type Order = { readonly tonnes: number; readonly startMonth: string }

const orderOf = ({ tonnes: co2eGrams, startMonth }: Order, currency: Currency) => ({
  currency,
  co2eGrams,
  startMonth,
})

type Answer = {
  readonly choice: Choice
  readonly price: FootprintPrice | null
  readonly refused: FormAnswer | null
}

/** Recalculates the price, or continues to payment with the quote. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const choice = { tonnes: form.text('tonnes'), startMonth: form.text('startMonth') }
  const currency = form.text('currency')
  const order = { ...choice, tonnes: form.number('tonnes', 6) }
  const problems = form.problems()
  if (problems) return data<Answer>({ choice, price: null, refused: problems }, { status: 400 })
  const body = orderOf(order, isCurrency(currency) ? currency : 'GBP')
  const api = publicApi(request, context)
  const isSum = form.text('intent') === 'sum'
  const answer = isSum ? await api(PriceFootprint, { body }) : await api(QuoteFootprint, { body })
  if (!answer.ok) {
    const refused = form.refused(answer.refusal, (field) =>
      field === 'co2eGrams' ? 'tonnes' : field,
    )
    return data<Answer>({ choice, price: null, refused }, { status: answer.status })
  }
  if ('quoteId' in answer.data) throw redirect(`/app/payment?quote=${answer.data.quoteId}`, 303)
  return data<Answer>({ choice, price: answer.data, refused: null })
}

export default function OneTimeSetup({ loaderData, actionData }: Route.ComponentProps) {
  return <OneTimeSetupPage {...loaderData} refused={null} {...actionData} />
}
