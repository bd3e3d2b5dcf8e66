import { pageMeta } from '../../shell/page-meta.ts'
import { PriceList } from '../price-list.tsx'
import { loadPrices } from '../public-facts.ts'
import { BUSINESS_QUESTIONS } from '../questions.tsx'
import type { Route } from './+types/business.route'
import { Claims } from './examples/claims.tsx'
import styles from './examples/example.module.css'
import { ExampleCertificate } from './examples/example-certificate.tsx'
import { ONE_PURCHASE, PURCHASE_CERTIFICATES, PurchaseInvoice } from './examples/one-purchase.tsx'
import { MoreWays } from './more-ways.tsx'
import { QuestionsAndStep } from './questions-and-step.tsx'
import { SolutionsPage } from './solutions-page.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'For business',
    description:
      'Fund climate action as a business, with invoices, certificates and honest claims.',
    path: '/solutions/business',
  })

const SETUP = '/app/business/instant/one-time/setup'
const CHOOSE = 'Choose what to fund'

const SOLUTIONS_BUSINESS_REASONS = [
  {
    title: 'Choose',
    text: 'Trees, CO2e and plastic by the unit, counted in the months of your reporting year.',
  },
  {
    title: 'Book it',
    text: 'Invoice and receipt with your address and tax number, whose format is checked before you pay.',
  },
  {
    title: 'Say it safely',
    text: 'Certificates state what was funded and when. Customers, auditors and regulators can check each one.',
  },
] as const

const SOLUTIONS_BUSINESS_WAYS = [
  {
    href: '/solutions/business/earth-positive-workforce',
    title: 'For a workforce',
    text: 'A plan per head that changes as people join and leave.',
  },
  {
    href: '/solutions/business/eco-friendly-gifts',
    title: 'As gifts',
    text: 'One list, one payment, a certificate for each client or colleague.',
  },
  {
    href: '/solutions/business/vehicles-emissions-calculator',
    title: 'For a fleet',
    text: 'From a registration or a spreadsheet to the emissions of a year, with the source of each figure.',
  },
  {
    href: '/app/business/footprint/setup',
    title: 'For a footprint',
    text: 'Offset a yearly figure in instalments, or all of it at once.',
  },
  {
    href: '/solutions/business/integrations',
    title: 'For each order',
    text: 'Trees, or a share of each order, for everything your shop sells.',
  },
  {
    href: '/app/business/premium/recurring/setup',
    title: 'With our people',
    text: 'A person, with a name, who goes through your footprint and targets with you.',
  },
] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  return { prices: await loadPrices({ request, context }, 'business') }
}

export default function Business({ loaderData: { prices } }: Route.ComponentProps) {
  return (
    <SolutionsPage
      title="Claims that stand up to a question"
      lead="Fund climate action and publish exactly what you did. When someone asks, the answer is one link away."
      picture="claims"
      href={SETUP}
      act={CHOOSE}
      reasons={SOLUTIONS_BUSINESS_REASONS}
    >
      <section className="section" aria-labelledby="example">
        <div className={`page ${styles.rows}`}>
          <div className={styles.row}>
            <ExampleCertificate
              example={PURCHASE_CERTIFICATES.business}
              projects={prices?.partners ?? []}
            />
            <div className="flow-24">
              <h2 id="example">What you hold, and what it costs</h2>
              <PriceList prices={prices} />
            </div>
          </div>
          <div className={styles.row}>
            <div className="flow-24">
              <h2>What you publish, and what you book</h2>
              <Claims when="In 2026" figures={ONE_PURCHASE} />
              <div className="flow-12">
                <h3>The invoice for your books</h3>
                <p>
                  With your address and tax number, a number of its own, and VAT where it is due. It
                  is there the moment the payment is through.
                </p>
              </div>
            </div>
            <PurchaseInvoice prices={prices} />
          </div>
        </div>
      </section>
      <QuestionsAndStep questions={BUSINESS_QUESTIONS} href={SETUP} act={CHOOSE} />
      <MoreWays ways={SOLUTIONS_BUSINESS_WAYS} />
    </SolutionsPage>
  )
}
