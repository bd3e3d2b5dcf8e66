import { pageMeta } from '../../../shell/page-meta.ts'
import { loadConnectorFacts } from '../../connector-facts.ts'
import { SolutionsPage } from '../solutions-page.tsx'
import type { Route } from './+types/integrations-landing.route'
import { WaysToConnect } from './ways-to-connect.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Connect your shop',
    description: 'Three steps from your shop to a tree for each order, and what we may read.',
    path: '/landing-page/integrations',
  })

const STEPS = [
  {
    title: 'Approve the connection',
    text: 'On your shop’s own platform, with your own sign-in. It takes about a minute, and you can withdraw it there or here.',
  },
  {
    title: 'Choose what an order gives',
    text: 'Beside it you see what your recent orders would have come to. You can change it at any time; a change applies to later orders, never retrospectively.',
  },
  {
    title: 'Add a card, or approve the charge',
    text: 'Orders contribute from then on. There is nothing to pay when you begin: you pay afterwards for what you sold, by card once a month or on your Shopify invoice.',
  },
] as const

export async function loader({ context }: Route.LoaderArgs) {
  return { connectors: await loadConnectorFacts(context) }
}

export default function IntegrationsLanding({ loaderData }: Route.ComponentProps) {
  return (
    <SolutionsPage
      title="From your shop to a forest, in three steps"
      lead="You came here from your shop’s platform. Here is what happens next, and what we need from you."
      picture="stall"
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
