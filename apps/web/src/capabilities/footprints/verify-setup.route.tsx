import { ListVerificationPrices, QuoteVerification } from '@understory/contracts/footprints.ts'
import { isCurrency } from '@understory/domain/quantity/money.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../http/posted-form.ts'
import { publicApi } from '../../http/session.ts'
import { visitorCurrency } from '../../http/visitor-currency.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/verify-setup.route'
import { VerifySetupPage } from './verify-setup-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Have a footprint verified',
    description: 'People check your declared footprint against its evidence.',
    path: '/app/business/footprint/verify/one-time/setup',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const currency = await visitorCurrency({ request, context })
  const prices = await publicApi(request, context)(ListVerificationPrices, { query: { currency } })
  if (!prices.ok) throw data(null, { status: prices.status })
  return {
    currency,
    prices: prices.data,
    choice: { scopesOneTwo: true, categories: '0' },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = form.text('currency')
  const choice = {
    scopesOneTwo: form.has('scopesOneTwo'),
    categories: form.text('scopeThreeCategories'),
  }
  const scopeThreeCategories = form.number('scopeThreeCategories', 0)
  const refused = form.problems()
  if (refused) return data({ choice, refused }, { status: 400 })
  const answer = await publicApi(request, context)(QuoteVerification, {
    body: {
      currency: isCurrency(asked) ? asked : 'GBP',
      scopesOneTwo: choice.scopesOneTwo,
      scopeThreeCategories,
    },
  })
  if (answer.ok) throw redirect(`/app/payment?quote=${answer.data.quoteId}`, 303)
  return data({ choice, refused: form.refused(answer.refusal) }, { status: answer.status })
}

export default function VerifySetup({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifySetupPage {...loaderData} refused={null} {...actionData} />
}
