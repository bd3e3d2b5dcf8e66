import { GetCheckout } from '@understory/contracts/commerce/payments/payments.ts'
import type { Obstacle } from '@understory/contracts/commerce/purchases/obstacles.ts'
import { GetSelling } from '@understory/contracts/commerce/selling.ts'
import {
  ListSubscriptions,
  PayOpenCycle,
} from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { Localise } from '@understory/contracts/people/accounts/accounts.ts'
import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { DEFAULT_COUNTRY } from '@understory/domain/countries/countries.ts'
import { data, redirect } from 'react-router'
import type { Api } from '../../../../http/api-client.ts'
import { requestContext } from '../../../../http/request-context.ts'
import {
  type AccountSession,
  findBuyer,
  publicApi,
  requireBuyersAccount,
  type Session,
} from '../../../../http/session.ts'
import { whyMayNotBuy } from '../../../../shell/account-fit/account-fit.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { findInTheWay } from '../../subscriptions/public.ts'
import type { Started } from '../begin/begin-answer.ts'
import { beginPayment, isWithoutAccount } from '../begin/begin-payment.ts'
import { purchasesMessage } from '../messages/messages.generated.ts'
import { CHANGE } from '../order/change-path.ts'
import { findObstacle, findOrder, PAID_BEFORE, UUID } from '../order/find-order.ts'
import { NothingChosen } from '../order/nothing-chosen.tsx'
import { orderOfDue } from '../order/order-of-due.ts'
import type { PaymentOrder } from '../order/payment-order.ts'
import { RefusedPlan } from '../order/refused-plan.tsx'
import { billingCountries } from '../payment-form/billing-countries.ts'
import type { Payer } from '../payment-form/payer.ts'
import type { Route } from './+types/payment.route'
import { CannotPay } from './cannot-pay.tsx'
import { MayNotBuy } from './may-not-buy.tsx'
import { PaymentPage } from './payment-page.tsx'
import { SellingPaused } from './selling-paused.tsx'
import { WrongAccount } from './wrong-account.tsx'

/** A bank or a wallet may open a window of its own, which has to find its way back. */
export const headers = () => ({ 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: purchasesMessage('payment.payment'),
    description: purchasesMessage('payment.description'),
    path: '/app/payment',
    robots: 'noindex',
  })

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

