import { ListStores } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { GetOrderPage, SetOrderPage } from '@understory/contracts/stores/order-pages.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { mayBuy } from '../../../shell/account-fit/account-fit.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { INTEGRATIONS } from '../bills/public.ts'
import type { Route } from './+types/order-page.route'
import { orderPagesMessage } from './messages/messages.generated.ts'
import { OrderPageSetup } from './order-page-setup.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: orderPagesMessage('order.pageCustomers'),
    description: orderPagesMessage('order.description'),
    path: INTEGRATIONS,
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  // It shows the key of the links.
  if (!mayBuy(session)) throw redirect(INTEGRATIONS)
  const { api } = session
  const [listed, page] = await Promise.all([api(ListStores, {}), api(GetOrderPage, { params })])
  const store = listed.ok
    ? listed.data.stores.find(({ storeId }) => storeId === params.storeId)
    : null
  if (!page.ok || !store) throw data(null, { status: page.ok ? 404 : page.status })
  const isSaved = new URL(request.url).searchParams.has('saved')
  return { name: store.name, platform: store.platform, page: page.data, isSaved }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const showsProofs = form.text('showsProofs') === 'yes'
  const saved = await api(SetOrderPage, { params, body: { showsProofs } })
  if (!saved.ok) throw data(null, { status: saved.status })
  throw redirect(`${INTEGRATIONS}/${params.storeId}/order-page?saved#proofs`, 303)
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  return <OrderPageSetup {...loaderData} />
}
