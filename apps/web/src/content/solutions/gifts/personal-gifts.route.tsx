import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { loadPrices } from '../../public-facts.ts'
import type { Route } from './+types/personal-gifts.route'
import { GiftLanding } from './gift-landing.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Gifts that grow',
    description:
      'Give trees, CO2e or plastic removal, with your words and a certificate that anyone can check.',
    path: '/solutions/personal/eco-friendly-gifts',
  })

const PERSONAL_GIFTS_REASONS = [
  {
    title: 'Choose and write',
    text: 'Trees, CO2e, plastic, or some of each. Add your words and choose its look: a parcel, Christmas or plain.',
  },
  {
    title: 'On its day',
    text: 'We send it on the morning of the day you choose, up to a year ahead. Or print the certificate and hand it over yourself.',
  },
  {
    title: 'Theirs to keep',
    text: 'The link opens their gift. They can add it to an account of their own, where it counts for them and for nobody else.',
  },
] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  return { prices: await loadPrices({ request, context }, 'personal'), today: dayOf(new Date()) }
}

export default function PersonalGifts({ loaderData }: Route.ComponentProps) {
  return (
    <GiftLanding
      audience="personal"
      title="Something that grows"
      lead="A gift with no box to throw away: trees planted, CO2e reduced, plastic collected, in the name of someone you love, with a certificate anyone can check."
      reasons={PERSONAL_GIFTS_REASONS}
      {...loaderData}
    />
  )
}
