import { pageMeta } from '../../shell/page-meta.ts'
import { loadPrices } from '../public-facts.ts'
import { BUSINESS_QUESTIONS } from '../questions.tsx'
import type { Route } from './+types/business.route'
import { ExampleAndQuestions } from './example-and-questions.tsx'
import { MoreWays } from './more-ways.tsx'
import { SolutionsPage } from './solutions-page.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'For business',
    description:
      'Fund climate action as a business, with invoices, certificates and honest claims.',
    path: '/solutions/business',
  })

const REASONS = [
  {
    title: 'Choose',
    text: 'Trees, CO2e and plastic by the unit, counted in the months of your reporting year.',
  },
  {
    title: 'Book it',
    text: 'Invoice and receipt with your address and tax number, checked as you type.',
  },
  {
    title: 'Say it safely',
    text: 'Certificates state what was funded and when. Customers, auditors and regulators can check each one.',
  },
] as const

const WAYS = [
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
    href: '/app/business/ecommerce/recurring/setup',
    title: 'For each order',
    text: 'Trees, or a part of the checkout, for everything your shop sells.',
  },
  {
    href: '/app/business/premium/recurring/setup',
    title: 'With our people',
    text: 'Someone by name who goes through your footprint and targets with you.',
  },
] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  return { prices: await loadPrices({ request, context }, 'business') }
}

export default function Business({ loaderData }: Route.ComponentProps) {
  return (
    <SolutionsPage
      title="Claims that stand up to a question"
      lead="Fund climate action and publish exactly what you did. When someone asks, the answer is one link away."
      picture="grove"
      href="/app/business/instant/one-time/setup"
      act="Choose what to fund"
      reasons={REASONS}
    >
      <ExampleAndQuestions
        audience="business"
        prices={loaderData.prices}
        questions={BUSINESS_QUESTIONS}
      />
      <MoreWays ways={WAYS} />
    </SolutionsPage>
  )
}
