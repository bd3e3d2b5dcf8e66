import { GetBaseYear } from '@understory/contracts/footprints/climate-plan/base-year.ts'
import { ListIntensityFigures } from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import { ListActions } from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import { ListTargets } from '@understory/contracts/footprints/climate-plan/targets.ts'
import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { data } from 'react-router'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/plan.route'
import { mayChangePlan } from './may-change-plan.ts'
import { climatePlanMessage } from './messages/messages.generated.ts'
import { PLAN } from './plan-addresses.ts'
import { PlanPage } from './plan-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: climatePlanMessage('plan.targets'),
    description: climatePlanMessage('plan.description'),
    path: PLAN,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const { api, account } = session
  const [targets, actions, figures, footprints, baseYear] = await Promise.all([
    api(ListTargets, {}),
    api(ListActions, {}),
    api(ListIntensityFigures, {}),
    api(ListFootprints, {}),
    api(GetBaseYear, {}),
  ])
  if (!targets.ok || !actions.ok || !figures.ok || !footprints.ok) throw data(null, { status: 500 })
  const search = new URL(request.url).searchParams
  return {
    kind: account.accountType,
    mayChange: mayChangePlan(session),
    targets: targets.data.targets,
    actions: actions.data.actions,
    figures: figures.data.figures,
    hasFootprint: footprints.data.footprints.length > 0,
    baseYear: baseYear.ok ? baseYear.data : null,
    chosen: search.get('target'),
    done: search.get('done'),
    today: dayOf(new Date()),
  }
}

export default function PlanRoute({ loaderData }: Route.ComponentProps) {
  return <PlanPage {...loaderData} />
}
