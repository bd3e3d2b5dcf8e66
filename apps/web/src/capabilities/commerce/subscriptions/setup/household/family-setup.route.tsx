import { pageMeta } from '../../../../../shell/page-meta.ts'
import { PlanFields } from '../plan-fields.tsx'
import { PlanSetupPage } from '../plan-setup-page.tsx'
import { loadSetup, takeSetup } from '../setup-loader.ts'
import type { Route } from './+types/family-setup.route'

const PRODUCT = 'personal-family-recurring'
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Build your subscription',
    description: 'Adults, children and pets: one plan for everyone, or each their own.',
    path: '/app/personal/family/recurring/setup',
  })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadSetup({ request, context }, PRODUCT)

export const action = ({ request, context }: Route.ActionArgs) =>
  takeSetup({ request, context }, PRODUCT)

export default function FamilySetup({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PlanSetupPage
      setup={loaderData}
      answer={actionData ?? null}
      title="Build your subscription"
      lead="One plan for the whole household, or each their own. A child counts half an adult; a pet 0.6 tonnes."
      fields={(choice, problems) => (
        <PlanFields {...loaderData} choice={choice} problems={problems} />
      )}
    />
  )
}
