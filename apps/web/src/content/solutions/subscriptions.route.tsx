import { yearOfPlan } from '@understory/domain/commerce/subscriptions/plans.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { loadPlans } from '../plan-facts.ts'
import { SUBSCRIPTION_QUESTIONS } from '../plan-questions.tsx'
import { PlanTable } from '../plan-table.tsx'
import { loadPrices } from '../public-facts.ts'
import type { Route } from './+types/subscriptions.route'
import styles from './examples/example.module.css'
import { ExampleCertificate } from './examples/example-certificate.tsx'
import { QuestionsAndStep } from './questions-and-step.tsx'
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
  const from = { request, context }
  const [plans, prices] = await Promise.all([
    loadPlans(from, 'personal-individual-recurring'),
    loadPrices(from, 'personal'),
  ])
  return { plans, projects: prices?.partners ?? [] }
}

const SOLUTIONS_SUBSCRIPTIONS_REASONS = [
  {
    title: 'Choose a plan',
    text: 'Standard covers the average footprint of a person in the G20, Ultimate twice that, Lite half.',
  },
  {
    title: 'Or build one',
    text: 'Adults, children and pets, each with a plan of their own. A child counts half an adult.',
  },
  {
    title: 'Leave when you like',
    text: 'Change or cancel it yourself, in two taps. It runs to the end of what you have paid for.',
  },
] as const

const SETUP = '/app/personal/individual/recurring/setup'
const CHOOSE = 'Choose a plan'

const { trees, co2e, plastic } = yearOfPlan('individual_standard')
/** Three months of the plan that most is said about. */
const THREE_MONTHS = {
  funded: { milliTrees: trees / 4, co2eGrams: co2e / 4, plasticGrams: plastic / 4 },
  name: 'Robin Hazelwood',
  note: 'After three months of the Standard plan. It grows with each payment, under the same number.',
}

export default function Subscriptions({ loaderData }: Route.ComponentProps) {
  return (
    <SolutionsPage
      title="A little, every month"
      lead="A plan funds CO2e, trees and plastic in step with the life you lead. Each month is in the public ledger the minute it is paid."
      picture="months"
      href={SETUP}
      act={CHOOSE}
      reasons={SOLUTIONS_SUBSCRIPTIONS_REASONS}
    >
      <PlanTable plans={loaderData.plans} title="What each plan funds in a year">
        <a href="/app/personal/family/recurring/setup">Build one for a family</a>
      </PlanTable>
      <section className="page page-end" aria-labelledby="example">
        <div className={styles.row}>
          <ExampleCertificate example={THREE_MONTHS} projects={loaderData.projects} />
          <div className="flow-16">
            <h2 id="example">What you hold after three months</h2>
            <p>
              One certificate for the whole plan, in your name. Each payment adds a line to the
              ledger beneath it, with its month and its projects, and you get a receipt by email.
            </p>
            <p>
              Before the next payment, Subscriptions shows its date and amount, with the buttons to
              change or cancel the plan right beside them.
            </p>
          </div>
        </div>
      </section>
      <QuestionsAndStep questions={SUBSCRIPTION_QUESTIONS} href={SETUP} act={CHOOSE} />
    </SolutionsPage>
  )
}
