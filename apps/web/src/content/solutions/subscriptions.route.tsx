import { pageMeta } from '../../shell/page-meta.ts'
import { loadPlans } from '../plan-facts.ts'
import { PlanTable } from '../plan-table.tsx'
import type { Route } from './+types/subscriptions.route'
import { SolutionsPage } from './solutions-page.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Subscriptions for people and families',
    description:
      'Offset a year of your life month by month, for yourself or the whole family, and see every month in the ledger.',
    path: '/solutions/personal/subscriptions',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  return { plans: await loadPlans({ request, context }, 'personal-individual-recurring') }
}

const REASONS = [
  {
    title: 'Choose a plan',
    text: 'Standard covers the average footprint of a person in the G20, Ultimate twice as much, Lite half of it.',
  },
  {
    title: 'Or build one',
    text: 'Adults, children and pets, each with a plan of their own. A child counts half an adult.',
  },
  {
    title: 'Leave when you like',
    text: 'Change or cancel on your own, in two taps. It stays active to the end of what you paid for.',
  },
] as const

export default function Subscriptions({ loaderData }: Route.ComponentProps) {
  return (
    <SolutionsPage
      title="A little, every month"
      lead="A plan funds CO2e, trees and plastic in step with the life you lead. Each month is in the public ledger the minute it is paid."
      picture="grove"
      href="/app/personal/individual/recurring/setup"
      act="Choose a plan"
      reasons={REASONS}
    >
      <PlanTable plans={loaderData.plans} title="What each plan funds in a year">
        <a href="/app/personal/family/recurring/setup">Build one for a family</a>
      </PlanTable>
    </SolutionsPage>
  )
}
