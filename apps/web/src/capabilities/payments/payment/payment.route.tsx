import { BuyQuote, GetQuote } from '@understory/contracts/offsetting.ts'
import { GetCheckout } from '@understory/contracts/payments.ts'
import { GetPlanQuote } from '@understory/contracts/plans.ts'
import {
  ListSubscriptions,
  PayOpenCycle,
  StartSubscription,
} from '@understory/contracts/subscriptions.ts'
import { data, redirect } from 'react-router'
import type { Api } from '../../../http/api-client.ts'
import { readForm } from '../../../http/posted-form.ts'
import { requestContext } from '../../../http/request-context.ts'
import {
  type AccountSession,
  findSession,
  publicApi,
  requireAccount,
} from '../../../http/session.ts'
import { whyMayNotBuy } from '../../../shell/account-fit.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/payment.route'
import { billingCountries } from './billing-countries.ts'
import { MayNotBuy } from './may-not-buy.tsx'
import { NothingChosen } from './nothing-chosen.tsx'
import { orderOfDue } from './order-of-due.ts'
import { orderOfPlan } from './order-of-plan.ts'
import { orderOfQuote } from './order-of-quote.ts'
import type { PaymentOrder } from './payment-order.ts'
import { PaymentPage, type Started } from './payment-page.tsx'
import { readOrder } from './read-order.ts'
import { refusedOrder } from './refused-order.ts'
import { WrongAccount } from './wrong-account.tsx'

/** A bank or a wallet may open a window of its own, which has to find its way back. */
export const headers = () => ({ 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Payment',
    description: 'Pay by card.',
    path: '/app/payment',
    robots: 'noindex',
  })

const UUID = /^[0-9a-f-]{36}$/

type Found = { readonly order: PaymentOrder; readonly isPaid: boolean }

/** What the address names; `undefined`: it names nothing, `null`: nothing that is there. */
async function findOrder(api: Api, search: URLSearchParams): Promise<Found | null | undefined> {
  const quoteId = search.get('quote') ?? ''
  const planQuoteId = search.get('plan') ?? ''
  if (UUID.test(planQuoteId)) {
    const found = await api(GetPlanQuote, { params: { planQuoteId } })
    return found.ok ? { order: orderOfPlan(found.data), isPaid: false } : null
  }
  if (!UUID.test(quoteId)) return undefined
  const found = await api(GetQuote, { params: { quoteId } })
  return found.ok ? { order: orderOfQuote(found.data), isPaid: found.data.isPaid } : null
}

type Due = { readonly order: PaymentOrder; readonly begun: Started }

/** The open invoice of a failed charge; its payment exists already. */
async function findDue(api: Api, subscriptionId: string): Promise<Due> {
  const [payable, listed] = await Promise.all([
    api(PayOpenCycle, { params: { subscriptionId } }),
    api(ListSubscriptions, {}),
  ])
  const subscription = listed.ok
    ? listed.data.subscriptions.find(({ uuid }) => uuid === subscriptionId)
    : null
  if (!payable.ok || !subscription) throw redirect('/my-impact/manage/subscriptions')
  return { order: orderOfDue(subscription, payable.data.totalMinor), begun: payable.data }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const subscriptionId = search.get('due') ?? ''
  if (UUID.test(subscriptionId)) {
    const session = await requireAccount(request, context)
    const why = whyMayNotBuy({ role: session.role, impersonation: session.user.impersonation })
    if (why) return mayNotBuy(why, session)
    return readyFor(session, context, await findDue(session.api, subscriptionId))
  }
  const found = await findOrder(publicApi(request, context), search)
  if (!found) {
    return data({ state: 'nothing-chosen' as const }, { status: found === null ? 404 : 200 })
  }
  const { order } = found
  if (!(await findSession(request, context))) {
    throw redirect(
      `/join?${new URLSearchParams({ kind: order.audience, next: `${order.place}&kind=${order.audience}` })}`,
    )
  }
  const { account, api, user, role } = await requireAccount(request, context)
  const why = whyMayNotBuy({ role, impersonation: user.impersonation })
  if (why) return mayNotBuy(why, { account })
  if (account.accountType !== order.audience) {
    return { state: 'wrong-account' as const, order, accountName: account.displayName }
  }
  if (found.isPaid) throw redirect('/my-impact/manage/instant')
  return readyFor({ account, api, user }, context, { order, begun: null })
}

const mayNotBuy = (why: 'role' | 'on-behalf', { account }: Pick<AccountSession, 'account'>) =>
  ({ state: 'may-not-buy', why, accountName: account.displayName }) as const

async function readyFor(
  { account, api, user }: Pick<AccountSession, 'account' | 'api' | 'user'>,
  context: Route.LoaderArgs['context'],
  due: { readonly order: PaymentOrder; readonly begun: Started | null },
) {
  const checkout = await api(GetCheckout, {})
  if (!checkout.ok) throw data(null, { status: checkout.status })
  const { settings } = context.get(requestContext)
  return {
    state: 'ready' as const,
    ...due,
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
  const isPlan = new URL(request.url).searchParams.has('plan')
  const typed = readOrder(await readForm(request))
  const answer = await begin()
  if (answer.ok) return { started: answer.data, typed, refused: null }
  if (answer.refusal.code === 'ALREADY_PAID') {
    throw redirect(isPlan ? '/my-impact/manage/subscriptions' : '/my-impact/manage/instant')
  }
  const refused = refusedOrder(answer.refusal)
  return data({ started: null, typed, refused }, { status: answer.status })

  function begin() {
    const { saveCard: _, ...plan } = typed
    return isPlan ? api(StartSubscription, { body: plan }) : api(BuyQuote, { body: typed })
  }
}

export default function PaymentRoute({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.state) {
    case 'nothing-chosen':
      return <NothingChosen />
    case 'wrong-account':
      return <WrongAccount order={loaderData.order} accountName={loaderData.accountName} />
    case 'may-not-buy':
      return <MayNotBuy why={loaderData.why} accountName={loaderData.accountName} />
    case 'ready':
      return <PaymentPage {...loaderData} answer={actionData ?? null} />
  }
}
