import { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { StartSubscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import type { RouterContextProvider } from 'react-router'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import {
  findBuyer,
  requireBuyer,
  requireBuyersAccount,
  type Session,
} from '../../../../http/session.ts'
import { PAID_BEFORE } from '../order/find-order.ts'
import { type Order, readOrder } from '../order/read-order.ts'
import { refusedOrder } from '../order/refused-order.ts'
import type { TypedNames } from '../payment-form/payer.ts'
import type { BeginAnswer } from './begin-answer.ts'
import { changeGuest, openAccount, openGuest } from './open-account.ts'

type Begun = {
  readonly typed: Order
  readonly names: TypedNames
  readonly status: number
  readonly answer: BeginAnswer
}

type BeginPaymentArgs = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** Begins the payment of what the address names, and opens the account of someone who is new here. */
export async function beginPayment({ request, context }: BeginPaymentArgs): Promise<Begun> {
  const { searchParams } = new URL(request.url)
  const form = await readForm(request)
  const typed = readOrder(form)
  const names = readNames(form)
  const buyer = await findOrOpen({ request, context, form })
  if ('message' in buyer) {
    const answer = { started: null, refused: buyer, isOpened: false }
    return { typed, names, status: 400, answer }
  }
  const { api, isOpened } = buyer
  const isPlan = searchParams.has('plan')
  const { saveCard: _, ...plan } = typed
  const begun = isPlan
    ? await api(StartSubscription, { body: plan })
    : await api(BuyQuote, { body: typed })
  if (begun.ok) {
    const answer = { started: begun.data, refused: null, isOpened }
    return { typed, names, status: 200, answer }
  }
  if (begun.refusal.code === 'ALREADY_PAID') {
    const goTo = isPlan ? '/my-impact/manage/subscriptions' : PAID_BEFORE
    return { typed, names, status: 200, answer: { goTo } }
  }
  const refused = refusedOrder(begun.refusal)
  const answer = { started: null, refused, isOpened }
  return { typed, names, status: begun.status, answer }
}

/** The API for the account that pays, which may open with this form; or what is wrong with the form. */
async function findOrOpen(from: BeginPaymentArgs & { readonly form: PostedForm }) {
  const { request, context, form } = from
  const buyer = await findBuyer(request, context)
  if (form.has('email') && !buyer) {
    const opened = await openGuest(from)
    return 'message' in opened ? opened : { api: opened.api, isOpened: true }
  }
  if (form.has('email') && buyer?.user.isGuest) {
    return (await changeGuest(from)) ?? { api: buyer.api, isOpened: true }
  }
  const session = await requireBuyer(request, context)
  if (!isWithoutAccount(session)) {
    return { api: (await requireBuyersAccount(request, context)).api, isOpened: false }
  }
  return (await openAccount(session, from)) ?? { api: session.api, isOpened: true }
}

function readNames(form: PostedForm): TypedNames {
  return {
    fullName: form.text('fullName'),
    companyName: form.text('companyName'),
    email: form.text('email'),
    acceptsTerms: form.has('acceptTerms'),
  }
}

/** Someone who joined and has not said who they are. */
export function isWithoutAccount({ user }: Pick<Session, 'user'>): boolean {
  return user.userAccountRefs.length === 0 && !user.impersonation
}
