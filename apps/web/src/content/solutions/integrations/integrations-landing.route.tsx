import { pageMeta } from '../../../shell/page-meta.ts'
import { loadConnectorFacts } from '../../connector-facts.ts'
import { SolutionsPage } from '../solutions-page.tsx'
import type { Route } from './+types/integrations-landing.route'
import { WaysToConnect } from './ways-to-connect.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Connect your shop',
    description: 'Three steps from your shop to a tree for each order, and what we may read of it.',
    path: '/landing-page/integrations',
  })

const STEPS = [
  {
    title: 'Approve the connection',
    text: 'Where your shop is, with your own sign-in. It takes about a minute, and you can take it back there or here.',
  },
  {
    title: 'Choose what an order gives',
    text: 'What your last orders would have come to stands beside it. You can change it at any time, for later orders and never backwards.',
  },
  {
    title: 'Give a card, or approve the charge',
    text: 'Orders contribute from then on. Nothing is charged when you begin: you pay afterwards for what you sold, by card once a month or on the invoice of Shopify.',
  },
] as const

export async function loader({ context }: Route.LoaderArgs) {
  return { connectors: await loadConnectorFacts(context) }
}

export default function IntegrationsLanding({ loaderData }: Route.ComponentProps) {
  return (
    <SolutionsPage
      title="From your shop to a forest, in three steps"
      lead="You came from the place where your shop lives. Here is what happens next, and what it asks of you."
      picture="road"
      href="/app/business/ecommerce/connect"
      act="Connect your shop"
      reasons={STEPS}
    >
      <WaysToConnect connectors={loaderData.connectors} />
      <p className="page page-end">
        Not sure yet? <a href="/solutions/business/integrations">What it costs and what counts</a>.
      </p>
    </SolutionsPage>
  )
}
