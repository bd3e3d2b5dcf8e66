import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { PriceList } from '../price-list.tsx'
import { loadPrices } from '../public-facts.ts'
import { PERSONAL_QUESTIONS } from '../questions.tsx'
import type { Route } from './+types/personal.route'
import styles from './examples/example.module.css'
import { ExampleCertificate } from './examples/example-certificate.tsx'
import { ForestExample } from './examples/forest-example.tsx'
import { PURCHASE_CERTIFICATES } from './examples/one-purchase.tsx'
import { MoreWays } from './more-ways.tsx'
import { QuestionsAndStep } from './questions-and-step.tsx'
import { SolutionsPage } from './solutions-page.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'For people',
    description: 'Fund trees, CO2e and plastic removal as a person, and keep the proof.',
    path: '/solutions/personal',
  })

const SETUP = '/app/personal/instant/one-time/setup'
const CHOOSE = 'Choose what to fund'

const SOLUTIONS_PERSONAL_REASONS = [
  {
    title: 'Choose',
    text: 'Trees, CO2e, plastic, or some of each. A forest grows on the page as you choose.',
  },
  { title: 'Pay once', text: 'By card, in pounds, euros or dollars. There is nothing to cancel.' },
  {
    title: 'Keep or give',
    text: 'A certificate in your name or for someone you love, and a page that shows what you funded.',
  },
] as const

const SOLUTIONS_PERSONAL_WAYS = [
  {
    href: '/solutions/personal/subscriptions',
    title: 'Every month',
    text: 'A plan for you or the household, until you cancel.',
  },
  {
    href: '/solutions/personal/eco-friendly-gifts',
    title: 'As a gift',
    text: 'Trees in the name of someone you love, with your words.',
  },
  {
    href: '/solutions/personal/carbon-footprint',
    title: 'Your footprint',
    text: 'What a year of your life and home adds up to, with its range. Two minutes, no account.',
  },
  {
    href: '/solutions/personal/car-emissions-calculator',
    title: 'For your car',
    text: 'Find it by its registration, see what it emits in a year, and offset that.',
  },
] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  return { prices: await loadPrices({ request, context }, 'personal'), today: dayOf(new Date()) }
}

export default function Personal({ loaderData }: Route.ComponentProps) {
  return (
    <SolutionsPage
      title="Small enough to do today"
      lead="You will not fix the climate alone. You can fund a piece of the answer that is real, with a place, a date and your name on it."
      picture="home"
      href={SETUP}
      act={CHOOSE}
      reasons={SOLUTIONS_PERSONAL_REASONS}
    >
      {loaderData.prices ? (
        <ForestExample prices={loaderData.prices} today={loaderData.today} setup={SETUP} />
      ) : null}
      <section className="section" aria-labelledby="example">
        <div className={`page ${styles.row}`}>
          <ExampleCertificate
            example={PURCHASE_CERTIFICATES.personal}
            projects={loaderData.prices?.partners ?? []}
          />
          <div className="flow-24">
            <h2 id="example">What you hold, and what it costs</h2>
            <PriceList prices={loaderData.prices} />
          </div>
        </div>
      </section>
      <QuestionsAndStep questions={PERSONAL_QUESTIONS} href={SETUP} act={CHOOSE} />
      <MoreWays ways={SOLUTIONS_PERSONAL_WAYS} />
    </SolutionsPage>
  )
}
