import { pageMeta } from '../../../../shell/page-meta.ts'
import { subscriptionsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/workforce-setup.route'
import { PlanFields } from './plan-fields.tsx'
import { PlanSetupPage } from './plan-setup-page.tsx'
import { loadSetup, takeSetup } from './setup-loader.ts'

const PRODUCT = 'business-workforce-recurring'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: subscriptionsMessage('workforceSetup.workforcePlan'),
    description: subscriptionsMessage('workforceSetup.description'),
    path: '/app/business/workforce/recurring/setup',
  })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadSetup({ request, context }, PRODUCT)

export const action = ({ request, context }: Route.ActionArgs) =>
  takeSetup({ request, context }, PRODUCT)

export default function WorkforceSetup({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PlanSetupPage
      setup={loaderData}
      answer={actionData ?? null}
      title={subscriptionsMessage('workforceSetup.planWorkforce')}
      lead={subscriptionsMessage('workforceSetup.lead')}
      fields={(choice, problems) => (
        <PlanFields {...loaderData} choice={choice} problems={problems} />
      )}
    />
  )
}
