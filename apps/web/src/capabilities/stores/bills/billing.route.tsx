import { ListCards } from '@understory/contracts/commerce/payments/payments.ts'
import { SetSubscriptionCard } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import {
  EndStoreBilling,
  GetStoreBilling,
  ListStoreBills,
  StartStoreBilling,
} from '@understory/contracts/stores/bills.ts'
import { ListStores } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { COUNTRIES } from '@understory/domain/countries/countries.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../http/posted-form.ts'
import { type AccountSession, requireAccount } from '../../../http/session.ts'
import { mayBuy } from '../../../shell/account-fit/account-fit.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { mayManageCards } from '../../commerce/payments/public.ts'
import type { Route } from './+types/billing.route'
import { BillingPage } from './billing-page.tsx'
import { billsMessage } from './messages/messages.generated.ts'
import { BILLING, CONNECT, INTEGRATIONS } from './store-addresses.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: billsMessage('billing.billingOfYourStores'),
    description: billsMessage('billing.description'),
    path: BILLING,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const { api, account, role, user } = session
  if (account.accountType !== 'business') throw redirect(CONNECT)
  const [billing, listed, cards] = await Promise.all([
    api(GetStoreBilling, {}),
    api(ListStores, {}),
    api(ListCards, {}),
  ])
  if (!billing.ok) throw data(null, { status: billing.status })
  if (!listed.ok) throw data(null, { status: listed.status })
  if (listed.data.stores.length === 0) throw redirect(INTEGRATIONS)
  const { searchParams } = new URL(request.url)
  const before = searchParams.get('before')
  const older = before === null ? null : await api(ListStoreBills, { query: { before } })
  if (older && !older.ok)
    throw older.status >= 500 ? data(null, { status: older.status }) : redirect(BILLING)
  return {
    billing: { ...billing.data, ...older?.data },
    areOlder: older !== null,
    stores: listed.data.stores,
    cards: cards.ok ? cards.data.cards : [],
    countries: COUNTRIES.map(({ iso2: value, name: label }) => ({ value, label })),
    mayChange: mayBuy({ role, user }),
    mayAddCard: mayManageCards(session),
    done: searchParams.get('done'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const intent = form.text('intent')
  const answer = await act(api, intent, form)
  if (answer.ok) return redirect(`${BILLING}?done=${intent}`, 303)
  const fieldOf = (field: string) => field.replace('billingAddress.', '')
  return data(form.refused(answer.refusal, fieldOf), { status: answer.status })
}

function act(api: AccountSession['api'], intent: string, form: PostedForm) {
  const cardId = form.text('cardId')
  switch (intent) {
    case 'start':
      return api(StartStoreBilling, {
        body: { cardId, ...(form.has('country') && { billingAddress: addressIn(form) }) },
      })
    case 'card': {
      const params = { subscriptionId: form.text('subscriptionId') || '-' }
      return api(SetSubscriptionCard, { params, body: { cardId } })
    }
    case 'end':
      return api(EndStoreBilling, {})
    default:
      throw data(null, { status: 400 })
  }
}

const addressIn = (form: PostedForm) => ({
  line1: form.text('line1'),
  line2: form.optional('line2'),
  city: form.text('city'),
  postcode: form.text('postcode'),
  country: form.text('country'),
})

export default function StoreBillingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BillingPage {...loaderData} refused={actionData ?? null} />
}
