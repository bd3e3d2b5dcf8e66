import { ListGifts } from '@understory/contracts/gifts.ts'
import { GetImpactMetrics, ListFundedProjects } from '@understory/contracts/impact.ts'
import { ListPurchases } from '@understory/contracts/offsetting.ts'
import { ListSubscriptions } from '@understory/contracts/subscriptions.ts'
import { ListVehicles } from '@understory/contracts/vehicles.ts'
import { dayOf } from '@understory/domain/quantity/calendar.ts'
import { data } from 'react-router'
import { requireAccount } from '../../http/session.ts'
import { loadWelcome } from '../../shell/messages/load-welcome.ts'
import { hasGivenAway } from '../../shell/nothing-yet.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/overview.route'
import { latestEvents } from './latest-events.ts'
import { nextSteps } from './next-steps.ts'
import { OverviewPage } from './overview-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Overview',
    description: 'What you have funded, what happens next, and the proof.',
    path: '/my-impact',
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const { api, user, account } = session
  const [metrics, projects, purchased, subscribed, gifts, vehicles] = await Promise.all([
    api(GetImpactMetrics, { query: {} }),
    api(ListFundedProjects, {}),
    api(ListPurchases, { query: {} }),
    api(ListSubscriptions, {}),
    api(ListGifts, {}),
    api(ListVehicles, {}),
  ])
  if (!metrics.ok || !projects.ok || !purchased.ok || !subscribed.ok || !gifts.ok || !vehicles.ok) {
    throw data(null, { status: 500 })
  }
  const { purchases } = purchased.data
  const { subscriptions } = subscribed.data
  return {
    account: { uuid: account.uuid, kind: account.accountType, name: account.displayName },
    firstname: user.firstname,
    welcome: await loadWelcome({ request, context, session, funded: projects.data.projects }),
    totals: metrics.data.totals,
    gaveAll: hasGivenAway(gifts.data.given),
    projects: projects.data.projects,
    next: nextSteps({
      email: { address: user.email, isVerified: user.emailVerified },
      subscriptions,
      purchases,
      gifts: gifts.data.given,
      vehicles: vehicles.data.vehicles,
      today: dayOf(new Date()),
    }),
    today: dayOf(new Date()),
    latest: latestEvents({ purchases, subscriptions, received: gifts.data.received }),
  }
}

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} />
}
