import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { loadConnectorFacts } from '../../connector-facts.ts'
import { loadPrices } from '../../public-facts.ts'
import { Claims } from '../examples/claims.tsx'
import styles from '../examples/example.module.css'
import { ExampleBill } from '../examples/example-bill.tsx'
import { OrdersExample } from '../examples/orders-example.tsx'
import { solutionsMessage } from '../messages/messages.generated.ts'
import { QuestionsAndStep } from '../questions-and-step.tsx'
import { SolutionsPage } from '../solutions-page.tsx'
import type { Route } from './+types/integrations.route'
import { storeQuestions } from './store-questions.tsx'
import { WaysToConnect } from './ways-to-connect.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: solutionsMessage('integrations.forOnlineShops'),
    description: solutionsMessage('integrations.description'),
    path: '/solutions/business/integrations',
  })

const CONNECT = '/app/business/ecommerce/connect'

const integrationsReasons = () =>
  [
    {
      title: solutionsMessage('integrations.byYourRule'),
      text: solutionsMessage('integrations.treesCo2ePlasticProject'),
    },
    {
      title: solutionsMessage('integrations.billedSold'),
      text: solutionsMessage('integrations.cardOnceMonthShopify'),
    },
    {
      title: solutionsMessage('integrations.shownWhenPaid'),
      text: solutionsMessage('integrations.orderCountsOnceBill'),
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
      title={solutionsMessage('integrations.everyOrderPlantsSomething')}
      lead={solutionsMessage('integrations.lead')}
      picture="stall"
      href={CONNECT}
      act={solutionsMessage('integrations.connectYourShop')}
      reasons={integrationsReasons()}
    >
      {prices ? <OrdersExample book={prices.book} today={loaderData.today} /> : null}
      <WaysToConnect connectors={connectors} />
      <section className="page page-end" aria-labelledby="hold">
        <div className={styles.row}>
          <div className="flow-24">
            <h2 id="hold">{solutionsMessage('integrations.billedSay')}</h2>
            <p>{solutionsMessage('integrations.everyOrderCountsListed')}</p>
            <Claims
              when={solutionsMessage('integrations.inMarch2026')}
              figures={solutionsMessage('integrations.TreesOneFor')}
            />
          </div>
          {prices ? <ExampleBill book={prices.book} /> : null}
        </div>
      </section>
      <QuestionsAndStep
        questions={storeQuestions()}
        href={CONNECT}
        act={solutionsMessage('integrations.connectYourShop')}
      />
    </SolutionsPage>
  )
}
