import { ListFootprints, RemoveFootprint } from '@understory/contracts/footprint-estimates.ts'
import { GetImpactMetrics } from '@understory/contracts/impact.ts'
import { dayOf, firstDay, lastDay, monthOf } from '@understory/domain/quantity/calendar.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../may-change.ts'
import type { Route } from './+types/footprint-dashboard.route'
import { FootprintDashboardPage } from './footprint-dashboard-page.tsx'
import { readPeriod } from './report-period.ts'

const PATH = '/my-impact/dashboards/footprint'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Footprint',
    description: 'What your company emits, by scope and month.',
    path: PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const { api, account } = session
  const search = new URL(request.url).searchParams
  const thisMonth = monthOf(dayOf(new Date()))
  const period = readPeriod(search, thisMonth)
  const [footprints, metrics] = await Promise.all([
    api(ListFootprints, {}),
    api(GetImpactMetrics, {
      query: { fromDate: firstDay(period.from), toDate: lastDay(period.to) },
    }),
  ])
  if (!footprints.ok || !metrics.ok) throw data(null, { status: 500 })
  return {
    kind: account.accountType,
    mayChange: mayChangeFootprints(session),
    footprints: footprints.data.footprints,
    fundedGrams: metrics.data.totals.co2eGrams,
    period,
    thisMonth,
    isSaved: search.get('saved') === 'true',
    isRemoved: search.get('removed') === 'true',
  }
}

/** Deletes an estimate. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const footprintId = form.text('footprintId') || '-'
  const answer = await api(RemoveFootprint, { params: { footprintId } })
  if (answer.ok) throw redirect(`${PATH}?removed=true`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function FootprintDashboard({ loaderData, actionData }: Route.ComponentProps) {
  return <FootprintDashboardPage {...loaderData} refused={actionData ?? null} />
}
