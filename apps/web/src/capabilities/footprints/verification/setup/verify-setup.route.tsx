import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  ListVerificationPrices,
  QuoteVerification,
} from '@understory/contracts/footprints/verification/verification-orders.ts'
import { partFigures } from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { type Currency, isCurrency } from '@understory/domain/quantity/money.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { activeAccount, findSession, publicApi } from '../../../../http/session.ts'
import { visitorCurrency } from '../../../../http/visitor-currency.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { paymentPath } from '../../../commerce/payments/public.ts'
import { verificationMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/verify-setup.route'
import { reckonVerification, verifyChoiceIn, verifyChoiceOf } from './verify-choice.ts'
import { VerifySetupPage } from './verify-setup-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: verificationMessage('verifySetup.haveAFootprintVerified'),
    description: verificationMessage('verifySetup.description'),
    path: '/app/business/footprint/verify/one-time/setup',
  })

type VerifySetupArgs = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const currency = await visitorCurrency({ request, context })
  const prices = await pricesOf({ request, context }, currency)
  const choice = verifyChoiceOf(new URL(request.url).searchParams)
  return {
    currency,
    prices,
    choice,
    sum: reckonVerification(choice, prices, currency),
    declared: await declaredFootprint({ request, context }),
  }
}

/** Of a signed-in company, what it may have verified now; the one of the present month first. */
async function declaredFootprint({ request, context }: VerifySetupArgs) {
  const session = await findSession(request, context)
  if (!session || activeAccount(session.user)?.accountType !== 'business') return null
  const listed = await session.api(ListFootprints, {})
  const declared = listed.ok
    ? listed.data.footprints.filter(({ status }) => status === 'declared')
    : []
  const shown = declared.find(({ isActive }) => isActive) ?? declared[0]
  if (!shown?.declared) return null
  return { from: shown.startMonth, figures: partFigures(shown.declared.categories) }
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
  if (form.text('intent') === 'sum') return { choice, sum, refused: null }
  const body = { currency, ...choice, categories: [...choice.categories] }
  const answer = await publicApi(request, context)(QuoteVerification, { body })
  if (answer.ok) throw redirect(paymentPath({ pays: 'quote', id: answer.data.quoteId }), 303)
  return data({ choice, sum, refused: form.refused(answer.refusal) }, { status: answer.status })
}

export default function VerifySetup({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifySetupPage {...loaderData} refused={null} {...actionData} />
}
