import { BuyInstantOffset, GetQuote } from '@understory/contracts/offsetting.ts'
import { GetCheckout } from '@understory/contracts/payments.ts'
import { data, redirect } from 'react-router'
import { requestContext } from '../../../http/request-context.ts'
import { findSession, publicApi, requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/payment.route'
import { billingCountries } from './billing-countries.ts'
import { NothingChosen } from './nothing-chosen.tsx'
import { PaymentPage } from './payment-page.tsx'
import { readOrder } from './read-order.ts'
import { refusedOrder } from './refused-order.ts'
import { WrongAccount } from './wrong-account.tsx'

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Payment',
    description: 'Pay by card.',
    path: '/app/payment',
    robots: 'noindex',
  })

const UUID = /^[0-9a-f-]{36}$/

export async function loader({ request, context }: Route.LoaderArgs) {
  const quoteId = new URL(request.url).searchParams.get('quote') ?? ''
  const found = UUID.test(quoteId)
    ? await publicApi(request, context)(GetQuote, { params: { quoteId } })
    : null
  if (!found?.ok) return data({ state: 'nothing-chosen' as const }, { status: found ? 404 : 200 })
  const quote = found.data
  const here = `/app/payment?quote=${quoteId}`
  if (!(await findSession(request, context))) {
    throw redirect(`/join?${new URLSearchParams({ kind: quote.audience, next: here })}`)
  }
  const { account, api, user } = await requireAccount(request, context)
  if (account.accountType !== quote.audience) {
    return { state: 'wrong-account' as const, quote, accountName: account.displayName }
  }
  if (quote.isPaid) throw redirect('/my-impact/manage/instant')
  const checkout = await api(GetCheckout, {})
  if (!checkout.ok) throw data(null, { status: checkout.status })
  const { settings } = context.get(requestContext)
  return {
    state: 'ready' as const,
    quote,
    checkout: checkout.data,
    countries: billingCountries(),
    payments: settings.payments,
    origin: settings.origin,
    buyer: {
      name: [user.firstname, user.lastname].filter(Boolean).join(' '),
      country:
        account.businessDetails?.countryOfIncorporation ?? account.personalDetails?.country ?? 'GB',
    },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await request.formData()
  const order = readOrder(form)
  const answer = await api(BuyInstantOffset, { body: order })
  if (answer.ok) return { started: answer.data, order, refused: null }
  if (answer.refusal.code === 'ALREADY_PAID') throw redirect('/my-impact/manage/instant')
  const refused = refusedOrder(answer.refusal)
  return data({ started: null, order, refused }, { status: answer.status })
}

export default function PaymentRoute({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.state) {
    case 'nothing-chosen':
      return <NothingChosen />
    case 'wrong-account':
      return <WrongAccount quote={loaderData.quote} accountName={loaderData.accountName} />
    case 'ready':
      return <PaymentPage {...loaderData} answer={actionData ?? null} />
  }
}
