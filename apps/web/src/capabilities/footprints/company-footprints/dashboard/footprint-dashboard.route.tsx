import { ListIntensityFigures } from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import { ListWaitingApprovals } from '@understory/contracts/footprints/company-footprints/approvals.ts'
import { GetFootprintCoverage } from '@understory/contracts/footprints/company-footprints/footprint-coverage.ts'
import {
  ListFootprints,
  RemoveFootprint,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { CountOutdatedLines } from '@understory/contracts/footprints/company-footprints/inventory-recalculations.ts'
import {
  GetVerifications,
  RequestUnlock,
} from '@understory/contracts/footprints/verification/verifications.ts'
import { dayOf, monthOf } from '@understory/domain/calendar/calendar.ts'
import { data, redirect } from 'react-router'
import { failingWith } from '../../../../http/failing-with.ts'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../may-change.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/footprint-dashboard.route'
import { FootprintDashboardPage } from './footprint-dashboard-page.tsx'
import { readPeriod } from './report-period.ts'

const notGenerated = () =>
  companyFootprintsMessage('footprintDashboard.failedGenerateFootprintPlease')
const FOOTPRINT_DASHBOARD_PATH = '/my-impact/dashboards/footprint'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: companyFootprintsMessage('footprintDashboard.footprint'),
    description: companyFootprintsMessage('footprintDashboard.description'),
    path: FOOTPRINT_DASHBOARD_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const { api, account } = session
  const search = new URL(request.url).searchParams
  const thisMonth = monthOf(dayOf(new Date()))
  const period = readPeriod(search, thisMonth)
  const [footprints, coverage, intensity, approvals] = await failingWith(
    notGenerated(),
    Promise.all([
      api(ListFootprints, {}),
      api(GetFootprintCoverage, {}),
      api(ListIntensityFigures, {}),
      api(ListWaitingApprovals, {}),
    ]),
  )
  if (!footprints.ok || !coverage.ok) throw data(notGenerated(), { status: 500 })
  const all = footprints.data.footprints
  const asked = search.get('of')
  const active = all.find(({ isActive }) => isActive)
  const chosen = all.find(({ footprintId }) => footprintId === asked) ?? active
  const [verifying, outdated] = await Promise.all([
    chosen ? api(GetVerifications, { params: { footprintId: chosen.footprintId } }) : null,
    active?.isRefined
      ? api(CountOutdatedLines, { params: { footprintId: active.footprintId } })
      : null,
  ])
  return {
    kind: account.accountType,
    mayChange: mayChangeFootprints(session),
    footprints: all,
    chosen: chosen?.footprintId ?? null,
    coverage: coverage.data,
    figures: intensity.ok ? intensity.data.figures : [],
    period,
    chart: search.get('show') === 'total' ? ('total' as const) : ('month' as const),
    thisMonth,
    verifying: verifying?.ok
      ? verifying.data
      : { verifications: [], unlockRequests: [], unused: 0, unusedOrders: [] },
    approvals: approvals.ok ? approvals.data : null,
    outdated: outdated?.ok ? outdated.data.count : 0,
    done: search.get('saved') === 'true' ? 'save' : search.get('done'),
  }
}

/** Deletes an estimate, or asks to open a verified footprint. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const params = { footprintId: form.text('footprintId') || '-' }
  const intent = form.oneOf('intent', ['remove', 'unlock'] as const, 'remove')
  const answer = await answerTo(api, { intent, params, reason: form.text('reason') })
  const of = intent === 'remove' ? '' : `&of=${params.footprintId}`
  if (answer.ok) throw redirect(`${FOOTPRINT_DASHBOARD_PATH}?done=${intent}${of}`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

type Api = Awaited<ReturnType<typeof requireAccount>>['api']
type FootprintDashboardInput = {
  readonly intent: 'remove' | 'unlock'
  readonly params: { readonly footprintId: string }
  readonly reason: string
}

function answerTo(api: Api, { intent, params, reason }: FootprintDashboardInput) {
  if (intent === 'unlock') return api(RequestUnlock, { params, body: { reason } })
  return api(RemoveFootprint, { params })
}

export default function FootprintDashboard({ loaderData, actionData }: Route.ComponentProps) {
  return <FootprintDashboardPage {...loaderData} refused={actionData ?? null} />
}
