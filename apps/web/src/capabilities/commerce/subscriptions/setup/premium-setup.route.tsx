import { pageMeta } from '../../../../shell/page-meta.ts'
import { subscriptionsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/premium-setup.route'
import { PlanSetupPage } from './plan-setup-page.tsx'
import { loadSetup, takeSetup } from './setup-loader.ts'

const PRODUCT = 'business-premium-recurring'
const included = () => [
  subscriptionsMessage('premiumSetup.someoneTeamNameKnows'),
  subscriptionsMessage('premiumSetup.reviewBothEachQuarter'),
  subscriptionsMessage('premiumSetup.answerEveryQuestionWithin'),
]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: subscriptionsMessage('premiumSetup.premium'),
    description: subscriptionsMessage('premiumSetup.description'),
    path: '/app/business/premium/recurring/setup',
  })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadSetup({ request, context }, PRODUCT)

export const action = ({ request, context }: Route.ActionArgs) =>
  takeSetup({ request, context }, PRODUCT)

export default function PremiumSetup({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PlanSetupPage
      setup={loaderData}
      answer={actionData ?? null}
      title={subscriptionsMessage('premiumSetup.premium')}
      lead={subscriptionsMessage('premiumSetup.lead')}
      fields={() => (
        <section className="part" aria-labelledby="included">
          <h2 id="included">{subscriptionsMessage('premiumSetup.whatIsIncluded')}</h2>
          <input type="hidden" name="premium" value="1" />
          <ul>
            {included().map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      )}
    />
  )
}
