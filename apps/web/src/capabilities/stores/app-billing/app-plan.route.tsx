import { AskAppPlan, GetAppPlan } from '@understory/contracts/stores/app-billing.ts'
import { ListStores } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { mayBuy } from '../../../shell/account-fit/account-fit.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { appPlanPath, INTEGRATIONS } from '../bills/public.ts'
import type { Route } from './+types/app-plan.route'
import { AppPlanPage } from './app-plan-page.tsx'
import { appBillingMessage } from './messages/messages.generated.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: appBillingMessage('appPlan.billingThroughShopify'),
    description: appBillingMessage('appPlan.description'),
    path: '/app/payment/shopify',
    robots: 'noindex',
  })

const storeIn = (request: Request) => new URL(request.url).searchParams.get('store') ?? ''

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, role, user } = await requireAccount(request, context)
  const storeId = storeIn(request)
  if (!storeId) throw redirect(await pathOfOnly(api))
  const found = await api(GetAppPlan, { params: { storeId } })
  if (!found.ok) throw found.status === 404 ? redirect(INTEGRATIONS) : data(null, found)
  return {
    ...found.data,
    storeId,
    mayChange: mayBuy({ role, user }),
  }
}

/** Without a store in the address: the only one that Shopify bills. */
async function pathOfOnly(api: Awaited<ReturnType<typeof requireAccount>>['api']) {
  const listed = await api(ListStores, {})
  const stores = listed.ok ? listed.data.stores : []
  const [store, another] = stores.filter(
    ({ chargedBy, status }) => chargedBy === 'shopify' && status !== 'disconnected',
  )
  return store && !another ? appPlanPath(store.storeId) : INTEGRATIONS
}

/** The merchant approves it at Shopify; a link leads there, because a form may not end at any address. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const chosen = form.text('cap')
  const isOwn = !/^\d{1,9}$/.test(chosen)
  const capMinor = isOwn ? form.number('own', 2) : Number(chosen)
  const problems = form.problems()
  if (problems) return data({ refused: problems }, { status: 400 })
  const params = { storeId: storeIn(request) || '-' }
  const answer = await api(AskAppPlan, { params, body: { capMinor } })
  if (answer.ok) return { goTo: answer.data.approvalUrl }
  const refused = form.refused(answer.refusal, (field) => (field === 'capMinor' ? 'own' : field))
  return data({ refused }, { status: answer.status })
}

export default function AppPlan({ loaderData, actionData }: Route.ComponentProps) {
  const goTo = actionData && 'goTo' in actionData ? actionData.goTo : null
  const refused = actionData && 'refused' in actionData ? actionData.refused : null
  return <AppPlanPage {...loaderData} goTo={goTo} refused={refused} />
}
