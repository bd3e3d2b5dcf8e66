import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { loadPrices } from '../../public-facts.ts'
import { solutionsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/business-gifts.route'
import { GiftLanding } from './gift-landing.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: solutionsMessage('businessGifts.giftsClientsColleagues'),
    description: solutionsMessage('businessGifts.description'),
    path: '/solutions/business/eco-friendly-gifts',
  })

const businessGiftsReasons = () =>
  [
    {
      title: solutionsMessage('businessGifts.oneListOnePayment'),
      text: solutionsMessage('businessGifts.pasteUpTwoHundred'),
    },
    {
      title: solutionsMessage('businessGifts.aCertificateEach'),
      text: solutionsMessage('businessGifts.everyGiftCarriesRecipients'),
    },
    {
      title: solutionsMessage('businessGifts.neverCountedTwice'),
      text: solutionsMessage('businessGifts.onceSomeoneAddsGift'),
    },
  ] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  return { prices: await loadPrices({ request, context }, 'business'), today: dayOf(new Date()) }
}

export default function BusinessGifts({ loaderData }: Route.ComponentProps) {
  return (
    <GiftLanding
      audience="business"
      title={solutionsMessage('businessGifts.thankPeopleForest')}
      lead={solutionsMessage('businessGifts.lead')}
      reasons={businessGiftsReasons()}
      {...loaderData}
    />
  )
}
