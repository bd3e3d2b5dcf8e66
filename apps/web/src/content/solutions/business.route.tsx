import { pageMeta } from '../../shell/page-meta.ts'
import { PriceList } from '../price-list.tsx'
import { loadPrices } from '../public-facts.ts'
import { businessQuestions } from '../questions.tsx'
import type { Route } from './+types/business.route'
import { Claims } from './examples/claims.tsx'
import styles from './examples/example.module.css'
import { ExampleCertificate } from './examples/example-certificate.tsx'
import { ONE_PURCHASE, PurchaseInvoice, purchaseCertificates } from './examples/one-purchase.tsx'
import { solutionsMessage } from './messages/messages.generated.ts'
import { MoreWays } from './more-ways.tsx'
import { QuestionsAndStep } from './questions-and-step.tsx'
import { SolutionsPage } from './solutions-page.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: solutionsMessage('business.forBusiness'),
    description: solutionsMessage('business.description'),
    path: '/solutions/business',
  })

const SETUP = '/app/business/instant/one-time/setup'
const chooseWhatToFund = () => solutionsMessage('business.chooseWhatToFund')

const solutionsBusinessReasons = () =>
  [
    {
      title: solutionsMessage('business.choose'),
      text: solutionsMessage('business.treesCo2ePlasticUnit'),
    },
    {
      title: solutionsMessage('business.bookIt'),
      text: solutionsMessage('business.invoiceReceiptAddressTax'),
    },
    {
      title: solutionsMessage('business.sayItSafely'),
      text: solutionsMessage('business.certificatesStateFundedWhen'),
    },
  ] as const

const solutionsBusinessWays = () =>
  [
    {
      href: '/solutions/business/earth-positive-workforce',
      title: solutionsMessage('business.forAWorkforce'),
      text: solutionsMessage('business.planPerHeadChanges'),
    },
    {
      href: '/solutions/business/eco-friendly-gifts',
      title: solutionsMessage('business.asGifts'),
      text: solutionsMessage('business.listPaymentCertificateEach'),
    },
    {
      href: '/solutions/business/vehicles-emissions-calculator',
      title: solutionsMessage('business.forAFleet'),
      text: solutionsMessage('business.registrationSpreadsheetEmissionsYear'),
    },
    {
      href: '/app/business/footprint/setup',
      title: solutionsMessage('business.forAFootprint'),
      text: solutionsMessage('business.offsetYearlyFigureInstalments'),
    },
    {
      href: '/solutions/business/integrations',
      title: solutionsMessage('business.forEachOrder'),
      text: solutionsMessage('business.treesShareEachOrder'),
    },
    {
      href: '/app/business/premium/recurring/setup',
      title: solutionsMessage('business.withOurPeople'),
      text: solutionsMessage('business.personNameGoesThrough'),
    },
  ] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  return { prices: await loadPrices({ request, context }, 'business') }
}

export default function Business({ loaderData: { prices } }: Route.ComponentProps) {
  return (
    <SolutionsPage
      title={solutionsMessage('business.claimsStandUpQuestion')}
      lead={solutionsMessage('business.lead')}
      picture="claims"
      href={SETUP}
      act={chooseWhatToFund()}
      reasons={solutionsBusinessReasons()}
    >
      <section className="section" aria-labelledby="example">
        <div className={`page ${styles.rows}`}>
          <div className={styles.row}>
            <ExampleCertificate
              example={purchaseCertificates().business}
              projects={prices?.partners ?? []}
            />
            <div className="flow-24">
              <h2 id="example">{solutionsMessage('business.holdCosts')}</h2>
              <PriceList prices={prices} />
            </div>
          </div>
          <div className={styles.row}>
            <div className="flow-24">
              <h2>{solutionsMessage('business.publishBook')}</h2>
              <Claims when="In 2026" figures={ONE_PURCHASE} />
              <div className="flow-12">
                <h3>{solutionsMessage('business.invoiceBooks')}</h3>
                <p>{solutionsMessage('business.addressTaxNumberNumber')}</p>
              </div>
            </div>
            <PurchaseInvoice prices={prices} />
          </div>
        </div>
      </section>
      <QuestionsAndStep questions={businessQuestions()} href={SETUP} act={chooseWhatToFund()} />
      <MoreWays ways={solutionsBusinessWays()} />
    </SolutionsPage>
  )
}
