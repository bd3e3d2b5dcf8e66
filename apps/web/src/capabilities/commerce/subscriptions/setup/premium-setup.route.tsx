import { pageMeta } from '../../../../shell/page-meta.ts'
import type { Route } from './+types/premium-setup.route'
import { PlanSetupPage } from './plan-setup-page.tsx'
import { loadSetup, takeSetup } from './setup-loader.ts'

const PRODUCT = 'business-premium-recurring'
const INCLUDED = [
  'Someone of our team, by name, who knows your footprint and your targets.',
  'A review of both with you, each quarter.',
  'An answer to every question within one working day.',
]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Premium',
    description: 'People who go through your footprint and targets with you, at a flat rate.',
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
      title="Premium"
      lead="People, at a flat rate. It pays for work and funds no trees, CO2e or plastic by itself."
      fields={() => (
        <section className="part" aria-labelledby="included">
          <h2 id="included">What is included</h2>
          <input type="hidden" name="premium" value="1" />
          <ul>
            {INCLUDED.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      )}
    />
  )
}