/** What is open for a plan can be paid also while selling is paused. */
async function loadDue(
  { request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>,
  subscriptionId: string,
) {
  const session = await requireBuyersAccount(request, context)
  const why = whyMayNotBuy({ role: session.role, impersonation: session.user.impersonation })
  if (why) return mayNotBuy(why, session)
  return readyFor(session, context, {
    ...(await findDue(session.api, subscriptionId)),
    payer: payerOf(session),
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const subscriptionId = search.get('due') ?? ''
  if (UUID.test(subscriptionId)) return loadDue({ request, context }, subscriptionId)
  const found = await findOrder(publicApi(request, context), search)
  if (!found) {
    return data({ state: 'nothing-chosen' as const }, { status: found === null ? 404 : 200 })
  }
  const { order } = found
  if (!found.isPaid && !(await isSelling(publicApi(request, context)))) {
    return { state: 'paused' as const }
  }
  const session = await findBuyer(request, context)
  if (!session || isWithoutAccount(session)) {
    if (found.isPaid) throw redirect('/my-impact')
    if (found.obstacle) return cannotPay(found.obstacle, order)
    const payer = await newPayer(request, context, { session, kind: order.audience })
    return readyFor(null, context, { order, begun: null, payer })
  }
  const buyer = await requireBuyersAccount(request, context)
  const refused = await refusedAtOnce(buyer, found)
  if (refused) return refused
  const { account, api, user } = buyer
  const payer = payerOf({ account, user })
  const ready = await readyFor({ api }, context, { order, begun: null, payer })
  const guest = { user, hasPaid: ready.checkout.hasPaid, isChanging: search.has(CHANGE) }
  return { ...ready, payer: orGuest(payer, guest) }
}

/** Where that cannot be known, the payment itself says so. */
async function isSelling(api: Api): Promise<boolean> {
  const answer = await api(GetSelling, {})
  return !answer.ok || answer.data.isSelling
}

/** What would be refused after the card was typed is said before. */
async function refusedAtOnce(
  { account, api, user, role }: AccountSession,
  { order, isPaid }: { readonly order: PaymentOrder; readonly isPaid: boolean },
) {
  const why = whyMayNotBuy({ role, impersonation: user.impersonation })
  if (why) return mayNotBuy(why, { account })
  if (account.accountType !== order.audience) {
    return { state: 'wrong-account' as const, order, accountName: account.displayName }
  }
  if (isPaid) throw redirect(PAID_BEFORE)
  const plan = order.plan ? await findInTheWay(api, order.plan) : null
  if (plan) return { state: 'refused-plan' as const, plan, order }
  const obstacle = await findObstacle(api, order)
  return obstacle && cannotPay(obstacle, order)
}

const cannotPay = (obstacle: NonNullable<Obstacle>, order: PaymentOrder) =>
  data({ state: 'cannot-pay' as const, obstacle, order }, { status: REFUSALS[obstacle][0] })

const mayNotBuy = (why: 'role' | 'on-behalf', { account }: Pick<AccountSession, 'account'>) =>
  ({ state: 'may-not-buy', why, accountName: account.displayName }) as const

const nameOf = ({ firstname, lastname }: Session['user']) =>
  [firstname, lastname].filter(Boolean).join(' ')

function payerOf({ account, user }: Pick<AccountSession, 'account' | 'user'>): Payer {
  const { businessDetails, personalDetails, accountType } = account
  return {
    isNew: false,
    isGuest: false,
    kind: accountType,
    name: nameOf(user),
    companyName: businessDetails ? account.displayName : '',
    country: businessDetails?.countryOfIncorporation ?? personalDetails?.country ?? 'GB',
    paysAs: null,
  }
}

type Guest = Pick<Session, 'user'> & { readonly hasPaid: boolean; readonly isChanging: boolean }

/** A guest who has paid for nothing yet sees as whom, and may change it. */
function orGuest(payer: Payer, { user, hasPaid, isChanging }: Guest): Payer {
  if (!user.isGuest || hasPaid) return payer
  const paysAs = { name: nameOf(user), email: user.email }
  return { ...payer, isNew: isChanging, isGuest: isChanging, paysAs }
}

/** Someone who joined on the way here, or has not joined: their account opens with what they type. */
async function newPayer(
  request: Request,
  context: Route.LoaderArgs['context'],
  { session, kind }: { session: Session | null; kind: Payer['kind'] },
): Promise<Payer> {
  const located = await publicApi(request, context)(Localise, {})
  const country = located.ok ? located.data.country : DEFAULT_COUNTRY
  return {
    isNew: true,
    isGuest: !session,
    kind,
    name: session ? nameOf(session.user) : '',
    companyName: '',
    country,
    paysAs: null,
  }
}

async function readyFor(
  buyer: Pick<Session, 'api'> | null,
  context: Route.LoaderArgs['context'],
  due: {
    readonly order: PaymentOrder
    readonly begun: Started | null
    readonly payer: Payer
  },
) {
  const checkout = buyer ? await buyer.api(GetCheckout, {}) : NOTHING_KNOWN
  if (!checkout.ok) throw data(null, { status: checkout.status })
  const { settings } = context.get(requestContext)
  return {
    state: 'ready' as const,
    ...due,
    checkout: checkout.data,
    countries: billingCountries(),
    payments: settings.payments,
    origin: settings.origin,
  }
}

const NOTHING_KNOWN = {
  ok: true as const,
  data: { billingAddress: null, cards: [], taxIds: [], hasPaid: false } satisfies AnswerOf<
    typeof GetCheckout
  >,
}

export async function action({ request, context }: Route.ActionArgs) {
  const { typed, names, status, answer } = await beginPayment({ request, context })
  if ('goTo' in answer) throw redirect(answer.goTo)
  const { started, refused } = answer
  return data({ started, typed, names, refused }, { status })
}

export default function PaymentRoute({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.state) {
    case 'nothing-chosen':
      return <NothingChosen />
    case 'paused':
      return <SellingPaused />
    case 'wrong-account':
      return <WrongAccount order={loaderData.order} accountName={loaderData.accountName} />
    case 'may-not-buy':
      return <MayNotBuy why={loaderData.why} accountName={loaderData.accountName} />
    case 'refused-plan':
      return <RefusedPlan plan={loaderData.plan} order={loaderData.order} />
    case 'cannot-pay':
      return <CannotPay obstacle={loaderData.obstacle} order={loaderData.order} />
    case 'ready':
      return <PaymentPage {...loaderData} answer={actionData ?? null} />
  }
}
