import { pageMeta } from '../../../../shell/page-meta.ts'
import { subscriptionsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/individual-setup.route'
import { PlanFields } from './plan-fields.tsx'
import { PlanSetupPage } from './plan-setup-page.tsx'
import { loadSetup, takeSetup } from './setup-loader.ts'

const PRODUCT = 'personal-individual-recurring'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: subscriptionsMessage('individualSetup.subscribe'),
    description: subscriptionsMessage('individualSetup.description'),
    path: '/app/personal/individual/recurring/setup',
  })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadSetup({ request, context }, PRODUCT)

export const action = ({ request, context }: Route.ActionArgs) =>
  takeSetup({ request, context }, PRODUCT)

export default function IndividualSetup({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PlanSetupPage
      setup={loaderData}
      answer={actionData ?? null}
      title={subscriptionsMessage('individualSetup.aPlanForYourself')}
      lead={subscriptionsMessage('individualSetup.lead')}
      fields={(choice, problems) => (
        <PlanFields {...loaderData} choice={choice} problems={problems} />
      )}
    />
  )
}
