import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { PriceList } from '../price-list.tsx'
import { loadPrices } from '../public-facts.ts'
import { personalQuestions } from '../questions.tsx'
import type { Route } from './+types/personal.route'
import styles from './examples/example.module.css'
import { ExampleCertificate } from './examples/example-certificate.tsx'
import { ForestExample } from './examples/forest-example.tsx'
import { purchaseCertificates } from './examples/one-purchase.tsx'
import { solutionsMessage } from './messages/messages.generated.ts'
import { MoreWays } from './more-ways.tsx'
import { QuestionsAndStep } from './questions-and-step.tsx'
import { SolutionsPage } from './solutions-page.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: solutionsMessage('personal.forPeople'),
    description: solutionsMessage('personal.description'),
    path: '/solutions/personal',
  })

const SETUP = '/app/personal/instant/one-time/setup'
const chooseWhatToFund = () => solutionsMessage('personal.chooseWhatToFund')

const solutionsPersonalReasons = () =>
  [
    {
      title: solutionsMessage('personal.choose'),
      text: solutionsMessage('personal.treesCo2ePlasticSome'),
    },
    {
      title: solutionsMessage('personal.payOnce'),
      text: solutionsMessage('personal.cardPoundsEurosDollars'),
    },
    {
      title: solutionsMessage('personal.keepOrGive'),
      text: solutionsMessage('personal.certificateNameSomeoneLove'),
    },
  ] as const

const solutionsPersonalWays = () =>
  [
    {
      href: '/solutions/personal/subscriptions',
      title: solutionsMessage('personal.everyMonth'),
      text: solutionsMessage('personal.planHouseholdUntilCancel'),
    },
    {
      href: '/solutions/personal/eco-friendly-gifts',
      title: solutionsMessage('personal.asAGift'),
      text: solutionsMessage('personal.treesNameSomeoneLove'),
    },
    {
      href: '/solutions/personal/carbon-footprint',
      title: solutionsMessage('personal.yourFootprint'),
      text: solutionsMessage('personal.yearLifeHomeAdds'),
    },
    {
      href: '/solutions/personal/car-emissions-calculator',
      title: solutionsMessage('personal.forYourCar'),
      text: solutionsMessage('personal.findRegistrationSeeEmits'),
    },
  ] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  return { prices: await loadPrices({ request, context }, 'personal'), today: dayOf(new Date()) }
}

export default function Personal({ loaderData }: Route.ComponentProps) {
  return (
    <SolutionsPage
      title={solutionsMessage('personal.smallEnoughDoToday')}
      lead={solutionsMessage('personal.lead')}
      picture="home"
      href={SETUP}
      act={chooseWhatToFund()}
      reasons={solutionsPersonalReasons()}
    >
      {loaderData.prices ? (
        <ForestExample prices={loaderData.prices} today={loaderData.today} setup={SETUP} />
      ) : null}
      <section className="section" aria-labelledby="example">
        <div className={`page ${styles.row}`}>
          <ExampleCertificate
            example={purchaseCertificates().personal}
            projects={loaderData.prices?.partners ?? []}
          />
          <div className="flow-24">
            <h2 id="example">{solutionsMessage('personal.holdCosts')}</h2>
            <PriceList prices={loaderData.prices} />
          </div>
        </div>
      </section>
      <QuestionsAndStep questions={personalQuestions()} href={SETUP} act={chooseWhatToFund()} />
      <MoreWays ways={solutionsPersonalWays()} />
    </SolutionsPage>
  )
}
