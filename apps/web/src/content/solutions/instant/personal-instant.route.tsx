import { pageMeta } from '../../../shell/page-meta.ts'
import { loadPrices } from '../../public-facts.ts'
import { personalInstantQuestions } from '../../questions.tsx'
import { solutionsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/personal-instant.route'
import { InstantPage } from './instant-page.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: solutionsMessage('personalInstant.fundTreesCo2ePlastic'),
    description: solutionsMessage('personalInstant.description'),
    path: '/solutions/personal/instant',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  return { prices: await loadPrices({ request, context }, 'personal') }
}

const benefits = () =>
  [
    {
      title: solutionsMessage('personalInstant.certificateKeepGive'),
      text: solutionsMessage('personalInstant.plainGiftChristmasLeave'),
    },
    {
      title: solutionsMessage('personalInstant.forestYours'),
      text: solutionsMessage('personalInstant.drawnOwnTreesGrows'),
    },
    {
      title: solutionsMessage('personalInstant.proofThatOutlivesUs'),
      text: solutionsMessage('personalInstant.numberAnyoneLookUp'),
    },
  ] as const

export default function PersonalInstant({ loaderData }: Route.ComponentProps) {
  return (
    <InstantPage
      audience="personal"
      title={solutionsMessage('personalInstant.doSomethingRealFive')}
      lead={solutionsMessage('personalInstant.lead')}
      prices={loaderData.prices}
      benefits={benefits()}
      questions={personalInstantQuestions()}
    />
  )
}
