import { SaveDetails } from '@understory/contracts/people/accounts/accounts.ts'
import { ChangeGuest, JoinAsGuest } from '@understory/contracts/people/accounts/guests.ts'
import { splitFullName } from '@understory/domain/people/accounts/full-name.ts'
import { type RouterContextProvider, redirect } from 'react-router'
import type { PostedForm } from '../../../../http/posted-form.ts'
import { continueWith, publicApi, type Session } from '../../../../http/session.ts'
import { findOrder } from '../order/find-order.ts'
import type { RefusedOrder } from '../order/refused-order.ts'
import { nameNeeded } from '../payment-form/payer.ts'

type OpenAccountArgs = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
  readonly form: PostedForm
}

const FIELD_OF = new Map([
  ['firstname', 'fullName'],
  ['lastname', 'fullName'],
])

/** The account of someone who just joined, by the name typed here; what is wrong with it, or null. */
export async function openAccount(
  { api }: Session,
  from: OpenAccountArgs,
): Promise<RefusedOrder | null> {
  const { details: body, refused } = await readDetails(from)
  if (!body) return refused
  const opened = await api(SaveDetails, { body: { ...body, signUpOrigin: 'subscriptionPlan' } })
  return opened.ok ? null : refusedFields(from.form, opened.refusal)
}

/** Person, account and session of someone who pays without a password; or what is wrong. */
export async function openGuest(from: OpenAccountArgs): Promise<Session | RefusedOrder> {
  const { request, context, form } = from
  const { details: body, refused } = await readDetails(from)
  if (!body) return refused
  const opened = await publicApi(request, context)(JoinAsGuest, {
    body: {
      ...body,
      email: form.text('email'),
      acceptTerms: form.has('acceptTerms') as true,
    },
  })
  if (!opened.ok) return refusedFields(form, opened.refusal)
  const session = await continueWith(opened.cookies, request, context)
  if (!session) throw redirect('/login')
  return session
}

/** Another name and email for a guest who has not paid yet; what is wrong with them, or null. */
export async function changeGuest(from: OpenAccountArgs): Promise<RefusedOrder | null> {
  const { request, context, form } = from
  const { details, refused } = await readDetails(from)
  if (!details) return refused
  const { firstname, lastname, companyName } = details
  const changed = await publicApi(request, context)(ChangeGuest, {
    body: { firstname, lastname, companyName, email: form.text('email') },
  })
  return changed.ok ? null : refusedFields(form, changed.refusal)
}

/** Who the account is for: the kind that what was chosen needs, in the currency it costs. */
async function readDetails({ request, context, form }: OpenAccountArgs) {
  const { searchParams } = new URL(request.url)
  const found = await findOrder(publicApi(request, context), searchParams)
  if (!found) throw redirect('/app/payment')
  const { order } = found
  const name = splitFullName(form.text('fullName'))
  if (!name) {
    const { message, problems } = form.refusedFor({ fullName: nameNeeded() })
    return { details: null, refused: { message, fields: problems } } as const
  }
  const details = {
    ...name,
    accountType: order.audience,
    companyName: form.text('companyName'),
    country: form.text('country'),
    defaultCurrency: order.money.currency,
  }
  return { details, refused: null } as const
}

function refusedFields(form: PostedForm, refusal: Parameters<PostedForm['refused']>[0]) {
  const { message, problems, code } = form.refused(refusal, (field) => FIELD_OF.get(field) ?? field)
  return { message, fields: problems, code }
}
