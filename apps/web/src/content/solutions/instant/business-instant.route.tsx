import { pageMeta } from '../../../shell/page-meta.ts'
import { loadPrices } from '../../public-facts.ts'
import { BUSINESS_INSTANT_QUESTIONS } from '../../questions.tsx'
import type { Route } from './+types/business-instant.route'
import { InstantPage } from './instant-page.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Fund climate action for your business, once',
    description:
      'Trees, CO2e and plastic by the unit, spread over your year, with invoice and certificate.',
    path: '/solutions/business/instant',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  return { prices: await loadPrices({ request, context }, 'business') }
}

const BENEFITS = [
  {
    title: 'Paper for your books',
    text: 'A receipt and an invoice with your address and tax number, as soon as the payment goes through.',
  },
  {
    title: 'Counted in the right months',
    text: 'Pay once and spread what you funded evenly over the months of your reporting year.',
  },
  {
    title: 'Words you can publish',
    text: 'What was funded, how much and when, with a link to the proof. Contribution claims, as the law now asks.',
  },
] as const

export default function BusinessInstant({ loaderData }: Route.ComponentProps) {
  return (
    <InstantPage
      audience="business"
      title="Fund it once, prove it for years"
      lead="For a product launch, an event, a financial year. Pick what your business will fund, see the price, pay by card."
      prices={loaderData.prices}
      benefits={BENEFITS}
      questions={BUSINESS_INSTANT_QUESTIONS}
    />
  )
}
