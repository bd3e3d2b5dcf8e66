import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { loadPlans } from '../plan-facts.ts'
import { WORKFORCE_QUESTIONS } from '../plan-questions.tsx'
import { PlanTable } from '../plan-table.tsx'
import { loadPrices } from '../public-facts.ts'
import type { Route } from './+types/workforce.route'
import { TeamExample } from './examples/team-example.tsx'
import { WorkforceMonth } from './examples/workforce-month.tsx'
import { QuestionsAndStep } from './questions-and-step.tsx'
import { SolutionsPage } from './solutions-page.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'A plan for your workforce',
    description:
      'Fund climate action for everyone who works with you, by headcount, with invoices and proof.',
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

const WORKFORCE_REASONS = [
  {
    title: 'By headcount',
    text: 'Traveller for those who fly, Standard for most, Lite for those who hardly travel. Mix them to match your people.',
  },
  {
    title: 'Changes as you do',
    text: 'People join and leave. Change the numbers when they do; the change counts from the next payment.',
  },
  {
    title: 'Counted with care',
    text: 'A fifth of what a workforce plan offsets counts against your own footprint. Both figures are shown.',
  },
] as const

const SETUP = '/app/business/workforce/recurring/setup'
const PLAN = 'Plan for my workforce'

export default function Workforce({ loaderData }: Route.ComponentProps) {
  const standard = loaderData.plans?.find(({ plan }) => plan === 'employee_standard')
  return (
    <SolutionsPage
      title="For everyone who works with you"
      lead="A plan per head, charged each month or once a year, with an invoice for your books and a certificate anyone can check."
      picture="team"
      href={SETUP}
      act={PLAN}
      reasons={WORKFORCE_REASONS}
    >
      {standard ? (
        <TeamExample month={standard.oneMonth} today={loaderData.today} setup={SETUP} />
      ) : null}
      <PlanTable plans={loaderData.plans} title="What a year of each plan funds, for one person">
        <a href="/app/business/footprint/setup">Offset a footprint every year instead</a>
      </PlanTable>
      <WorkforceMonth sum={standard?.oneYear} projects={loaderData.projects} />
      <QuestionsAndStep questions={WORKFORCE_QUESTIONS} href={SETUP} act={PLAN} />
    </SolutionsPage>
  )
}
