import { pageMeta } from '../../../shell/page-meta.ts'
import { loadPrices } from '../../public-facts.ts'
import { PERSONAL_INSTANT_QUESTIONS } from '../../questions.tsx'
import type { Route } from './+types/personal-instant.route'
import { InstantPage } from './instant-page.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Fund trees, CO2e and plastic removal, once',
    description: 'Choose trees, CO2e and plastic by the unit, pay by card, hold the certificate.',
    path: '/solutions/personal/instant',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  return { prices: await loadPrices({ request, context }, 'personal') }
}

const BENEFITS = [
  {
    title: 'A certificate to keep or to give',
    text: 'Plain, as a gift or for Christmas. Leave out the price, add a line of your own.',
  },
  {
    title: 'A forest that is yours',
    text: 'Drawn from your own trees. It grows with each one you fund, and no two are alike.',
  },
  {
    title: 'Proof that outlives us',
    text: 'A number anyone can look up, and ledger entries that are never changed.',
  },
] as const

export default function PersonalInstant({ loaderData }: Route.ComponentProps) {
  return (
    <InstantPage
      audience="personal"
      title="Do something real in five minutes"
      lead="For a flight, for a birthday, for no reason at all. Pick what you would like to fund, see the price, pay by card."
      prices={loaderData.prices}
      benefits={BENEFITS}
      questions={PERSONAL_INSTANT_QUESTIONS}
    />
  )
}
