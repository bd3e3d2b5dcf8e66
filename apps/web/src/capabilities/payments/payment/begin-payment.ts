import { SaveDetails } from '@understory/contracts/accounts.ts'
import { BuyQuote } from '@understory/contracts/offsetting.ts'
import { StartSubscription } from '@understory/contracts/subscriptions.ts'
import { splitFullName } from '@understory/domain/accounts/full-name.ts'
import { type RouterContextProvider, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../http/posted-form.ts'
import { requireAccount, requireSession, type Session } from '../../../http/session.ts'
import type { BeginAnswer } from './begin-answer.ts'
import { findOrder } from './find-order.ts'
import { NAME_NEEDED, type TypedNames } from './payer.ts'
import { type Order, readOrder } from './read-order.ts'
import { type RefusedOrder, refusedOrder } from './refused-order.ts'

type Begun = {
  readonly typed: Order
  readonly names: TypedNames
  readonly status: number
  readonly answer: BeginAnswer
}

type From = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/** Begins the payment of what the address names, and opens the account of someone who just joined. */
export async function beginPayment({ request, context }: From): Promise<Begun> {
  const session = await requireSession(request, context)
  const { searchParams } = new URL(request.url)
  const form = await readForm(request)
  const typed = readOrder(form)
  const names = { fullName: form.text('fullName'), companyName: form.text('companyName') }
  const isNewcomer = isWithoutAccount(session)
  const unopened = isNewcomer ? await openAccount(session, form, searchParams) : null
  if (unopened) {
    const answer = { started: null, refused: unopened, isOpened: false }
    return { typed, names, status: 400, answer }
  }
  const { api } = isNewcomer ? session : await requireAccount(request, context)
  const isPlan = searchParams.has('plan')
  const { saveCard: _, ...plan } = typed
  const begun = isPlan
    ? await api(StartSubscription, { body: plan })
    : await api(BuyQuote, { body: typed })
  if (begun.ok) {
    const answer = { started: begun.data, refused: null, isOpened: isNewcomer }
    return { typed, names, status: 200, answer }
  }
  if (begun.refusal.code === 'ALREADY_PAID') {
    const goTo = isPlan ? '/my-impact/manage/subscriptions' : '/my-impact/manage/instant'
    return { typed, names, status: 200, answer: { goTo } }
  }
  const refused = refusedOrder(begun.refusal)
  const answer = { started: null, refused, isOpened: isNewcomer }
  return { typed, names, status: begun.status, answer }
}

/** Someone who joined and has not said who they are. */
export function isWithoutAccount({ user }: Pick<Session, 'user'>): boolean {
  return user.userAccountRefs.length === 0 && !user.impersonation
}

const FIELD_OF = new Map([
  ['firstname', 'fullName'],
  ['lastname', 'fullName'],
])

/** Opens the account that the order is for, by the name typed here; what is wrong with it, or null. */
async function openAccount(
  { api }: Session,
  form: PostedForm,
  search: URLSearchParams,
): Promise<RefusedOrder | null> {
  const found = await findOrder(api, search)
  if (!found) throw redirect('/app/payment')
  const { order } = found
  const name = splitFullName(form.text('fullName'))
  if (!name) {
    const { message, problems } = form.refusedFor({ fullName: NAME_NEEDED })
    return { message, fields: problems }
  }
  const opened = await api(SaveDetails, {
    body: {
      ...name,
      accountType: order.audience,
      companyName: form.text('companyName'),
      country: form.text('country'),
      defaultCurrency: order.money.currency,
      signUpOrigin: 'subscriptionPlan',
    },
  })
  if (opened.ok) return null
  const { message, problems } = form.refused(
    opened.refusal,
    (field) => FIELD_OF.get(field) ?? field,
  )
  return { message, fields: problems }
}
