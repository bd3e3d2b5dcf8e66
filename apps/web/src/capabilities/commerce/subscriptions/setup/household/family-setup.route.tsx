import { pageMeta } from '../../../../../shell/page-meta.ts'
import { subscriptionsMessage } from '../../messages/messages.generated.ts'
import { PlanFields } from '../plan-fields.tsx'
import { PlanSetupPage } from '../plan-setup-page.tsx'
import { loadSetup, takeSetup } from '../setup-loader.ts'
import type { Route } from './+types/family-setup.route'

const PRODUCT = 'personal-family-recurring'
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: subscriptionsMessage('familySetup.buildYourSubscription'),
    description: subscriptionsMessage('familySetup.description'),
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
      title={subscriptionsMessage('familySetup.buildYourSubscription')}
      lead={subscriptionsMessage('familySetup.lead')}
      fields={(choice, problems) => (
        <PlanFields {...loaderData} choice={choice} problems={problems} />
      )}
    />
  )
}
