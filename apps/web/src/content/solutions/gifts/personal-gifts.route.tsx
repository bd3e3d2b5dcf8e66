import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { loadPrices } from '../../public-facts.ts'
import { solutionsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/personal-gifts.route'
import { GiftLanding } from './gift-landing.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: solutionsMessage('personalGifts.giftsThatGrow'),
    description: solutionsMessage('personalGifts.description'),
    path: '/solutions/personal/eco-friendly-gifts',
  })

const personalGiftsReasons = () =>
  [
    {
      title: solutionsMessage('personalGifts.chooseAndWrite'),
      text: solutionsMessage('personalGifts.treesCo2ePlasticSome'),
    },
    {
      title: solutionsMessage('personalGifts.onItsDay'),
      text: solutionsMessage('personalGifts.sendMorningDayChoose'),
    },
    {
      title: solutionsMessage('personalGifts.theirsToKeep'),
      text: solutionsMessage('personalGifts.linkOpensGiftAdd'),
    },
  ] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  return { prices: await loadPrices({ request, context }, 'personal'), today: dayOf(new Date()) }
}

export default function PersonalGifts({ loaderData }: Route.ComponentProps) {
  return (
    <GiftLanding
      audience="personal"
      title={solutionsMessage('personalGifts.somethingThatGrows')}
      lead={solutionsMessage('personalGifts.lead')}
      reasons={personalGiftsReasons()}
      {...loaderData}
    />
  )
}
