import { ListGifts } from '@understory/contracts/commerce/gifts.ts'
import {
  GetPaymentOutcome,
  type PaymentOutcome,
} from '@understory/contracts/commerce/payments/payments.ts'
import { ListSubscriptions } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import {
  type CertificateVerification,
  VerifyCertificate,
} from '@understory/contracts/proof/certificates.ts'
import { ListSupply } from '@understory/contracts/proof/supply.ts'
import { safeReturnPath } from '@understory/domain/people/privacy/consent/consent.ts'
import { data, redirect } from 'react-router'
import type { Api } from '../../../../http/api-client.ts'
import { requestContext } from '../../../../http/request-context.ts'
import { publicApi, requireBuyersAccount } from '../../../../http/session.ts'
import { notePayment } from '../../../../outside/telemetry/last-payment.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { defaultProjects } from '../../../proof/projects/public.ts'
import { cookiesAfterPaying } from '../../../vehicles/identification/public.ts'
import { purchasesMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/confirmed.route'
import {
  PaymentFailed,
  PaymentPending,
  PaymentRefunded,
  PaymentUnknown,
  SecondOffset,
  SecondPlan,
} from './not-paid.tsx'
import { PaymentThanks } from './payment-thanks.tsx'
import { supplyPromise } from './supply-promise.ts'
import type { ThankedPlan } from './what-happens-now.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: purchasesMessage('confirmed.payment'),
    description: purchasesMessage('confirmed.description'),
    path: '/stripe-payment-confirmed',
    robots: 'noindex',
  })

const VERIFICATION = 'business-verify-footprint-onetime'
const VERIFICATION_ORDERED = '/app/business/footprint/verify/one-time/confirmation'
/** The provider adds it; anyone who has it may act on the payment, so it stays in no history. */
const CLIENT_SECRET_PARAMETER = 'payment_intent_client_secret'
const ASK_AGAIN_SECONDS = '3'

const NOT_KNOWN = {
  outcome: null,
  certificate: null,
  promise: null,
  projects: [],
  gifts: [],
  origin: '',
  onwards: null,
  plan: null,
  guest: null,
} as const

/** Trusts nothing in its URL but the payment's id, and looks that up at the provider. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams: search } = new URL(request.url)
  if (search.has(CLIENT_SECRET_PARAMETER)) {
    search.delete(CLIENT_SECRET_PARAMETER)
    throw redirect(`${pathname}?${search}`)
  }
  const { api, user, account } = await requireBuyersAccount(request, context)
  const paymentId = search.get('payment_intent')
  const answer = paymentId ? await api(GetPaymentOutcome, { params: { paymentId } }) : null
  if (!answer?.ok) return data(NOT_KNOWN, { status: 404 })
  const { status, product } = answer.data
  if (status === 'succeeded' && product === VERIFICATION) throw redirect(VERIFICATION_ORDERED)
  if (status === 'succeeded' && !answer.data.isRefunded) notePayment(request, context, answer.data)
  const asked = search.get('redirectUrl')
  const onwards = asked && safeReturnPath(asked) !== '/' ? safeReturnPath(asked) : null
  const isPending = answer.data.status === 'processing'
  const headers = isPending ? { refresh: ASK_AGAIN_SECONDS } : undefined
  const plan = status === 'succeeded' ? await planOf(api, product) : null
  const guest = user.isGuest ? user.email : null
  const { settings, setCookies } = context.get(requestContext)
  setCookies.push(...cookiesAfterPaying(request, answer.data))
  const open = publicApi(request, context)
  const certificate = await certificateOf(open, answer.data.certificateId)
  const { paidAt } = answer.data
  const promise = certificate && paidAt ? await promiseOf(open, { ...certificate, paidAt }) : null
  const projects = certificate
    ? []
    : await defaultProjects(api, account.accountType, answer.data.currency)
  const gifts = await giftsOf(api, answer.data)
  const { origin } = settings
  const more = { projects, gifts, origin, onwards, plan, guest }
  return data({ outcome: answer.data, certificate, promise, ...more }, { headers })
}

/** What the payer hands over; the page does without where it cannot be read. */
async function giftsOf(api: Api, { isGift, status, purchaseId }: PaymentOutcome) {
  if (!isGift || status !== 'succeeded') return []
  const answer = await api(ListGifts, {}).catch(() => null)
  const given = answer?.ok ? answer.data.given : []
  return given
    .filter((gift) => gift.purchaseId === purchaseId)
    .map(({ code, recipient, email }) => ({ code, recipient, email }))
}

/** As anyone sees it; the page does without where it cannot be read. */
async function certificateOf(api: Api, certificateId: string | null) {
  if (!certificateId) return null
  const answer = await api(VerifyCertificate, { params: { certificateId } }).catch(() => null)
  return answer?.ok ? answer.data : null
}

/** What backs it and by when; the page does without where that cannot be read. */
async function promiseOf(api: Api, paid: CertificateVerification & { paidAt: string }) {
  const answer = await api(ListSupply, {}).catch(() => null)
  return answer?.ok ? supplyPromise(paid, answer.data.projects) : null
}

/** What a payment of a plan begins: the next charge, where there is one. */
async function planOf(api: Api, product: string): Promise<ThankedPlan | null> {
  if (!product.endsWith('-recurring')) return null
  const listed = await api(ListSubscriptions, {})
  const plan = listed.ok
    ? listed.data.subscriptions.find((each) => each.product === product && each.status === 'active')
    : undefined
  if (!plan?.nextPayment) return null
  const { nextPayment, totalMinor, currency } = plan
  return { nextPayment, totalMinor, currency }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function ConfirmedRoute({ loaderData }: Route.ComponentProps) {
  const { outcome, ...more } = loaderData
  if (!outcome) return <PaymentUnknown />
  switch (outcome.status) {
    case 'succeeded':
      if (outcome.isSecondOfKind) {
        return outcome.product.endsWith('-recurring') ? <SecondPlan /> : <SecondOffset />
      }
      if (outcome.isRefunded) return <PaymentRefunded />
      return <PaymentThanks outcome={outcome} {...more} />
    case 'processing':
      return <PaymentPending />
    case 'needs-payment':
    case 'canceled':
      return <PaymentFailed outcome={outcome} />
  }
}
