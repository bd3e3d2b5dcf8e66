import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { loadPrices } from '../../public-facts.ts'
import type { Route } from './+types/business-gifts.route'
import { GiftLanding } from './gift-landing.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Gifts for clients and colleagues',
    description:
      'One order, a gift for each person on your list, each with a certificate in their name.',
    path: '/solutions/business/eco-friendly-gifts',
  })

const BUSINESS_GIFTS_REASONS = [
  {
    title: 'One list, one payment',
    text: 'Paste up to two hundred people. You pay once, by card, and get one invoice for your books.',
  },
  {
    title: 'A certificate each',
    text: 'Every gift carries the recipient’s name, your words and a number that anyone can check.',
  },
  {
    title: 'Never counted twice',
    text: 'Once someone adds a gift to their own account it is theirs; it leaves your total, and you can see which ones have gone.',
  },
] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  return { prices: await loadPrices({ request, context }, 'business'), today: dayOf(new Date()) }
}

export default function BusinessGifts({ loaderData }: Route.ComponentProps) {
  return (
    <GiftLanding
      audience="business"
      title="Thank people with a forest"
      lead="For clients, colleagues and guests: a gift for each person on your list, sent on the day you choose."
      reasons={BUSINESS_GIFTS_REASONS}
      {...loaderData}
    />
  )
}
