import { pageMeta } from '../../../shell/page-meta.ts'
import { loadConnectorFacts } from '../../connector-facts.ts'
import { solutionsMessage, solutionsRich } from '../messages/messages.generated.ts'
import { SolutionsPage } from '../solutions-page.tsx'
import type { Route } from './+types/integrations-landing.route'
import { WaysToConnect } from './ways-to-connect.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: solutionsMessage('integrationsLanding.connectYourShop'),
    description: solutionsMessage('integrationsLanding.description'),
    path: '/landing-page/integrations',
  })

const steps = () =>
  [
    {
      title: solutionsMessage('integrationsLanding.approveTheConnection'),
      text: solutionsMessage('integrationsLanding.shopsOwnPlatformOwn'),
    },
    {
      title: solutionsMessage('integrationsLanding.chooseOrderGives'),
      text: solutionsMessage('integrationsLanding.besideSeeRecentOrders'),
    },
    {
      title: solutionsMessage('integrationsLanding.addCardApproveCharge'),
      text: solutionsMessage('integrationsLanding.ordersContributeNothingPay'),
    },
  ] as const

export async function loader({ context }: Route.LoaderArgs) {
  return { connectors: await loadConnectorFacts(context) }
}

export default function IntegrationsLanding({ loaderData }: Route.ComponentProps) {
  return (
    <SolutionsPage
      title={solutionsMessage('integrationsLanding.shopForestThreeSteps')}
      lead={solutionsMessage('integrationsLanding.lead')}
      picture="stall"
      href="/app/business/ecommerce/connect"
      act={solutionsMessage('integrationsLanding.connectYourShop')}
      reasons={steps()}
    >
      <WaysToConnect connectors={loaderData.connectors} />
      <p className="page page-end">
        {solutionsRich('integrationsLanding.sureYetCostsCounts', {
          link: (words) => <a href="/solutions/business/integrations">{words}</a>,
        })}
      </p>
    </SolutionsPage>
  )
}
