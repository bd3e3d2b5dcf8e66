import { pageMeta, siteNameOf } from '../../shell/page-meta.ts'
import { Roots } from '../../shell/site-frame/roots.tsx'
import { loadPrices, loadTotals } from '../public-facts.ts'
import type { Route } from './+types/home.route'
import { Hero } from './hero.tsx'
import { LiveTotals } from './live-totals.tsx'
import { homeMessage } from './messages/messages.generated.ts'
import { Measure, Questions, SectionsProof, SectionsWays, WhatItCosts } from './sections.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: homeMessage('home.climateActionCheck', { siteNameOf: siteNameOf(matches) }),
    description: homeMessage('home.description'),
    path: '/',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const [totals, prices] = await Promise.all([
    loadTotals(context),
    loadPrices({ request, context }, 'personal'),
  ])
  return { totals, prices }
}

export default function Home({ loaderData: { totals, prices } }: Route.ComponentProps) {
  return (
    <>
      <Hero prices={prices} />
      <LiveTotals totals={totals} />
      <Measure />
      <WhatItCosts prices={prices} />
      <SectionsWays />
      <Questions />
      <Roots />
      <SectionsProof />
    </>
  )
}
