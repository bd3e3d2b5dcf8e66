import { ConfirmAppPlan } from '@understory/contracts/stores/app-billing.ts'
import { ListStores } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { data, redirect } from 'react-router'
import { type AccountSession, requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { INTEGRATIONS } from '../bills/public.ts'
import type { Route } from './+types/confirm.route'
import { ConfirmPage } from './confirm-page.tsx'
import { appBillingMessage } from './messages/messages.generated.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: appBillingMessage('confirm.billingThroughShopify'),
    description: appBillingMessage('confirm.description'),
    path: '/app/payment/shopify/confirm',
    robots: 'noindex',
  })

/** Back from Shopify. The address proves nothing, so Shopify is asked each time the page is read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const storeId = new URL(request.url).searchParams.get('store') ?? ''
  const answer = await api(ConfirmAppPlan, { params: { storeId: storeId || '-' } })
  if (answer.ok) return { storeId, plan: answer.data, isCounting: await isCounting(api, storeId) }
  const { status, refusal } = answer
  if (refusal.code === 'SHOPIFY_CONFIRM_FAILED')
    return data({ storeId, plan: null, isCounting: false }, { status })
  if (status < 500) throw redirect(INTEGRATIONS)
  throw data(null, { status })
}

async function isCounting(api: AccountSession['api'], storeId: string): Promise<boolean> {
  const listed = await api(ListStores, {})
  return (
    listed.ok && listed.data.stores.some((store) => store.storeId === storeId && store.isCounting)
  )
}

export default function Confirm({ loaderData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} />
}
