import { yearOfPlan } from '@understory/domain/commerce/subscriptions/plans.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { loadPlans } from '../plan-facts.ts'
import { subscriptionQuestions } from '../plan-questions.tsx'
import { PlanTable } from '../plan-table.tsx'
import { loadPrices } from '../public-facts.ts'
import type { Route } from './+types/subscriptions.route'
import styles from './examples/example.module.css'
import { ExampleCertificate } from './examples/example-certificate.tsx'
import { solutionsMessage } from './messages/messages.generated.ts'
import { QuestionsAndStep } from './questions-and-step.tsx'
import { SolutionsPage } from './solutions-page.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: solutionsMessage('subscriptions.subscriptionsPeopleFamilies'),
    description: solutionsMessage('subscriptions.description'),
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

const solutionsSubscriptionsReasons = () =>
  [
    {
      title: solutionsMessage('subscriptions.chooseAPlan'),
      text: solutionsMessage('subscriptions.standardCoversAverageFootprint'),
    },
    {
      title: solutionsMessage('subscriptions.orBuildOne'),
      text: solutionsMessage('subscriptions.adultsChildrenPetsEach'),
    },
    {
      title: solutionsMessage('subscriptions.leaveWhenYouLike'),
      text: solutionsMessage('subscriptions.changeCancelYourselfTwo'),
    },
  ] as const

const SETUP = '/app/personal/individual/recurring/setup'
const chooseAPlan = () => solutionsMessage('subscriptions.chooseAPlan')

const { trees, co2e, plastic } = yearOfPlan('individual_standard')
/** Three months of the plan that most is said about. */
const threeMonths = () => ({
  funded: { milliTrees: trees / 4, co2eGrams: co2e / 4, plasticGrams: plastic / 4 },
  name: solutionsMessage('subscriptions.robinHazelwood'),
  note: solutionsMessage('subscriptions.afterThreeMonthsStandard'),
})

export default function Subscriptions({ loaderData }: Route.ComponentProps) {
  return (
    <SolutionsPage
      title={solutionsMessage('subscriptions.aLittleEveryMonth')}
      lead={solutionsMessage('subscriptions.lead')}
      picture="months"
      href={SETUP}
      act={chooseAPlan()}
      reasons={solutionsSubscriptionsReasons()}
    >
      <PlanTable
        plans={loaderData.plans}
        title={solutionsMessage('subscriptions.eachPlanFundsYear')}
      >
        <a href="/app/personal/family/recurring/setup">
          {solutionsMessage('subscriptions.buildFamily')}
        </a>
      </PlanTable>
      <section className="page page-end" aria-labelledby="example">
        <div className={styles.row}>
          <ExampleCertificate example={threeMonths()} projects={loaderData.projects} />
          <div className="flow-16">
            <h2 id="example">{solutionsMessage('subscriptions.holdAfterThreeMonths')}</h2>
            <p>{solutionsMessage('subscriptions.certificateWholePlanName')}</p>
            <p>{solutionsMessage('subscriptions.beforeNextPaymentSubscriptions')}</p>
          </div>
        </div>
      </section>
      <QuestionsAndStep questions={subscriptionQuestions()} href={SETUP} act={chooseAPlan()} />
    </SolutionsPage>
  )
}
