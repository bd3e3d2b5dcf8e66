import {
  ListVerificationPrices,
  QuoteVerification,
} from '@understory/contracts/footprints/company-footprints/footprints.ts'
import { type Currency, isCurrency } from '@understory/domain/quantity/money.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { publicApi } from '../../../../http/session.ts'
import { visitorCurrency } from '../../../../http/visitor-currency.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { unreadable } from '../../../../shell/setup/reckoned.ts'
import { paymentPath } from '../../../commerce/payments/public.ts'
import type { Route } from './+types/verify-setup.route'
import { reckonVerification, verificationRequestOf, verifyChoiceIn } from './verify-choice.ts'
import { VerifySetupPage } from './verify-setup-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Have a footprint verified',
    description: 'People check your declared footprint against its evidence.',
    path: '/app/business/footprint/verify/one-time/setup',
  })

type VerifySetupArgs = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** Exactly what a link names, as a change of the currency does. */
const firstChoice = (search: URLSearchParams) => ({
  scopesOneTwo: search.get('scopesOneTwo') !== 'no',
  categories: search.get('scopeThreeCategories') || '0',
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const currency = await visitorCurrency({ request, context })
  const prices = await pricesOf({ request, context }, currency)
  const choice = firstChoice(new URL(request.url).searchParams)
  return { currency, prices, choice, sum: reckonVerification(choice, prices, currency) }
}

async function pricesOf({ request, context }: VerifySetupArgs, currency: Currency) {
  const prices = await publicApi(request, context)(ListVerificationPrices, { query: { currency } })
  if (!prices.ok) throw data(null, { status: prices.status })
  return prices.data
}

/** Recalculates the price, or continues to payment with the quote. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = form.text('currency')
  const currency = isCurrency(asked) ? asked : 'GBP'
  const choice = verifyChoiceIn(form)
  const sum = reckonVerification(choice, await pricesOf({ request, context }, currency), currency)
  const { verification, problems } = verificationRequestOf(choice)
  if (unreadable(problems)) {
    return data({ choice, sum, refused: form.refusedFor(problems) }, { status: 400 })
  }
  if (form.text('intent') === 'sum') return { choice, sum, refused: null }
  const body = { currency, ...verification }
  const answer = await publicApi(request, context)(QuoteVerification, { body })
  if (answer.ok) throw redirect(paymentPath({ pays: 'quote', id: answer.data.quoteId }), 303)
  return data({ choice, sum, refused: form.refused(answer.refusal) }, { status: answer.status })
}

export default function VerifySetup({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifySetupPage {...loaderData} refused={null} {...actionData} />
}
