import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { loadConnectorFacts } from '../../connector-facts.ts'
import { loadPrices } from '../../public-facts.ts'
import { Claims } from '../examples/claims.tsx'
import styles from '../examples/example.module.css'
import { ExampleBill } from '../examples/example-bill.tsx'
import { OrdersExample } from '../examples/orders-example.tsx'
import { QuestionsAndStep } from '../questions-and-step.tsx'
import { SolutionsPage } from '../solutions-page.tsx'
import type { Route } from './+types/integrations.route'
import { STORE_QUESTIONS } from './store-questions.tsx'
import { WaysToConnect } from './ways-to-connect.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'For online shops',
    description:
      'Connect your shop once, and every order funds trees, CO2e or plastic: per order, by amount or as a share of the checkout.',
    path: '/solutions/business/integrations',
  })

const CONNECT = '/app/business/ecommerce/connect'

const INTEGRATIONS_REASONS = [
  {
    title: 'By your rule',
    text: 'Trees, CO2e or plastic, from a project you choose: the same per order, more the more is spent, or a share of the checkout. Before you save, you see what your recent orders would have come to.',
  },
  {
    title: 'Billed for what you sold',
    text: 'By card once a month, or by Shopify on its own invoice, with every order listed in a file for your books. Nothing sold, nothing billed. Returns come off, and you can set a limit.',
  },
  {
    title: 'Shown when it is paid',
    text: 'An order counts once its bill is paid; until then it is marked as pending. Your customers can look up what their own order funded.',
  },
] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const [prices, connectors] = await Promise.all([
    loadPrices({ request, context }, 'business'),
    loadConnectorFacts(context),
  ])
  return { prices, connectors, today: dayOf(new Date()) }
}

export default function Integrations({ loaderData }: Route.ComponentProps) {
  const { prices, connectors } = loaderData
  return (
    <SolutionsPage
      title="Every order plants something"
      lead="Connect your shop once. Each order contributes by your rule, you are billed for what you sold, and anyone can check what came of it."
      picture="stall"
      href={CONNECT}
      act="Connect your shop"
      reasons={INTEGRATIONS_REASONS}
    >
      {prices ? <OrdersExample book={prices.book} today={loaderData.today} /> : null}
      <WaysToConnect connectors={connectors} />
      <section className="page page-end" aria-labelledby="hold">
        <div className={styles.row}>
          <div className="flow-24">
            <h2 id="hold">What you are billed, and what you can say</h2>
            <p>
              Every order that counts is listed on its bill; the others are in your list, each with
              the reason why not. Once the bill is paid, each order is in the public ledger.
            </p>
            <Claims when="In March 2026" figures="400 trees, one for each order of its shop" />
          </div>
          {prices ? <ExampleBill book={prices.book} /> : null}
        </div>
      </section>
      <QuestionsAndStep questions={STORE_QUESTIONS} href={CONNECT} act="Connect your shop" />
    </SolutionsPage>
  )
}
