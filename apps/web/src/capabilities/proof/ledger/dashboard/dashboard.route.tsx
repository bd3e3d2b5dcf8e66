import { ListGifts } from '@understory/contracts/commerce/gifts.ts'
import {
  GetImpactMetrics,
  type ImpactMetrics,
  ListFundedProjects,
} from '@understory/contracts/proof/ledger.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import type { DateWindow } from '@understory/domain/proof/ledger/figures/months-of-window.ts'
import type { Api } from '../../../../http/api-client.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { ledgerMessage } from '../messages/messages.generated.ts'
import { hasGivenAway } from '../nothing-yet.tsx'
import { loadWelcome } from '../welcome/load-welcome.ts'
import type { Route } from './+types/dashboard.route'
import { DashboardPage } from './dashboard-page.tsx'
import { ALL_TIME, readWindow } from './date-window.ts'
import { readShown } from './impact-addresses.ts'
import { listPurchasesIn } from './purchases/list-purchases-in.ts'
import { isNothing } from './purchases/parts-of-impact.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: ledgerMessage('dashboard.myImpact'),
    description: ledgerMessage('dashboard.description'),
    path: '/my-impact/dashboards/impact',
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const { api, user, account } = session
  const search = new URL(request.url).searchParams
  const asked = readWindow(search)
  const { view, chart } = readShown(search)
  const isFiltered = asked.window.from !== null || asked.window.to !== null
  const [metrics, everything, funded] = await Promise.all([
    metricsIn(api, asked.window),
    isFiltered ? metricsIn(api, ALL_TIME) : null,
    api(ListFundedProjects, {}),
  ])
  const totalsOfAllTime = (everything ?? metrics).totals
  const gifts = isNothing(totalsOfAllTime) ? await api(ListGifts, {}) : null
  const projects = funded.ok ? funded.data.projects : []
  return {
    asked,
    view,
    chart,
    metrics,
    projects,
    totalsOfAllTime,
    gaveAll: gifts?.ok === true && hasGivenAway(gifts.data.given),
    purchases: view === 'purchases' ? await listPurchasesIn(api, asked.window) : [],
    today: dayOf(new Date()),
    account: { uuid: account.uuid, kind: account.accountType, name: account.displayName },
    welcome: await loadWelcome({ request, context, session, funded: projects }),
    email: { address: user.email, isVerified: user.emailVerified },
    verification: search.get('verification'),
  }
}

async function metricsIn(api: Api, { from, to }: DateWindow): Promise<ImpactMetrics> {
  const answer = await api(GetImpactMetrics, {
    query: { fromDate: from ?? undefined, toDate: to ?? undefined },
  })
  if (!answer.ok) throw new Response(answer.refusal.message, { status: answer.status })
  return answer.data
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} />
}
