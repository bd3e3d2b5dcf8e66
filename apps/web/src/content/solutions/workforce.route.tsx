import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { loadPlans } from '../plan-facts.ts'
import { workforceQuestions } from '../plan-questions.tsx'
import { PlanTable } from '../plan-table.tsx'
import { loadPrices } from '../public-facts.ts'
import type { Route } from './+types/workforce.route'
import { TeamExample } from './examples/team-example.tsx'
import { WorkforceMonth } from './examples/workforce-month.tsx'
import { solutionsMessage } from './messages/messages.generated.ts'
import { QuestionsAndStep } from './questions-and-step.tsx'
import { SolutionsPage } from './solutions-page.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: solutionsMessage('workforce.planWorkforce'),
    description: solutionsMessage('workforce.description'),
    path: '/solutions/business/earth-positive-workforce',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const from = { request, context }
  const [plans, prices] = await Promise.all([
    loadPlans(from, 'business-workforce-recurring'),
    loadPrices(from, 'business'),
  ])
  return { plans, projects: prices?.partners ?? [], today: dayOf(new Date()) }
}

const workforceReasons = () =>
  [
    {
      title: solutionsMessage('workforce.byHeadcount'),
      text: solutionsMessage('workforce.travellerThoseFlyStandard'),
    },
    {
      title: solutionsMessage('workforce.changesAsYouDo'),
      text: solutionsMessage('workforce.peopleJoinLeaveChange'),
    },
    {
      title: solutionsMessage('workforce.countedWithCare'),
      text: solutionsMessage('workforce.fifthWorkforcePlanOffsets'),
    },
  ] as const

const SETUP = '/app/business/workforce/recurring/setup'
const planWords = () => solutionsMessage('workforce.planForMyWorkforce')

export default function Workforce({ loaderData }: Route.ComponentProps) {
  const standard = loaderData.plans?.find(({ plan }) => plan === 'employee_standard')
  return (
    <SolutionsPage
      title={solutionsMessage('workforce.everyoneWorks')}
      lead={solutionsMessage('workforce.lead')}
      picture="team"
      href={SETUP}
      act={planWords()}
      reasons={workforceReasons()}
    >
      {standard ? (
        <TeamExample month={standard.oneMonth} today={loaderData.today} setup={SETUP} />
      ) : null}
      <PlanTable plans={loaderData.plans} title={solutionsMessage('workforce.yearEachPlanFunds')}>
        <a href="/app/business/footprint/setup">
          {solutionsMessage('workforce.offsetFootprintEveryYear')}
        </a>
      </PlanTable>
      <WorkforceMonth sum={standard?.oneYear} projects={loaderData.projects} />
      <QuestionsAndStep questions={workforceQuestions()} href={SETUP} act={planWords()} />
    </SolutionsPage>
  )
}
