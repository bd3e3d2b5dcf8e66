import { ListStores } from '@understory/contracts/connected-stores.ts'
import { GetOrderPage } from '@understory/contracts/order-pages.ts'
import { data, redirect } from 'react-router'
import { requireAccount } from '../../../http/session.ts'
import { mayBuy } from '../../../shell/account-fit.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { INTEGRATIONS } from '../store-words.ts'
import type { Route } from './+types/order-page.route'
import { OrderPageSetup } from './order-page-setup.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'A page for your customers',
    description: 'How each customer sees what their own order funded.',
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
  return { name: store.name, platform: store.platform, page: page.data }
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  return <OrderPageSetup {...loaderData} />
}
