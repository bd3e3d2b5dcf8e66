import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/family-setup.route'
import { MemberCounts } from './member-counts.tsx'
import { PlanSetupPage } from './plan-setup-page.tsx'
import { loadSetup, takeSetup } from './setup-loader.ts'

const PRODUCT = 'personal-family-recurring'
const GROUPS = [
  { id: 'adults', legend: 'Adults', of: 'adult_' },
  { id: 'children', legend: 'Children', of: 'child_' },
  { id: 'pets', legend: 'Pets', of: 'pet' },
] as const

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Build your subscription',
    description: 'Adults, children and pets, each with a plan of their own.',
    path: '/app/personal/family/recurring/setup',
  })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadSetup({ request, context }, PRODUCT)

export const action = ({ request, context }: Route.ActionArgs) =>
  takeSetup({ request, context }, PRODUCT)

export default function FamilySetup({ loaderData, actionData }: Route.ComponentProps) {
  const { plans, currency } = loaderData
  return (
    <PlanSetupPage
      setup={loaderData}
      answer={actionData ?? null}
      title="Build your subscription"
      lead="Everyone in the household, each with a plan of their own. A child counts half an adult; a pet 0.6 tonnes."
      fields={(choice, problems) =>
        GROUPS.map(({ id, legend, of }) => (
          <MemberCounts
            key={id}
            id={id}
            legend={legend}
            plans={plans.filter(({ plan }) => plan.startsWith(of))}
            currency={currency}
            choice={choice}
            problems={problems}
          />
        ))
      }
    />
  )
}
