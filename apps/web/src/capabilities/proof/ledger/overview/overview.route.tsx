import { ListGifts } from '@understory/contracts/commerce/gifts.ts'
import { ListGrantedImpact } from '@understory/contracts/commerce/granted-impact.ts'
import { ListPurchases } from '@understory/contracts/commerce/purchases/purchases.ts'
import { ListSubscriptions } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { ListTargets } from '@understory/contracts/footprints/climate-plan/targets.ts'
import { GetFootprintCoverage } from '@understory/contracts/footprints/company-footprints/footprint-coverage.ts'
import { ListHouseholdResults } from '@understory/contracts/footprints/household.ts'
import { GetImpactMetrics, ListFundedProjects } from '@understory/contracts/proof/ledger.ts'
import { GetImpactPageSettings } from '@understory/contracts/showing/impact-pages.ts'
import { ListVehicles } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { data } from 'react-router'
import { type AccountSession, requireAccount } from '../../../../http/session.ts'
import { mayBuy } from '../../../../shell/account-fit/account-fit.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { ledgerMessage } from '../messages/messages.generated.ts'
import { hasGivenAway } from '../nothing-yet.tsx'
import { loadWelcome } from '../welcome/load-welcome.ts'
import type { Route } from './+types/overview.route'
import { fourSteps, type Step } from './four-steps.ts'
import { latestEvents } from './latest-events.ts'
import { nextSteps } from './next-steps.ts'
import { OverviewPage } from './overview-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: ledgerMessage('overview.overview'),
    description: ledgerMessage('overview.description'),
    path: '/my-impact',
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const { api, user, account } = session
  const [metrics, projects, purchased, subscribed, gifts, granted, vehicles, company] =
    await Promise.all([
      api(GetImpactMetrics, { query: {} }),
      api(ListFundedProjects, {}),
      api(ListPurchases, { query: {} }),
      api(ListSubscriptions, {}),
      api(ListGifts, {}),
      api(ListGrantedImpact, {}),
      api(ListVehicles, {}),
      companyFacts(session),
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
    household: await newestHousehold(session),
    steps: stepsOf(session, company, metrics.data.totals),
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
    latest: latestEvents({
      purchases,
      subscriptions,
      received: gifts.data.received,
      // The rest of the page does without, where it cannot be read.
      granted: granted.ok ? granted.data.granted : [],
    }),
  }
}

/** What the steps of a company are read from; a person has none. */
async function companyFacts({ api, account }: AccountSession) {
  if (account.accountType !== 'business') return null
  const [coverage, targets, page] = await Promise.all([
    api(GetFootprintCoverage, {}),
    api(ListTargets, {}),
    api(GetImpactPageSettings, {}),
  ])
  if (!coverage.ok || !targets.ok || !page.ok) throw data(null, { status: 500 })
  const { years } = coverage.data
  const year = years.find(({ isCarriedOn }) => !isCarriedOn) ?? null
  const [target = null] = targets.data.targets
  return { year, target, isPagePublic: page.data.settings.isPublic }
}

/** What a person measured last; `undefined`: a company, or it cannot be read. */
async function newestHousehold({ api, account }: AccountSession) {
  if (account.accountType !== 'personal') return undefined
  const answer = await api(ListHouseholdResults, {})
  return answer.ok ? (answer.data.results[0] ?? null) : undefined
}

type OverviewFacts = Awaited<ReturnType<typeof companyFacts>>
type Totals = { milliTrees: number; co2eGrams: number; plasticGrams: number }

function stepsOf(session: AccountSession, facts: OverviewFacts, totals: Totals): Step[] {
  if (!facts) return []
  const hasFunded = totals.milliTrees + totals.co2eGrams + totals.plasticGrams > 0
  return fourSteps({ ...facts, hasFunded, mayChange: mayBuy(session) })
}

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} />
}
